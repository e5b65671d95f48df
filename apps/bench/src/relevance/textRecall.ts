import { readFile } from 'node:fs/promises'
import { searchCompanies } from '@zhzz/api/company/find/searchCompanies.ts'
import type { Searching } from '@zhzz/api/company/find/searching.ts'
import type { SearchableCompany } from '@zhzz/search/document/searchableCompany.ts'
import { fold } from '@zhzz/search/text/fold.ts'
import { parse } from 'csv-parse/sync'
import { benchDatabase } from '#load/benchDatabase.ts'
import { loadCompanies } from '#load/loadCompanies.ts'
import { companies } from '#world/companies.ts'
import { pick, random } from '#world/random.ts'

type Told = SearchableCompany & { introduction: string }

const headers = {
  name: ['company_name', 'name', 'full_name'],
  introduction: ['intro', 'introduction', '简介'],
}
/** Words of Chinese by how many introductions hold them, and words of letters. */
const bands = [
  { name: '2–5 introductions', least: 2, most: 5 },
  { name: '6–20', least: 6, most: 20 },
  { name: '21–100', least: 21, most: 100 },
  { name: 'more', least: 101, most: Number.POSITIVE_INFINITY },
]
const pageRows = 100

/**
 * Of the words that stand in introductions (chosen by a dictionary's word boundaries and by how common they are): how many
 * of the companies whose introduction holds the word a search for it finds, among invented companies.
 */
export async function textRecall({
  files,
  distractors,
  words,
}: {
  files: string[]
  distractors: string
  words: string
}) {
  const told = (await Promise.all(files.map(read))).flat()
  const database = await benchDatabase('bench_texts')
  try {
    await loadCompanies(database.url, all(told, Number(distractors)))
    const chosen = chooseWords(told, Number(words))
    const table: Record<string, ReturnType<typeof summary>> = {}
    for (const [band, list] of chosen) {
      const shares: [share: number, word: string][] = []
      for (const word of list) {
        const meant = told.filter(({ introduction }) => holds(introduction, word)).map(({ id }) => id)
        const found = await findAll({ db: database.db, searching: database.pool }, word)
        shares.push([meant.filter((id) => found.has(id)).length / meant.length, word])
      }
      table[band] = summary(shares)
    }
    console.log(`\n${told.length} introductions among ${distractors} invented companies`)
    console.table(table)
  } finally {
    await database.end()
  }
}

async function read(file: string, number: number): Promise<Told[]> {
  const rows: Record<string, string>[] = parse(await readFile(file, 'utf8'), { columns: true, bom: true })
  const value = (row: Record<string, string>, of: keyof typeof headers) =>
    headers[of].map((header) => row[header]).find(Boolean) ?? ''
  return rows.flatMap((row, at) => {
    const [name, introduction] = [value(row, 'name'), value(row, 'introduction')]
    const id = `0199000${number}-0000-7000-8000-${at.toString(16).padStart(12, '0')}`
    return name && introduction ? [{ id, name, introduction, statusGroup: 'green' as const }] : []
  })
}

function* all(told: Told[], distractors: number): Generator<SearchableCompany> {
  yield* told
  yield* companies(distractors)
}

function chooseWords(told: Told[], count: number): Map<string, string[]> {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
  const seen = new Set<string>()
  for (const { introduction } of told)
    for (const { segment } of segmenter.segment(introduction))
      if (/^(?:\p{Script=Han}{2,4}|[a-z][a-z0-9]{1,15})$/iu.test(segment)) seen.add(fold(segment))
  const counts = new Map<string, number>()
  for (const word of seen)
    counts.set(word, told.filter(({ introduction }) => holds(introduction, word)).length)
  const next = random(11)
  const chosen = new Map<string, string[]>()
  const choose = (name: string, list: string[]) => {
    const left = list.toSorted()
    const some: string[] = []
    while (left.length > 0 && some.length < count)
      some.push(...left.splice(left.indexOf(pick(left, next)), 1))
    chosen.set(name, some)
  }
  for (const { name, least, most } of bands)
    choose(
      name,
      [...counts].flatMap(([word, n]) => (isChinese(word) && n >= least && n <= most ? word : [])),
    )
  choose(
    'letters',
    [...counts].flatMap(([word, n]) => (!isChinese(word) && n >= 2 ? word : [])),
  )
  return chosen
}

function isChinese(word: string): boolean {
  return /\p{Script=Han}/u.test(word)
}

/** A word of letters from its beginning on. */
function holds(introduction: string, word: string): boolean {
  const folded = fold(introduction)
  return isChinese(word) ? folded.includes(word) : new RegExp(`(?<![a-z0-9])${word}`).test(folded)
}

async function findAll(from: Searching, keyword: string): Promise<Set<string>> {
  const found = new Set<string>()
  let at: Parameters<typeof searchCompanies>[1]['at'] = null
  for (;;) {
    const { hits } = await searchCompanies(from, {
      keyword,
      filters: {},
      sort: 'relevance',
      at,
      limit: pageRows,
    })
    const before = found.size
    for (const { id } of hits) found.add(id)
    at = hits.at(-1)?.place ?? null
    if (at === null || found.size === before) return found
  }
}

function summary(list: [share: number, word: string][]) {
  const shares = list.map(([share]) => share)
  const [[worst, word] = [0, '']] = list.toSorted(([a], [b]) => a - b)
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  return {
    words: shares.length,
    'mean share found': Number(mean.toFixed(4)),
    'words with ≥ 0.95': Number((shares.filter((share) => share >= 0.95).length / shares.length).toFixed(4)),
    worst: `${word} ${worst.toFixed(2)}`,
  }
}
