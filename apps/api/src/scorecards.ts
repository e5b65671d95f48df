import { bands as bandOrder } from '@zhzz/contract/prediction/band.ts'
import { type Scorecard, scorecard } from '@zhzz/contract/prediction/edition.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'

const { byBand, byVerdict } = scorecard.shape

type Row = Awaited<ReturnType<typeof cardRows>>[number]

/** How the predictions of each edition turned out, or of its series where the edition itself is not settled. */
export async function scorecardsOf(db: Kysely<DB>, editionIds: string[]): Promise<Map<string, Scorecard>> {
  if (editionIds.length === 0) return new Map()
  const asked = await db
    .selectFrom('exhibitionEdition')
    .where('id', 'in', editionIds)
    .select(['id', 'seriesId', 'startDate'])
    .execute()
  const rows = await cardRows(db, [...new Set(asked.map(({ seriesId }) => seriesId))])
  return new Map(
    asked.flatMap(({ id, seriesId, startDate }): [string, Scorecard][] => {
      const own = rows.find((row) => row.editionId === id && row.kind === 'settled')
      const ofSeries = rows.filter((row) => row.seriesId === seriesId && row.startDate <= startDate)
      const card = own ? joined([own]) : joined(latestKind(ofSeries))
      return card ? [[id, card]] : []
    }),
  )
}

/** All editions of a series, or of everything when none is named. */
export async function scorecardOfMany(
  db: Kysely<DB>,
  seriesId: string | undefined,
): Promise<Scorecard | null> {
  return joined(latestKind(await cardRows(db, seriesId === undefined ? undefined : [seriesId])))
}

/** What was settled goes before what was only tested; the two are never mixed. */
function latestKind(rows: Row[]): Row[] {
  const settled = rows.filter((row) => row.kind === 'settled')
  return settled.length > 0 ? settled : rows
}

async function cardRows(db: Kysely<DB>, seriesIds: string[] | undefined) {
  return db
    .selectFrom('predictionScorecard as card')
    .innerJoin('exhibitionEdition as edition', 'edition.id', 'card.editionId')
    .innerJoin('predictionRun as run', 'run.id', 'card.runId')
    .$if(seriesIds !== undefined, (query) =>
      query.where('edition.seriesId', '=', sql<string>`any(${seriesIds ?? []}::uuid[])`),
    )
    .orderBy('edition.startDate', 'desc')
    .limit(2_000)
    .selectAll('card')
    .select(['edition.seriesId', 'edition.startDate', 'run.modelVersion'])
    .execute()
}

/** Means over editions; of the bands, means over places. */
function joined(rows: Row[]): Scorecard | null {
  const [first] = rows
  if (first === undefined) return null
  const mean = (of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0) / rows.length
  const sum = (of: (row: Row) => number) => sumOf(rows, of)
  const bands = rows.flatMap((row) => byBand.parse(row.byBand))
  return {
    kind: first.kind === 'settled' ? 'settled' : 'backtest',
    editions: rows.length,
    precisionAt20: mean((row) => row.precisionAt20),
    precisionAt50: mean((row) => row.precisionAt50),
    recallAt200: mean((row) => row.recallAt200),
    brier: mean((row) => row.brier),
    baselinePrecisionAt20: mean((row) => row.baselinePrecisionAt20),
    baselinePrecisionAt50: mean((row) => row.baselinePrecisionAt50),
    baselineRecallAt200: mean((row) => row.baselineRecallAt200),
    predicted: sum((row) => row.predicted),
    actual: sum((row) => row.actual),
    byBand: bandOrder.flatMap((band) => {
      const group = bands.filter((one) => one.band === band)
      if (group.length === 0) return []
      return {
        band,
        count: sumOf(group, ({ count }) => count),
        predicted: weighted(group, ({ predicted }) => predicted),
        happened: weighted(group, ({ happened }) => happened),
      }
    }),
    byVerdict: [
      ...Map.groupBy(
        rows.flatMap((row) => byVerdict.parse(row.byVerdict)),
        ({ verdict }) => verdict,
      ),
    ].map(([verdict, group]) => {
      const ranked = group.filter(({ predicted }) => predicted !== null)
      return {
        verdict,
        count: sumOf(group, ({ count }) => count),
        predicted: ranked.length === 0 ? null : weighted(ranked, ({ predicted }) => predicted ?? 0),
        happened: weighted(group, ({ happened }) => happened),
      }
    }),
    modelVersion: first.modelVersion,
    isPartial: rows.some((row) => row.isPartial),
    settledAt: first.kind === 'settled' ? first.settledAt.toISOString() : null,
  }
}

function sumOf<One>(group: readonly One[], of: (one: One) => number): number {
  return group.reduce((total, one) => total + of(one), 0)
}

/** A mean over places, of shares that were each taken over `count` of them. */
function weighted<One extends { count: number }>(group: readonly One[], of: (one: One) => number): number {
  const count = sumOf(group, (one) => one.count)
  return count === 0 ? 0 : sumOf(group, (one) => of(one) * one.count) / count
}
