import type { hall } from '@zhzz/contract/hall/calls.ts'
import { type OccupancyPhase, type OccupancySpan, occupancySpan } from '@zhzz/contract/hall/occupancy.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Handler } from '#context.ts'
import { freeSpans } from '#hall/freeSpans.ts'
import { inWalkOrder } from '#hall/pavilionOrder.ts'

const phases: Readonly<Record<string, OccupancyPhase>> = {
  move_in: 'moveIn',
  show: 'show',
  move_out: 'moveOut',
  held: 'held',
}

export const occupancy: Handler<typeof hall.occupancy> = async ({ id, from, to }, { db, fail }) => {
  const found = await db.selectFrom('hall').where('id', '=', id).select('id').executeTakeFirst()
  if (found === undefined) throw fail('notFound')
  const named = await db.selectFrom('pavilion').where('hallId', '=', id).select('code').execute()
  const published = await publishedIn(db, id, { from, to })
  const spans = [...published.taken, ...(await editionsIn(db, id, { from, to }))]
  const codes = new Set(named.map(({ code }) => code))
  for (const { pavilions } of [...spans, ...published.offers]) for (const code of pavilions) codes.add(code)
  const pavilions = inWalkOrder([...codes].map((code) => ({ code }))).map(({ code }) => code)
  return {
    pavilions,
    spans: spans.toSorted((a, b) => (a.from < b.from ? -1 : 1)),
    free: freeSpans(pavilions, published.offers, spans),
  }
}

type Days = { from: string; to: string }

/** What the hall's own calendar says. */
async function publishedIn(db: Kysely<DB>, hallId: string, { from, to }: Days) {
  const rows = await db
    .selectFrom('hallOccupancy')
    .where('hallId', '=', hallId)
    .where('startDate', '<=', to)
    .where('endDate', '>=', from)
    .select(['title', 'editionId', 'phase', 'certainty', 'isWholeHall', 'pavilions'])
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
    taken: rows.flatMap((row): OccupancySpan[] => {
      const phase = phases[row.phase]
      return phase ? [{ ...row, phase, certainty: certainty.parse(row.certainty) }] : []
    }),
  }
}

/** Exhibitions that are held here, and of which the calendar says nothing: nobody tells in which pavilions. */
async function editionsIn(db: Kysely<DB>, hallId: string, { from, to }: Days): Promise<OccupancySpan[]> {
  const rows = await db
    .selectFrom('exhibitionEdition as edition')
    .where('hallId', '=', hallId)
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
    .execute()
  return rows.flatMap((edition) => {
    const parts = [
      ['moveIn', edition.moveInStart, edition.moveInEnd ?? edition.moveInStart],
      ['show', edition.startDate, edition.endDate],
      ['moveOut', edition.moveOutStart, edition.moveOutEnd ?? edition.moveOutStart],
    ] as const
    return parts.flatMap(([phase, first, last]): OccupancySpan[] =>
      first === null || last === null || last < from || first > to
        ? []
        : [
            {
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
