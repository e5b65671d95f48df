/** Below what a person waits for a list (R10: a message within five seconds). */
const providerMilliseconds = 4_000

/** A provider said no; in its own words, for the operator. */
export class PlaceRefusal extends Error {}

/** One question to a provider, answered in JSON; its keys stand in `url` or `init`, never in what is thrown. */
export async function askProvider(url: URL, init: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(providerMilliseconds),
  })
  return await answer.json()
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** A page that is counted from 1. */
export function pageOf(cursor: string | null): number {
  const page = Number(cursor ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 100 ? page : 1
}
