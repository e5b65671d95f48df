import type { YearReview } from '@zhzz/contract/schedule/review.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Reader } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import type { Viewer } from '#http/session.ts'
import { editionDays } from '#schedule/review/editionDays.ts'
import {
  addDeal,
  bothOutcomes,
  inYuan,
  noOutcome,
  nothing,
  outcomeInYuan,
  sumOf,
  tallyOf,
} from '#schedule/review/figures.ts'
import { type Ledger, ledgerOf } from '#schedule/review/ledger.ts'
import { isOfTeamReview } from '#schedule/review/readable.ts'
import { peopleOf, reviewedOf } from '#schedule/review/reviewed.ts'

type Asked = Reader & { viewer: Viewer; year: number; windowDays: number }

/**
 * A year's review. An offer is of the year of its exhibition; one that belongs to none, of the year it was made in: so each
 * is counted in one year, and the rows and 未归属 are the whole.
 */
export async function yearReviewOf(db: Kysely<DB>, asked: Asked): Promise<YearReview> {
  const { year, viewer, windowDays } = asked
  const ledger = await ledgerOf(db, viewer, windowDays)
  const tally = tallyOf(ledger)
  const ids = (await editionDays(db, tally))
    .filter(({ endDate }) => endDate.startsWith(`${year}-`))
    .map(({ id }) => id)
  const whole = ids.reduce((sum, id) => sumOf(sum, tally.get(id)?.get(null) ?? nothing()), nothing())
  const unattributed = unattributedIn(ledger, year)
  const ownEvents = ledger.costs.filter((cost) => cost.editionId === null && cost.year === year)
  const ownEventsCost = ownEvents.reduce((sum, { cost }) => sum + cost, 0)
  const total = inYuan({
    ...whole,
    cost: whole.cost === null && ownEvents.length === 0 ? null : (whole.cost ?? 0) + ownEventsCost,
    first: bothOutcomes(whole.first, unattributed.first),
    last: bothOutcomes(whole.last, unattributed.last),
  })
  return {
    isTeam: isOfTeamReview(viewer),
    items: await reviewedOf(db, tally, ids, asked),
    unattributed: {
      first: outcomeInYuan(unattributed.first),
      last: outcomeInYuan(unattributed.last),
    },
    ownEventsCost: ownEventsCost / 100,
    total: { first: total.first, last: total.last, cost: total.cost },
    people: await peopleOf(db, tally, ids),
  }
}

/** Offers of a year that no contact for an exhibition stands before. */
function unattributedIn({ deals }: Ledger, year: number): YearReview['unattributed'] {
  const unattributed = { first: noOutcome(), last: noOutcome() }
  for (const deal of deals)
    if (shanghaiDay(deal.at).startsWith(`${year}-`))
      for (const touch of ['first', 'last'] as const)
        if (deal[touch] === null) addDeal(unattributed[touch], deal)
  return unattributed
}
