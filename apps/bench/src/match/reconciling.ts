import { tmpdir } from 'node:os'
import { createServer } from '@zhzz/api/server.ts'
import { createArrivals } from '@zhzz/api/upload/arrivals.ts'
import { localStorage } from '@zhzz/api/upload/localStorage.ts'
import { command, Misuse } from '@zhzz/db/command.ts'
import { diskState } from '@zhzz/db/diskState.ts'
import { silent } from '@zhzz/db/log.ts'
import type { Database } from '@zhzz/db/openDatabase.ts'
import { sealingOf } from '@zhzz/db/sealed.ts'
import type { SearchableCompany } from '@zhzz/search/document/searchableCompany.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import { benchDatabase } from '#load/benchDatabase.ts'
import { loadCompanies } from '#load/loadCompanies.ts'
import { addPerson, benchKey, signPersonIn } from '#load/person.ts'
import { readPairs } from '#relevance/pairs.ts'
import { companies } from '#world/companies.ts'

type Options = { pairs: string[]; map: string; distractors: string }
type Case = { query: string; id: string | null }
type Score = {
  prints: number
  sure: number
  right: number
  first: number
  among: number
  unknown: number
  wrongUnknown: number
}

/** Queries of one batch, as many as the service takes. */
const batch = 50
/** One company of so many is left out of the register: whatever is sure of its names is wrong. */
const leftOut = 5

/**
 * What people call companies, and their whole names, asked of the Reconciliation API as it ships: how often `match` is
 * true and right, and how often it is true of a company that the register does not hold.
 */
async function reconciling({ pairs: files, map, distractors }: Options): Promise<void> {
  const pairs = (await Promise.all(files.map((file) => readPairs(file, map)))).flat()
  const ids = idsOf(pairs.map(({ answer }) => answer))
  const database = await benchDatabase('bench_reconcile')
  try {
    await loadCompanies(database.url, registered(pairs, ids, Number(distractors)))
    await addPerson(database.pool)
    await database.pool.query("update plan_quota set limit_value = -1 where quota_code = 'matches'")
    const ask = await service({ ...database, diskState: () => diskState('/'), stop: async () => {} })
    const kinds = new Map<string, Case[]>()
    const add = (kind: string, query: string, answer: string) =>
      kinds.set(kind, [...(kinds.get(kind) ?? []), { query, id: ids.get(nameKey(answer)) ?? null }])
    for (const answer of new Set(pairs.map((pair) => pair.answer))) add('whole name', answer, answer)
    for (const { relation, query, answer } of pairs) add(relation, query, answer)
    const table: Record<string, object> = {}
    for (const [kind, cases] of kinds) table[kind] = told(await scoreOf(cases, ask))
    console.table(table)
    await ask.end()
  } finally {
    await database.end()
  }
}

/** The companies of the register by the keys of their names; null: left out of it. */
function idsOf(names: string[]): Map<string, string | null> {
  const keys = [...new Set(names.map(nameKey))]
  return new Map(
    keys.map((key, at) => [
      key,
      at % leftOut === 0 ? null : `01990000-0000-7000-8000-${at.toString(16).padStart(12, '0')}`,
    ]),
  )
}

function* registered(
  pairs: { answer: string }[],
  ids: ReadonlyMap<string, string | null>,
  distractors: number,
): Generator<SearchableCompany> {
  const names = new Map(pairs.map(({ answer }) => [nameKey(answer), answer]))
  for (const [key, name] of names) {
    const id = ids.get(key)
    if (id) yield { id, name, statusGroup: 'green' }
  }
  yield* companies(distractors)
}

type Found = { id: string; match: boolean }[]
type Ask = ((queries: string[]) => Promise<Found[]>) & { end(): Promise<void> }

async function service(database: Database): Promise<Ask> {
  const app = await createServer({
    database,
    sealing: sealingOf(benchKey),
    storage: localStorage(tmpdir()),
    arrivals: createArrivals(tmpdir()),
    log: silent,
    sms: { send: async () => {} },
  })
  const token = await signPersonIn(database.db)
  const ask = async (names: string[]): Promise<Found[]> => {
    const queries = Object.fromEntries(names.map((query, at) => [`q${at}`, { query }]))
    const answer = await app.inject({
      method: 'POST',
      url: '/reconcile/companies',
      headers: { 'jwt-token': token, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ queries: JSON.stringify(queries) }).toString(),
    })
    if (answer.statusCode !== 200) throw new Error(answer.body.slice(0, 300))
    const results = answer.json<Record<string, { result: Found }>>()
    return names.map((_, at) => results[`q${at}`]?.result ?? [])
  }
  return Object.assign(ask, { end: () => app.close() })
}

async function scoreOf(cases: Case[], ask: Ask): Promise<Score> {
  const score: Score = { prints: 0, sure: 0, right: 0, first: 0, among: 0, unknown: 0, wrongUnknown: 0 }
  for (let from = 0; from < cases.length; from += batch) {
    const some = cases.slice(from, from + batch)
    const found = await ask(some.map(({ query }) => query))
    for (const [at, { id }] of some.entries()) {
      const [best] = found[at] ?? []
      if (id === null) {
        score.unknown++
        if (best?.match) score.wrongUnknown++
        continue
      }
      score.prints++
      if (best?.match) score.sure++
      if (best?.match && best.id === id) score.right++
      if (best?.id === id) score.first++
      if (found[at]?.some((one) => one.id === id)) score.among++
    }
  }
  return score
}

function told({ prints, sure, right, first, among, unknown, wrongUnknown }: Score): object {
  const share = (part: number, whole: number) =>
    whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`
  return {
    prints,
    'match: true': sure,
    'of it wrong': sure - right,
    precision: share(right, sure),
    recall: share(right, prints),
    'first candidate': share(first, prints),
    'among five': share(among, prints),
    'not in the register': unknown,
    'match: true all the same': wrongUnknown,
  }
}

export const reconcile = command({
  takes: '--pairs FILE.csv [--pairs …] [--map query=…,answer=…,relation=…] [--distractors 100000]',
  says: 'how often the Reconciliation API says match: true, and is right',
  options: {
    pairs: { type: 'string', multiple: true },
    map: { type: 'string', default: '' },
    distractors: { type: 'string', default: '100000' },
  },
  async run({ pairs, ...values }) {
    if (pairs === undefined) throw new Misuse('--pairs is missing')
    await reconciling({ ...values, pairs })
  },
})
