import { Failure } from '@zhzz/contract/failure.ts'

type Query = { [key: string]: string | Query }

/**
 * Reads a query string as the client wrapper writes it (spec §7): empty values count as absent, nested objects come
 * as `key[sub]`. The same key twice, broken percent-encoding and keys of a prototype are `invalid`.
 */
export function parseQuery(text: string): Query {
  const query: Query = {}
  for (const pair of text.split('&')) {
    if (pair === '') continue
    const at = pair.indexOf('=')
    const path = keysOf(decode(at < 0 ? pair : pair.slice(0, at)))
    const value = decode(at < 0 ? '' : pair.slice(at + 1))
    if (value !== '') put(query, path, value)
  }
  return query
}

function put(query: Query, path: string[], value: string): void {
  let place = query
  for (const [index, key] of path.entries()) {
    const there = Object.hasOwn(place, key) ? place[key] : undefined
    if (index === path.length - 1) {
      if (there !== undefined) throw new Failure('invalid', { reason: 'duplicate' })
      place[key] = value
    } else if (there === undefined) {
      const next: Query = {}
      place[key] = next
      place = next
    } else if (typeof there === 'string') throw new Failure('invalid', { reason: 'duplicate' })
    else place = there
  }
}

/** `filters[regionCodes]` → filters, regionCodes. */
function keysOf(key: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]+\])*)$/.exec(key)
  const path = match ? [match[1] ?? '', ...(match[2] ?? '').split(/[[\]]+/).filter(Boolean)] : []
  if (
    path.length === 0 ||
    path.length > 8 ||
    path.some((part) => /^(__proto__|constructor|prototype)$/.test(part))
  )
    throw new Failure('invalid', { reason: 'key' })
  return path
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new Failure('invalid', { reason: 'encoding' })
  }
}
