import { connect } from '@zhzz/db/pool.ts'
import { tokensText } from '@zhzz/search/document/tokensText.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import { regionByCode } from '@zhzz/search/text/region.ts'
import { copyRows } from '#lists/copyRows.ts'
import { companies } from '#world/companies.ts'
import { pick, random } from '#world/random.ts'
import { trades } from '#world/vocabulary.ts'

export type ListsSize = { editions: number; entries: number }

const editionsOfSeries = 10
const hallCount = 400
const lastYear = 2027
const kinds = ['展览会', '博览会', '交易会', '大会']
const cities = [...regionByCode.values()].filter(({ code }) => code.length === 4 && Number(code) < 7000)

const id = (kind: number, number: number) =>
  `00000000-00${String(kind).padStart(2, '0')}-7000-8000-${number.toString(16).padStart(12, '0')}`

/** Halls, series of ten yearly editions, and lists of invented exhibitors; sizes of lists differ by a hundred times. */
export async function fillLists(url: string, { editions, entries }: ListsSize): Promise<void> {
  const client = await connect(url, { statementTimeout: 0 })
  const next = random(11)
  const places = Array.from({ length: hallCount }, () => pick(cities, next, 0.6))
  await copyRows(client, 'hall (id, name, name_key, address, data_source, search_tokens)', halls(places))
  const series = Math.ceil(editions / editionsOfSeries)
  const themes = Array.from({ length: series }, (_, at) => {
    const trade = pick(trades, next, 0.3)
    return { trade, hall: at % hallCount, kind: pick(kinds, next), weight: (1 - next()) ** -0.7 }
  })
  await copyRows(client, 'exhibition_series (id, name, name_key, data_source)', seriesRows(themes, places))
  await copyRows(
    client,
    'exhibition_edition (id, series_id, year, name, start_date, end_date, hall_id, listed_exhibitor_count, data_source, search_tokens)',
    editionRows(themes, places, editions),
  )
  await client.query('drop index exhibitor_tokens')
  await copyRows(
    client,
    'exhibitor (id, edition_id, listed_name, booth_no, products, data_source, search_tokens)',
    entryRows(themes, editions, entries),
  )
  await client.query("set maintenance_work_mem = '256MB'")
  await client.query(
    'create index exhibitor_tokens on exhibitor using gin (search_tokens) with (fastupdate = off)',
  )
  await client.query('vacuum analyze exhibitor')
  await client.query('analyze')
  await client.end()
}

type Theme = { trade: (typeof trades)[number]; hall: number; kind: string; weight: number }
type Places = typeof cities

function* halls(places: Places) {
  for (const [at, { shortName }] of places.entries()) {
    const name = `${shortName}国际会展中心${at}号馆`
    yield [
      id(1, at),
      name,
      nameKey(name),
      `${shortName}会展路${at}号`,
      'bench',
      tokensText({ names: [name] }),
    ]
  }
}

function themeName({ trade, hall, kind }: Theme, places: Places): string {
  return `${places[hall]?.shortName ?? ''}国际${trade.name}${kind}`
}

function* seriesRows(themes: Theme[], places: Places) {
  for (const [at, theme] of themes.entries()) {
    const name = themeName(theme, places)
    yield [id(2, at), name, `${name}${at}`, 'bench']
  }
}

function* editionRows(themes: Theme[], places: Places, editions: number) {
  for (let at = 0; at < editions; at++) {
    const number = Math.floor(at / editionsOfSeries)
    const theme = themes[number]
    if (theme === undefined) return
    const year = lastYear - (at % editionsOfSeries)
    const name = `${year}第${editionsOfSeries - (at % editionsOfSeries)}届${themeName(theme, places)}`
    const day = `${year}-${String(1 + (number % 12)).padStart(2, '0')}-${String(1 + (number % 25)).padStart(2, '0')}`
    const tokens = tokensText({
      names: [name],
      offers: theme.trade.products,
      regionCode: places[theme.hall]?.code ?? null,
    })
    yield [id(3, at), id(2, number), year, name, day, day, id(1, theme.hall), 1, 'bench', tokens]
  }
}

function* entryRows(themes: Theme[], editions: number, entries: number) {
  const sum = themes.reduce((total, { weight }) => total + weight, 0) * editionsOfSeries
  const world = companies(entries)
  const next = random(12)
  let entry = 0
  for (let at = 0; at < editions; at++) {
    const theme = themes[Math.floor(at / editionsOfSeries)]
    if (theme === undefined) return
    const wanted = Math.max(1, Math.round((entries * theme.weight) / sum))
    for (let left = wanted; left > 0 && entry < entries; left--) {
      const company = world.next().value
      if (company === undefined) return
      const products = [pick(theme.trade.products, next, 0.5), ...company.products.slice(0, 1)]
      const listed = `{${products.join(',')}}`
      const tokens = tokensText({ names: [company.name], offers: products })
      yield [id(4, entry), id(3, at), company.name, `A${entry++}`, listed, 'bench', tokens]
    }
  }
}
