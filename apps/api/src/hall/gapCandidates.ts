import type { GapCandidate } from '@zhzz/contract/hall/gap.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { dayAfter } from '#day.ts'

/** The same days of the week a year later. */
const year = 364
/** How far its days may lie from those of the year before. */
const shift = 14

type Days = { from: string; to: string }
type Candidate = GapCandidate & {
  /** the days it would have a year after its last */
  usualFrom: string
  usualTo: string
}

/**
 * Series that were in this hall or its city a year before the days, and of which no later edition is known: the usual
 * days of each. Those of the hall first.
 */
export async function mayComeBack(
  db: Kysely<DB>,
  { id, regionCode }: { id: string; regionCode: string | null },
  { from, to }: Days,
): Promise<Candidate[]> {
  const rows = await db
    .selectFrom('exhibitionEdition as edition')
    .where('edition.startDate', '>=', dayAfter(from, -year - shift))
    .where('edition.endDate', '<=', dayAfter(to, shift - year))
    .where(
      sql<boolean>`(edition.hall_id = ${id} or ${cityOf(sql.ref('edition.region_code'))} = ${cityOf(sql`${regionCode}::text`)})`,
    )
    .where(sql<boolean>`edition.set_status is distinct from 'cancelled'`)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('exhibitionEdition as later')
            .whereRef('later.seriesId', '=', 'edition.seriesId')
            .whereRef('later.startDate', '>', 'edition.startDate')
            .select('later.id'),
        ),
      ),
    )
    .orderBy(sql`edition.hall_id is distinct from ${id}`)
    .orderBy('edition.startDate')
    .orderBy('edition.id')
    .select(['edition.id as editionId', 'edition.name', 'edition.startDate', 'edition.endDate'])
    .select(sql<boolean>`edition.hall_id is not distinct from ${id}`.as('isHere'))
    .execute()
  return rows.map(({ isHere, ...edition }) => ({
    ...edition,
    reason: isHere ? 'sameHall' : 'sameCity',
    usualFrom: dayAfter(edition.startDate, year),
    usualTo: dayAfter(edition.endDate, year),
  }))
}

/** Moved by two weeks at most it lies in the gap whole. */
export function fits({ usualFrom, usualTo }: Candidate, gap: Days): boolean {
  const days = (first: string, last: string) => (Date.parse(last) - Date.parse(first)) / 86_400_000
  const later = Math.max(0, days(usualFrom, gap.from))
  const earlier = Math.max(0, days(gap.to, usualTo))
  return days(usualFrom, usualTo) <= days(gap.from, gap.to) && Math.max(later, earlier) <= shift
}

/** The digits of a code that say the city; of a municipality those of the province. */
function cityOf(code: RawBuilder<unknown>): RawBuilder<string> {
  return sql`left(${code}, case when left(${code}, 2) in ('11', '12', '31', '50') then 2 else 4 end)`
}
