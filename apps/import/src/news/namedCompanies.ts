import { anatomy } from '@zhzz/search/names/anatomy.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import type { ClientBase } from 'pg'
import { matchRows } from '#exhibitor/match.ts'

/** What of an article may name companies: its words, and the names that its file gives apart. */
export type Article = { title: string; text: string; companies: readonly string[] }

const clauseEnd = /[，。；：、！？“”"'「」《》\n,;:!?|]+/
const legalEnd = /股份有限公司|有限责任公司|有限公司|集团公司|总公司/g
const shortest = 6
const longest = 40
const mostEnds = 60
const mostRead = 20_000
/** A listed company behind its name: 砚舟科技（300999.SZ）. */
const stockCode = /[(（][^()（）]{0,12}?(?<!\d)([034689]\d{5})(?!\d)(?:\.(?:SZ|SH|BJ))?[^()（）]{0,4}[)）]/gi

const bearers = `
  select distinct key from unnest($1::text[]) as key
  where exists (select from company where name_key = key)
    or exists (select from company_former_name where name_key = key)`

/**
 * The companies that articles name, by their place: registered names in full, those that the file tells apart where the
 * matcher is certain, and listed ones by code and name together. A short name alone links nothing.
 */
export async function namedCompanies(client: ClientBase, articles: readonly Article[]): Promise<string[][]> {
  const printed = articles.map(({ title, text }) => `${title}\n${text}`.slice(0, mostRead))
  const ends = printed.map(namesEnding)
  const { rows } = await client.query<{ key: string }>(bearers, [[...new Set(ends.flat(2))]])
  const borne = new Set(rows.map(({ key }) => key))
  const asked = articles.flatMap(({ companies }, at) => [
    ...companies.map((name) => ({ at, name })),
    ...[...new Set(ends[at]?.flatMap((names) => names.find((name) => borne.has(name)) ?? []))].map(
      (name) => ({ at, name }),
    ),
  ])
  const matches = await matchRows(
    client,
    asked.map(({ name }) => ({ listedName: name, englishName: null, regionCode: null, creditCode: null })),
  )
  const found = articles.map(() => new Set<string>())
  for (const [index, { at }] of asked.entries()) {
    const match = matches[index]
    if (match?.status === 'matched') found[at]?.add(match.companyId)
  }
  for (const { at, id } of await listedIn(client, printed)) found[at]?.add(id)
  return found.map((ids) => [...ids])
}

/** For each legal form in the text all that may be the name it ends, the longest first. */
function namesEnding(text: string): string[][] {
  return text
    .split(clauseEnd)
    .flatMap((clause) => {
      const key = nameKey(clause)
      return [...key.matchAll(legalEnd)].map(({ index, 0: form }) => {
        const end = index + form.length
        const from = Math.max(0, end - longest)
        return Array.from({ length: Math.max(0, end - shortest - from + 1) }, (_, at) =>
          key.slice(from + at, end),
        )
      })
    })
    .slice(0, mostEnds)
}

async function listedIn(client: ClientBase, texts: readonly string[]): Promise<{ at: number; id: string }[]> {
  const codes = texts.flatMap((text, at) =>
    [...text.matchAll(stockCode)].map(([, code = '']) => ({ at, code })),
  )
  if (codes.length === 0) return []
  type Listed = { id: string; code: string; name: string; shortName: string | null }
  const { rows } = await client.query<Listed>(
    `select id, stock_code as code, name, short_name as "shortName" from company
     where stock_code = any ($1) and merged_into_id is null`,
    [[...new Set(codes.map(({ code }) => code))]],
  )
  return codes.flatMap(({ at, code }) =>
    rows.flatMap(({ id, name, shortName, ...row }) => {
      const { core, starts } = anatomy(name)
      const own = core.slice(starts.at(-1))
      const names = [shortName, own.slice(0, 2)].filter((one) => one !== null && one.length > 1)
      const text = nameKey(texts[at] ?? '')
      return row.code === code && names.some((one) => text.includes(nameKey(one ?? ''))) ? [{ at, id }] : []
    }),
  )
}
