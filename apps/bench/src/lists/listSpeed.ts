import { createSearchPool, type Searching } from '@zhzz/api/company/find/searching.ts'
import { findEditions } from '@zhzz/api/exhibition/editionHits.ts'
import { findExhibitors } from '@zhzz/api/exhibition/exhibitorHits.ts'
import { findEntries } from '@zhzz/api/search/entryHits.ts'
import { findHalls } from '@zhzz/api/search/hallHits.ts'
import { fillLists } from '#lists/fillLists.ts'
import { benchDatabase } from '#load/benchDatabase.ts'
import { closedLoop, type Latency } from '#search/closedLoop.ts'
import { type ProcessorTime, processorTime } from '#search/processorTime.ts'
import { companies, type WorldCompany } from '#world/companies.ts'
import { pick, random } from '#world/random.ts'
import { trades } from '#world/vocabulary.ts'

type Options = { editions: string; entries: string; seconds: string; connections: string; keep: boolean }
type Call = (from: Searching, keyword: string) => Promise<unknown>

const today = '2026-07-01'
const ofEach = 40

/** Search of exhibitor lists, exhibitions and halls: processor time one at a time, then many at once. */
export async function listSpeed(options: Options) {
  const size = { editions: Number(options.editions), entries: Number(options.entries) }
  const connections = Number(options.connections)
  const database = await benchDatabase(`bench_lists_${size.entries}`, { keep: options.keep, connections })
  const searching = createSearchPool(database.url, { statementTimeout: 0 })
  const from = { db: database.db, searching }
  try {
    if (!database.known) await fillLists(database.url, size)
    const { rows } = await database.pool.query<{ id: string }>(
      'select edition_id as id from exhibitor group by 1 order by count(*) desc limit 1',
    )
    const asked = keywords(rows[0]?.id ?? '')
    const processor: Record<string, ProcessorTime | undefined> = {}
    const clock: Record<string, Latency> = {}
    for (const { kind, words, call } of asked) {
      processor[kind] = await processorTime(database.url, words, call)
      const { all } = await closedLoop(words, connections, Number(options.seconds), (word) =>
        call(from, word),
      )
      clock[kind] = all
    }
    console.log(`\n${size.entries} entries of ${size.editions} lists; processor time of a call, milliseconds`)
    console.table(processor)
    console.log(`\n${connections} callers at once, milliseconds of the whole call`)
    console.table(clock)
  } finally {
    await searching.end()
    await database.end()
  }
}

function keywords(largest: string): { kind: string; words: string[]; call: Call }[] {
  const next = random(21)
  const some = (make: () => string) => Array.from({ length: ofEach }, make)
  const sample: WorldCompany[] = [...companies(ofEach * 50)].filter((_, at) => at % 50 === 0)
  const products = some(() => pick(pick(trades, next).products, next))
  const names = sample.map(({ name }) => name)
  const stems = sample.map(({ stem }) => stem)
  const themes = some(() => pick(trades, next).name)
  const first = { at: null, limit: 20 }
  const entries: Call = ({ searching }, keyword) => findEntries(searching, { keyword, ...first })
  const editions: Call = ({ db }, keyword) =>
    findEditions(db, { keyword, filters: {}, sort: 'relevance', today, ...first })
  const inList: Call = ({ db }, keyword) =>
    findExhibitors(db, {
      keyword,
      editionId: largest,
      sort: 'boothNo',
      against: null,
      viewer: null,
      at: null,
      take: 20,
      now: new Date(),
    })
  return [
    { kind: 'entries by product', words: products, call: entries },
    { kind: 'entries by printed name', words: names, call: entries },
    { kind: 'entries by stem', words: stems, call: entries },
    { kind: 'exhibitions by theme', words: themes, call: editions },
    { kind: 'exhibitions by product', words: products, call: editions },
    { kind: 'exhibitions, no keyword', words: [''], call: editions },
    { kind: 'exhibitions by city and theme', words: themes.map((theme) => `上海 ${theme}`), call: editions },
    {
      kind: 'halls',
      words: some(() => pick(['上海', '广州', '会展', '国际'], next)),
      call: ({ db }, keyword) => findHalls(db, { keyword, locale: 'zh-Hans', today, ...first }),
    },
    { kind: 'a product in the largest list', words: products, call: inList },
  ]
}
