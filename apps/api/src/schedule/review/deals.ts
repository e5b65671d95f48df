/** A record that says how far a company is with an offer. */
export type DealRecord = {
  /** the company, or the entry of a list that stands for one */
  lead: string
  stage: 'quoted' | 'won' | 'lost'
  /** in 分; null: not said */
  amount: number | null
  at: Date
  personId: string
}

/** An offer and what became of it. Amounts in 分, 0 where none was said. */
export type Deal = {
  lead: string
  quotedAmount: number
  isWon: boolean
  wonAmount: number
  /** when it was ordered, else when it was offered last: what led there lies before */
  at: Date
  personId: string
}

/** The amount of its order was said. */
type Open = Deal & { isAmountSaid: boolean }

/**
 * The offers of one company, from its records by time. Later offers mend the one before, until it is ordered, lost or out
 * of the window. Who has ordered is not told again by 已签约 alone: a further amount is a further order, but the first one
 * said within the window is that of the order it follows.
 */
export function dealsOf(records: readonly DealRecord[], windowDays: number): Deal[] {
  const deals: Open[] = []
  let open: Open | null = null
  for (const { lead, stage, amount, at, personId } of records) {
    const last = deals.at(-1)
    const follows = last !== undefined && isWithin(last.at, at, windowDays)
    if (stage === 'lost') open = null
    else if (stage === 'quoted') {
      if (open === null || !isWithin(open.at, at, windowDays)) {
        open = { lead, quotedAmount: 0, isWon: false, wonAmount: 0, at, personId, isAmountSaid: false }
        deals.push(open)
      }
      open.at = at
      open.personId = personId
      if (amount !== null) open.quotedAmount = amount
    } else if (last?.isWon && open === null && follows && (amount === null || !last.isAmountSaid)) {
      if (amount !== null) win(last, amount)
    } else {
      const won: Open =
        open !== null && isWithin(open.at, at, windowDays)
          ? open
          : { lead, quotedAmount: 0, isWon: false, wonAmount: 0, at, personId, isAmountSaid: false }
      if (won !== open) deals.push(won)
      Object.assign(won, { isWon: true, at, personId })
      if (amount !== null) win(won, amount)
      open = null
    }
  }
  return deals
}

/** What was ordered had been offered. */
function win(deal: Open, amount: number): void {
  deal.wonAmount = amount
  deal.isAmountSaid = true
  if (deal.quotedAmount === 0) deal.quotedAmount = amount
}

const dayLength = 86_400_000

function isWithin(before: Date, after: Date, windowDays: number): boolean {
  return after.getTime() - before.getTime() <= windowDays * dayLength
}
