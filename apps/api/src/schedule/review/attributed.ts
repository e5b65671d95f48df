import type { Deal } from '#schedule/review/deals.ts'

/** A contact with a company for an exhibition. */
export type Touch = { lead: string; editionId: string; at: Date }

export type Attributed = Deal & {
  /** null: no contact for an exhibition within the window before it */
  first: string | null
  last: string | null
}

/** To which exhibition each offer belongs: that of the first contact within the window before it, and that of the last. */
export function attributed(
  deals: readonly Deal[],
  touches: readonly Touch[],
  windowDays: number,
): Attributed[] {
  const ofLead = Map.groupBy(touches.toSorted(byTime), ({ lead }) => lead)
  return deals.map((deal) => {
    const until = deal.at.getTime()
    const from = until - windowDays * 86_400_000
    const within = (ofLead.get(deal.lead) ?? []).filter(
      ({ at }) => at.getTime() >= from && at.getTime() <= until,
    )
    return { ...deal, first: within[0]?.editionId ?? null, last: within.at(-1)?.editionId ?? null }
  })
}

/** Of two at one moment always the same goes before: counted again it comes to the same. */
function byTime(a: Touch, b: Touch): number {
  return a.at.getTime() - b.at.getTime() || (a.editionId < b.editionId ? -1 : 1)
}
