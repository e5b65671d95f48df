import { searchCompanies } from '@zhzz/api/company/find/searchCompanies.ts'
import { createSearchPool, type Searching } from '@zhzz/api/company/find/searching.ts'
import { suggestCompanies } from '@zhzz/api/company/find/suggestCompanies.ts'
import { benchDatabase } from '#load/benchDatabase.ts'
import { loadCompanies } from '#load/loadCompanies.ts'
import { closedLoop, type Latency } from '#search/closedLoop.ts'
import { otherWays } from '#search/otherWays.ts'
import { type ProcessorTime, processorTime } from '#search/processorTime.ts'
import { type Asked, queryMix, typed } from '#search/queryMix.ts'
import { relationSizes } from '#search/relationSizes.ts'
import { searchAfterRestart } from '#search/searchAfterRestart.ts'
import { companies, type WorldCompany } from '#world/companies.ts'
import { random } from '#world/random.ts'

type Filters = Parameters<typeof searchCompanies>[1]['filters']

const allFilters: Filters = { regionCodes: ['44'], industryCodes: ['C'], statuses: ['green'] }

type Options = {
  companies: string
  seconds: string
  connections: string
  others: string
  restart: boolean
  keep: boolean
}

const sampleSize = 4_000
/** A world that was kept is sampled in its first companies; they are like the others. */
const sampledOf = 200_000

/** Loads an invented world and measures company search in it, and beside it what one would otherwise take. */
export async function searchSpeed(options: Options) {
  const name = `bench_search_${options.companies}`
  const asked = await whileRunning(name, options)
  if (options.restart) await searchAfterRestart(name, asked, Number(options.connections), options.keep)
}

async function whileRunning(name: string, options: Options): Promise<Asked[]> {
  const count = Number(options.companies)
  const seconds = Number(options.seconds)
  const connections = Number(options.connections)
  const database = await benchDatabase(name, { keep: options.keep, connections })
  const searching = createSearchPool(database.url, { statementTimeout: 0 })
  const from = { db: database.db, searching }
  try {
    const sample: WorldCompany[] = []
    if (database.known) for (const _ of sampled(Math.min(count, sampledOf), sample)) void _
    else {
      const times = await loadCompanies(database.url, sampled(count, sample))
      const total = times.rowsSeconds + times.indexSeconds
      console.log(
        `loaded ${times.rows} companies and their search rows in ${times.rowsSeconds.toFixed(0)} s, ` +
          `indexes in ${times.indexSeconds.toFixed(0)} s: ${Math.round(times.rows / total)} a second`,
      )
    }
    console.table(await relationSizes(database.pool))
    const asked = queryMix(sample, 5_000)
    const search = (
      item: (typeof asked)[number],
      filters: Parameters<typeof searchCompanies>[1]['filters'],
    ) => searchCompanies(from, { keyword: item.keyword, filters, sort: 'relevance', at: null, limit: 20 })
    const next = random(5)
    const prefixes = Array.from({ length: 5_000 }, (_, at) =>
      typed(sample[at % sample.length] ?? sample[0] ?? never(), next),
    )
    await printProcessorTimes(database.url, asked, prefixes)
    await closedLoop(asked, connections, seconds, (item) => search(item, {}))

    const plain = await closedLoop(asked, connections, seconds, (item) => search(item, {}))
    const table: Record<string, Latency> = {}
    for (const kind of new Set(asked.map((item) => item.kind)))
      table[kind] = plain.of((item) => item.kind === kind)
    table['whole mix'] = plain.all
    const filtered = await closedLoop(asked, connections, seconds, (item) =>
      search(item, { regionCodes: [item.regionCode.slice(0, 2)], industryCodes: ['C'], statuses: ['green'] }),
    )
    table['mix, filtered by region, industry and status'] = filtered.all
    await closedLoop(prefixes, connections, seconds / 4, (keyword) => suggestCompanies(from, keyword, 3))
    const suggested = await closedLoop(prefixes, connections, seconds, (keyword) =>
      suggestCompanies(from, keyword, 3),
    )
    table.suggest = suggested.all
    console.log(
      `\nsearch among ${count} companies, ${connections} callers at once, milliseconds of the whole call`,
    )
    console.table(table)
    if (Number(options.others) > 0)
      await otherWays(database.pool, asked, { count, others: Number(options.others), connections, seconds })
    return asked
  } finally {
    await searching.end()
    await database.end(options.keep || options.restart)
  }
}

const ofEach = 60

async function printProcessorTimes(url: string, asked: Asked[], prefixes: string[]) {
  const table: Record<string, ProcessorTime | undefined> = {}
  const search =
    (filters: Filters) =>
    (from: Searching, { keyword, regionCode }: Asked) =>
      searchCompanies(from, {
        keyword,
        filters: { ...filters, ...(filters.regionCodes && { regionCodes: [regionCode.slice(0, 2)] }) },
        sort: 'relevance',
        at: null,
        limit: 20,
      })
  for (const kind of new Set(asked.map((item) => item.kind))) {
    const ofKind = asked.filter((item) => item.kind === kind).slice(0, ofEach)
    table[kind] = await processorTime(url, ofKind, search({}))
    table[`${kind}, filtered`] = await processorTime(url, ofKind, search(allFilters))
  }
  table.suggest = await processorTime(url, prefixes.slice(0, ofEach), (from, keyword) =>
    suggestCompanies(from, keyword, 3),
  )
  console.log('\nprocessor time of a call, milliseconds, one at a time')
  console.table(table)
}

function never(): never {
  throw new Error('the sample is empty')
}

/** The world, keeping an even sample of it on the way. */
function* sampled(count: number, sample: WorldCompany[]): Generator<WorldCompany> {
  const step = Math.max(1, Math.floor(count / sampleSize))
  let number = 0
  for (const company of companies(count)) {
    if (number++ % step === 0) sample.push(company)
    yield company
  }
}
