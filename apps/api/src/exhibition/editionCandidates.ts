import type { Output, Request } from '@zhzz/contract/endpoint.ts'
import type { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import type { EditionMatchReason } from '@zhzz/contract/exhibition/editionMatch.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { seriesNameOf } from '@zhzz/import/exhibition/seriesName.ts'
import { automatic, candidate } from '@zhzz/search/match/matchName.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import type { Kysely } from 'kysely'
import { findEditions } from '#exhibition/editionHits.ts'
import { type SeriesByKey, seriesKey } from '#exhibition/knownSeriesNames.ts'

type Written = Request<typeof exhibition.match>['names'][number]
type Candidate = Output<typeof exhibition.match>['results'][number]['candidates'][number]
type Known = { series: SeriesByKey; today: string }
type Edition = {
  id: string
  name: string
  englishName: string | null
  year: number
  editionNo: number | null
  startDate: string
}
type Scored = { score: number; reasons: EditionMatchReason[] }

const most = 5

/** The editions that a written name may mean, the likeliest first: of the series of that name, else by words alike. */
export async function editionCandidates(
  db: Kysely<DB>,
  written: Written,
  { series, today }: Known,
): Promise<Candidate[]> {
  const ofSeries = [...(series.get(seriesKey(written.name)) ?? [])]
  const scored = (
    ofSeries.length > 0
      ? (await editionsOf(db, 'seriesId', ofSeries)).map((edition) => ({
          edition,
          ...sameSeries(written, edition, today),
        }))
      : (await alike(db, written.name, today)).map((edition) => ({ edition, ...similar(written, edition) }))
  )
    .filter(({ score }) => score >= candidate)
    .sort((a, b) => b.score - a.score || nearness(a.edition, today) - nearness(b.edition, today))
    .slice(0, most)
  const [first, second] = scored
  const isCertain =
    first !== undefined && first.score >= automatic && (second?.score ?? 0) <= first.score - 0.02
  return scored.map(({ edition: { id, name, startDate }, score, reasons }, at) => ({
    id,
    name,
    startDate,
    score,
    reasons,
    isSure: at === 0 && isCertain,
  }))
}

function editionsOf(db: Kysely<DB>, by: 'id' | 'seriesId', ids: string[]): Promise<Edition[]> {
  return db
    .selectFrom('exhibitionEdition')
    .where(by, 'in', ids)
    .select(['id', 'name', 'englishName', 'year', 'editionNo', 'startDate'])
    .execute()
}

async function alike(db: Kysely<DB>, name: string, today: string): Promise<Edition[]> {
  const keyword = seriesNameOf(name).series.slice(0, 100)
  const search = { keyword, filters: {}, sort: 'relevance' as const, today, at: null, limit: 20 }
  const { hits } = await findEditions(db, search)
  return hits.length === 0
    ? []
    : editionsOf(
        db,
        'id',
        hits.map(({ id }) => id),
      )
}

/** The name is that of the series: which edition it is, year and number tell; without them it is the next, for a person to say. */
function sameSeries(written: Written, edition: Edition, today: string): Scored {
  const read = seriesNameOf(written.name)
  const year = written.year ?? read.year
  const key = nameKey(written.name)
  const isOfYear = year === null || year === edition.year
  const isNamed = [edition.name, edition.englishName].some((name) => name !== null && nameKey(name) === key)
  if (isNamed && isOfYear && (year ?? read.editionNo) !== null) return { score: 1, reasons: ['sameName'] }
  if (year !== null)
    return isOfYear
      ? { score: 0.97, reasons: ['sameSeriesAndYear'] }
      : { score: 0.75, reasons: ['otherYear'] }
  if (read.editionNo !== null)
    return read.editionNo === edition.editionNo
      ? { score: 0.96, reasons: ['sameSeriesAndNumber'] }
      : { score: 0.75, reasons: ['otherYear'] }
  return edition.startDate >= today
    ? { score: 0.85, reasons: ['sameSeries'] }
    : { score: 0.8, reasons: ['sameSeries'] }
}

/** Never sure: 上海国际机床展 and 上海国际机床工具展 are two. */
function similar(written: Written, edition: Edition): Scored {
  const read = seriesNameOf(written.name)
  const year = written.year ?? read.year
  const names = [edition.name, edition.englishName].filter((name) => name !== null).map(seriesKey)
  const shared = Math.max(...names.map((name) => sharedPairs(nameKey(read.series), name)))
  const score = candidate + 0.24 * shared - (year !== null && year !== edition.year ? 0.1 : 0)
  return { score: Number(score.toFixed(3)), reasons: ['similarName'] }
}

/** 0–1: pairs of characters that both have (Dice). */
function sharedPairs(one: string, other: string): number {
  const pairs = (text: string) =>
    new Set(Array.from(text.slice(1), (character, at) => text.charAt(at) + character))
  const [mine, theirs] = [pairs(one), pairs(other)]
  const both = [...mine].filter((pair) => theirs.has(pair)).length
  return mine.size + theirs.size === 0 ? 0 : (2 * both) / (mine.size + theirs.size)
}

/** Days to its beginning; what is over comes after what comes. */
function nearness({ startDate }: Edition, today: string): number {
  const days = (Date.parse(startDate) - Date.parse(today)) / 86_400_000
  return days >= 0 ? days : 100_000 - days
}
