import { type OccupancyPhase, type OccupancySpan, occupancySpan } from '@zhzz/contract/hall/occupancy.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { type Claim, freeSpans } from '#hall/freeSpans.ts'
import { inWalkOrder } from '#hall/pavilionOrder.ts'

const phases: Readonly<Record<string, OccupancyPhase>> = {
  move_in: 'moveIn',
  show: 'show',
  move_out: 'moveOut',
  held: 'held',
}

export type Days = { from: string; to: string }
type Known = {
  /** What the hall offers. */
  offers: Claim[]
  /** Who has what, by the first day. */
  taken: OccupancySpan[]
  /** Every one that is named anywhere, in the order of a walk. */
  pavilions: string[]
}
type OfHall<Row> = Row & { hallId: string }

/** What is known of some days of halls; days that nothing is said of are unknown, not free. */
export async function knownDays(
  db: Kysely<DB>,
  hallIds: readonly string[],
  days: Days,
): Promise<Map<string, Known>> {
  const published = await publishedIn(db, hallIds, days)
  const held = await editionsIn(db, hallIds, days)
  const named = await db
    .selectFrom('pavilion')
    .where('hallId', '=', sql<string>`any(${hallIds}::uuid[])`)
    .select(['hallId', 'code'])
    .execute()
  return new Map(
    hallIds.map((hallId) => {
      const isHere = (row: OfHall<unknown>) => row.hallId === hallId
      const offers = published.offers.filter(isHere)
      const taken = [...published.taken, ...held]
        .filter(isHere)
        .toSorted((a, b) => (a.from < b.from ? -1 : 1))
      const codes = new Set(named.filter(isHere).map(({ code }) => code))
      for (const { pavilions } of [...taken, ...offers]) for (const code of pavilions) codes.add(code)
      const pavilions = inWalkOrder([...codes].map((code) => ({ code }))).map(({ code }) => code)
      return [hallId, { offers, taken, pavilions }]
    }),
  )
}

/** Those of the pavilions that the hall offers on all of the days, and nobody is known to have on any of them. */
export function freeThroughout({ offers, taken, pavilions }: Known, { from, to }: Days): string[] {
  return freeSpans(pavilions, offers, taken)
    .filter((span) => span.from <= from && span.to >= to)
    .map(({ pavilion }) => pavilion)
}

/** What the halls' own calendars say. */
async function publishedIn(db: Kysely<DB>, hallIds: readonly string[], { from, to }: Days) {
  const rows = await db
    .selectFrom('hallOccupancy')
    .where('hallId', '=', sql<string>`any(${hallIds}::uuid[])`)
    .where('startDate', '<=', to)
    .where('endDate', '>=', from)
    .select(['hallId', 'title', 'editionId', 'phase', 'certainty', 'isWholeHall', 'pavilions'])
    .select(['startDate as from', 'endDate as to'])
    .execute()
  const certainty = occupancySpan.shape.certainty
  return {
    // Beyond the asked days nobody has looked who has what.
    offers: rows.flatMap((row) =>
      row.phase === 'open'
        ? [{ ...row, from: row.from < from ? from : row.from, to: row.to > to ? to : row.to }]
        : [],
    ),
    taken: rows.flatMap((row): OfHall<OccupancySpan>[] => {
      const phase = phases[row.phase]
      return phase ? [{ ...row, phase, certainty: certainty.parse(row.certainty) }] : []
    }),
  }
}

/** Exhibitions that are held there, and of which the calendar says nothing: nobody tells in which pavilions. */
async function editionsIn(
  db: Kysely<DB>,
  hallIds: readonly string[],
  { from, to }: Days,
): Promise<OfHall<OccupancySpan>[]> {
  const rows = await db
    .selectFrom('exhibitionEdition as edition')
    .where('hallId', '=', sql<string>`any(${hallIds}::uuid[])`)
    .where(sql<boolean>`coalesce(move_in_start, start_date) <= ${to}::date`)
    .where(sql<boolean>`coalesce(move_out_end, end_date) >= ${from}::date`)
    .where(sql<boolean>`set_status is distinct from 'cancelled'`)
    .where((row) =>
      row.not(
        row.exists(
          row.selectFrom('hallOccupancy').whereRef('editionId', '=', 'edition.id').select('hallOccupancy.id'),
        ),
      ),
    )
    .select(['id', 'name', 'startDate', 'endDate', 'moveInStart', 'moveInEnd', 'moveOutStart', 'moveOutEnd'])
    .select(sql<string>`hall_id`.as('hallId'))
    .execute()
  return rows.flatMap((edition) => {
    const parts = [
      ['moveIn', edition.moveInStart, edition.moveInEnd ?? edition.moveInStart],
      ['show', edition.startDate, edition.endDate],
      ['moveOut', edition.moveOutStart, edition.moveOutEnd ?? edition.moveOutStart],
    ] as const
    return parts.flatMap(([phase, first, last]): OfHall<OccupancySpan>[] =>
      first === null || last === null || last < from || first > to
        ? []
        : [
            {
              hallId: edition.hallId,
              title: edition.name,
              editionId: edition.id,
              phase,
              from: first,
              to: last,
              certainty: 'announced',
              isWholeHall: false,
              pavilions: [],
            },
          ],
    )
  })
}
