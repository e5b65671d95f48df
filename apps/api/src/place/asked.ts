import type { Failure } from '@zhzz/contract/failure.ts'
import type { PlaceSource } from '@zhzz/contract/place/place.ts'
import type { Deps } from '#context.ts'
import type { Viewer } from '#http/session.ts'
import type { PlacePage, Places } from '#outside/places.ts'

/** Of one person, so that nobody walks over the map to read off all companies, or uses up the operator's key. */
const bucket = { size: 300, seconds: 3600 }

type Asking = {
  deps: Deps
  viewer: Viewer
  now: Date
  fail: (failure: 'tooManyRequests', detail?: unknown) => Failure
}

/** Counts a question for places. */
export function countPlaces({ deps, viewer, now, fail }: Asking): void {
  if (!deps.buckets.take('places', viewer.subAccountId, bucket, now))
    throw fail('tooManyRequests', { retryAfterSeconds: bucket.seconds / bucket.size })
}

type Asked = { places: Places | null; cursor: string | undefined }

/**
 * A page of the operator's provider, or of our own places where there is none or it is away. A cursor belongs to whoever
 * gave it: a list that began here goes on here.
 */
export async function askedPage(
  { places, cursor }: Asked,
  outside: (places: Places, cursor: string | null) => Promise<PlacePage | null>,
  inside: (cursor: string | null) => Promise<PlacePage>,
): Promise<PlacePage & { source: PlaceSource }> {
  const [, source = null, rest = null] = /^(\w+)~([\s\S]*)$/.exec(cursor ?? '') ?? []
  if (places !== null && (source === null || source === places.source)) {
    const page = await outside(places, rest)
    if (page !== null) return told(page, places.source)
    if (source !== null) return { list: [], cursor: null, source: places.source }
  }
  return told(await inside(source === 'builtIn' ? rest : null), 'builtIn')
}

function told({ list, cursor }: PlacePage, source: PlaceSource) {
  return { list, cursor: cursor === null ? null : `${source}~${cursor}`, source }
}
