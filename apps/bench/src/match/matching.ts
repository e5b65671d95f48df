import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { command, Misuse } from '@zhzz/db/command.ts'
import { connect, createPool } from '@zhzz/db/pool.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { companies } from '@zhzz/import/company/companies.ts'
import { candidatesFor } from '@zhzz/import/exhibitor/candidates.ts'
import { runImport } from '@zhzz/import/run.ts'
import { readNames } from '@zhzz/search/document/names.ts'
import { bestMatches } from '@zhzz/search/match/matchName.ts'
import type { PrintedName } from '@zhzz/search/names/printedName.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import { benchDatabase } from '#load/benchDatabase.ts'
import { inEnglish, perhapsCompany, sameCompany } from '#match/misprints.ts'
import { type Pair, readPairs } from '#relevance/pairs.ts'

type Options = {
  companies: string[]
  pairs: string[]
  map: string
  each: string
  misses?: string | undefined
}
type Known = { id: string; names: ReturnType<typeof readNames> }
type Case = { printed: PrintedName; id: string }

/**
 * Imports registry files, prints each name as exhibitor lists do, and matches the prints through the code of the import:
 * how many get their company automatically, how many have it among the candidates for a person, and how many got another
 * one. So are the queries of `pairs` (columns query, answer, relation) whose answer is among them. Then each once more as if its company were not known: whatever is matched automatically then is wrong.
 */
async function matching({ companies: files, pairs: pairFiles, map, each, misses }: Options) {
  const pairs = (await Promise.all(pairFiles.map((file) => readPairs(file, map)))).flat()
  const database = await benchDatabase('bench_match')
  const folder = await mkdtemp(join(tmpdir(), 'bench-match-'))
  const pool = createPool(database.url, { max: 2, statementTimeout: 0 })
  const client = await connect(database.url, { statementTimeout: 0 })
  try {
    await loadReference(pool)
    for (const file of files) {
      const copy = join(folder, basename(file))
      await copyFile(file, copy)
      await runImport(pool, companies, copy, { log: console.log })
    }
    const { rows } = await client.query<{ id: string; names: string }>(
      'select company_id as id, names from company_search order by md5(names)',
    )
    const known = rows.map(({ id, names }) => ({ id, names: readNames(names) }))
    console.log(`${known.length} companies, of each print at most ${each}`)
    const lines: string[] = []
    const table: Record<string, object> = {}
    for (const [print, cases] of [
      ...casesOf(known, Number(each)),
      ...casesOfPairs(known, pairs, Number(each)),
    ])
      table[print] = await scoreOf(client, print, cases, lines)
    console.table(table)
    if (misses) await writeFile(misses, `${lines.join('\n')}\n`)
  } finally {
    await client.end()
    await pool.end()
    await rm(folder, { recursive: true })
    await database.end()
  }
}

function casesOf(known: Known[], most: number): [string, Case[]][] {
  const named = (kind: string) => (company: Known) => company.names.find((name) => name.kind === kind)?.text
  const printed = (text: string | undefined | null, id: string): Case[] =>
    text ? [{ id, printed: { name: text } }] : []
  const made = (prints: typeof sameCompany, kind: string) =>
    Object.entries(prints).map(([print, misprint]): [string, Case[]] => [
      print,
      known.flatMap((company, number) => {
        const text = named(kind)(company)
        return printed(text === undefined ? null : misprint(text, number), company.id)
      }),
    ])
  const other = (kind: string, label: string): [string, Case[]] => [
    label,
    known.flatMap((company) => printed(named(kind)(company), company.id)),
  ]
  return [
    ...made(sameCompany, 'name'),
    ...made(perhapsCompany, 'name'),
    other('shortName', 'its short name, known'),
    other('brand', 'its brand, known'),
    ...made(inEnglish, 'englishName'),
  ]
    .map(([label, cases]): [string, Case[]] => [label, cases.slice(0, most)])
    .filter(([, cases]) => cases.length > 0)
}

/** What people call companies, by its relation to the registered name. */
function casesOfPairs(known: Known[], pairs: Pair[], most: number): [string, Case[]][] {
  const ids = new Map(known.map(({ id, names: [name] }) => [nameKey(name?.text ?? ''), id]))
  const cases = new Map<string, Case[]>()
  for (const { query, answer, relation } of pairs) {
    const id = ids.get(nameKey(answer))
    const list = cases.get(relation) ?? []
    if (id !== undefined && list.length < most)
      cases.set(relation, [...list, { id, printed: { name: query } }])
  }
  return [...cases].map(([relation, list]) => [`pairs: ${relation}`, list])
}

async function scoreOf(
  client: Parameters<typeof candidatesFor>[0],
  print: string,
  cases: Case[],
  lines: string[],
) {
  const score = { prints: cases.length, automatic: 0, wrong: 0, first: 0, among: 0, absent: 0 }
  for (let from = 0; from < cases.length; from += 500) {
    const batch = cases.slice(from, from + 500)
    await client.query('begin')
    const found = await candidatesFor(
      client,
      batch.map(({ printed }) => printed),
    )
    await client.query('commit')
    for (const [at, { printed, id }] of batch.entries()) {
      const { matches, certain } = bestMatches(printed, found[at] ?? [])
      const [best] = matches
      if (certain && best?.company === id) score.automatic += 1
      if (certain && best?.company !== id) score.wrong += 1
      if (best?.company === id) score.first += 1
      if (matches.some(({ company }) => company === id)) score.among += 1
      else
        lines.push([print, printed.name, 'missed', ...matches.map(({ score: points }) => points)].join('\t'))
      const others = bestMatches(
        printed,
        (found[at] ?? []).filter(({ company }) => company !== id),
      )
      const taken = others.certain ? others.matches[0]?.company : undefined
      if (taken !== undefined) {
        score.absent += 1
        const names = found[at]?.find(({ company }) => company === taken)?.names ?? []
        lines.push(
          [print, printed.name, 'taken for another', names.map(({ text }) => text).join(' / ')].join('\t'),
        )
      }
    }
  }
  const share = (part: number) => `${((part / Math.max(1, cases.length)) * 100).toFixed(1)} %`
  return {
    prints: score.prints,
    automatic: share(score.automatic),
    'automatic, wrong': score.wrong,
    'first candidate': share(score.first),
    'among five': share(score.among),
    'wrong when unknown': score.absent,
  }
}

export const match = command({
  takes: '--files FILE.csv [--files …] [--pairs FILE.csv] [--each 2000] [--misses FILE]',
  says: 'whether printed names find their company',
  options: {
    files: { type: 'string', multiple: true },
    pairs: { type: 'string', multiple: true },
    map: { type: 'string', default: '' },
    each: { type: 'string', default: '2000' },
    misses: { type: 'string' },
  },
  async run({ files, pairs = [], ...values }) {
    if (files === undefined) throw new Misuse('--files is missing')
    await matching({ ...values, pairs, companies: files })
  },
})
