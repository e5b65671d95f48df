import { appendFile, writeFile } from 'node:fs/promises'
import { searchCompanies } from '@zhzz/api/company/find/searchCompanies.ts'
import type { Searching } from '@zhzz/api/company/find/searching.ts'
import type { SearchableCompany } from '@zhzz/search/document/searchableCompany.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import { benchDatabase } from '#load/benchDatabase.ts'
import { loadCompanies } from '#load/loadCompanies.ts'
import { type Pair, readPairs } from '#relevance/pairs.ts'
import { companies } from '#world/companies.ts'

type Options = {
  pairs: string[]
  map: string
  distractors: string
  index: string
  misses?: string | undefined
}

/**
 * Prints for each relation how often the company a pair names is the first hit, among the first five, and the
 * mean reciprocal rank (within 20), through the code of the call. `name`: only the names of the answers are
 * known; `brand`: the query of each pair is known as a brand of its answer too.
 */
export async function relevance(options: Options) {
  const pairs = (await Promise.all(options.pairs.map((file) => readPairs(file, options.map)))).flat()
  const kinds = options.index === 'both' ? ['name', 'brand'] : [options.index]
  if (options.misses) await writeFile(options.misses, '')
  for (const kind of kinds) {
    const database = await benchDatabase(`bench_relevance_${kind}`)
    try {
      const { rows } = await loadCompanies(
        database.url,
        world(pairs, kind === 'brand', Number(options.distractors)),
      )
      console.log(`\nindexed: ${kind} — ${rows} companies, ${pairs.length} pairs`)
      await measure({ db: database.db, searching: database.pool }, pairs, options.misses)
    } finally {
      await database.end()
    }
  }
}

/** Invented companies, and among them each answer once: names apart, nothing tells them from the invented. */
function* world(pairs: Pair[], brands: boolean, distractors: number): Generator<SearchableCompany> {
  const answers = new Map<string, { name: string; brands: Set<string> }>()
  for (const { query, answer } of pairs) {
    const known = answers.get(nameKey(answer)) ?? { name: answer, brands: new Set<string>() }
    known.brands.add(query)
    answers.set(nameKey(answer), known)
  }
  const facts = companies(answers.size, 7)
  let number = 0
  for (const { name, brands: queries } of answers.values()) {
    const { statusGroup, registeredCapital, exhibitionCount, contactCount } = facts.next().value ?? noFacts
    const id = `01990000-0000-7000-8000-${(number++).toString(16).padStart(12, '0')}`
    const known = { statusGroup, registeredCapital, exhibitionCount, contactCount }
    yield { id, name, brands: brands ? [...queries] : [], ...known }
  }
  yield* companies(distractors)
}

const noFacts = {
  statusGroup: 'green',
  registeredCapital: null,
  exhibitionCount: 0,
  contactCount: 0,
} as const

type Score = { pairs: number; first: number; five: number; reciprocal: number }

async function measure(from: Searching, pairs: Pair[], misses: string | undefined) {
  const scores = new Map<string, Score>()
  const lines: string[] = []
  for (const { query, answer, relation } of pairs) {
    const { hits } = await searchCompanies(from, {
      keyword: query,
      filters: {},
      sort: 'relevance',
      at: null,
      limit: 20,
    })
    const rank = hits.findIndex(({ name }) => nameKey(name) === nameKey(answer)) + 1
    if (rank !== 1)
      lines.push([relation, query, answer, rank, ...hits.slice(0, 3).map(({ name }) => name)].join('\t'))
    for (const key of [relation, 'all']) {
      const score = scores.get(key) ?? { pairs: 0, first: 0, five: 0, reciprocal: 0 }
      score.pairs++
      if (rank === 1) score.first++
      if (rank >= 1 && rank <= 5) score.five++
      if (rank >= 1) score.reciprocal += 1 / rank
      scores.set(key, score)
    }
  }
  if (misses) await appendFile(misses, `${lines.join('\n')}\n`)
  console.table(
    Object.fromEntries(
      [...scores].map(([relation, { pairs: count, first, five, reciprocal }]) => [
        relation,
        {
          pairs: count,
          'hit@1': ratio(first, count),
          'hit@5': ratio(five, count),
          MRR: ratio(reciprocal, count),
        },
      ]),
    ),
  )
}

function ratio(part: number, whole: number): number {
  return Number((part / whole).toFixed(4))
}
