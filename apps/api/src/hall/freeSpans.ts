import type { FreeSpan } from '@zhzz/contract/hall/occupancy.ts'
import { dayAfter } from '#day.ts'

type Days = { from: string; to: string }
/** Days of some pavilions, of the whole hall, or of pavilions that nobody names. */
export type Claim = Days & { pavilions: string[]; isWholeHall: boolean }

/**
 * What a hall offers and nobody is known to have. A claim that names no pavilion may be on any: it leaves none free; an
 * offer that names none offers none.
 */
export function freeSpans(
  pavilions: readonly string[],
  offers: readonly Claim[],
  taken: readonly Claim[],
): FreeSpan[] {
  return pavilions.flatMap((pavilion) => {
    const names = (claim: Claim) => claim.isWholeHall || claim.pavilions.includes(pavilion)
    const claims = taken.filter((claim) => names(claim) || claim.pavilions.length === 0)
    return joined(offers.filter(names))
      .flatMap((offer) => without(offer, claims))
      .map(({ from, to }) => ({ pavilion, from, to }))
  })
}

/** Offers that touch or overlap are one. */
function joined(offers: readonly Days[]): Days[] {
  const whole: Days[] = []
  for (const { from, to } of offers.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = whole.at(-1)
    if (last && from <= dayAfter(last.to, 1)) last.to = to > last.to ? to : last.to
    else whole.push({ from, to })
  }
  return whole
}

function without({ from, to }: Days, claims: readonly Days[]): Days[] {
  const free: Days[] = []
  let next = from
  for (const claim of claims.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    if (claim.to < next || claim.from > to) continue
    if (claim.from > next) free.push({ from: next, to: dayAfter(claim.from, -1) })
    next = dayAfter(claim.to, 1)
  }
  if (next <= to) free.push({ from: next, to })
  return free
}
