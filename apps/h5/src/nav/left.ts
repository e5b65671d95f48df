import { listPages } from '#nav/specPages.ts'

/** A list that a page was opened from, as an entry of the history. */
export interface Left {
  path: string
  query: string
  key: string
  index: number
}

/** A field of what `history.state` holds, which may be another app's. */
export function fieldOf(state: unknown, field: string): unknown {
  return typeof state === 'object' && state !== null && field in state ? Reflect.get(state, field) : undefined
}

export function isLeft(value: unknown): value is Left {
  return (
    ['path', 'query', 'key'].every((field) => typeof fieldOf(value, field) === 'string') &&
    typeof fieldOf(value, 'index') === 'number'
  )
}

export function leftOf({ path, query, key, index }: Left): Left {
  return { path, query, key, index }
}

/** What stands beside a page that is opened from this one. */
export function leftFrom(place: Left & { left: Left | null }): Left | null {
  return listPages.includes(place.path) ? leftOf(place) : place.left
}
