import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { connect } from '@zhzz/db/pool.ts'
import { dropSearchIndexes, ensureSearchIndexes } from '@zhzz/db/searchIndexes.ts'
import { copyColumns, copyLine } from '@zhzz/search/document/copyLine.ts'
import { searchDocument } from '@zhzz/search/document/document.ts'
import type { SearchableCompany } from '@zhzz/search/document/searchableCompany.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import { from as copyFrom } from 'pg-copy-streams'

const companyColumns =
  'id, name, name_key, english_name, registration_status, establish_date, registered_capital, business_scope, introduction, products, exhibition_count, contact_count, data_source'
const rowsAtOnce = 5_000

export type LoadTimes = { rows: number; rowsSeconds: number; indexSeconds: number }

/** Writes companies and their search documents as a large import does: rows first, then the search index. */
export async function loadCompanies(url: string, companies: Iterable<SearchableCompany>): Promise<LoadTimes> {
  const [client, other] = await Promise.all([
    connect(url, { statementTimeout: 0 }),
    connect(url, { statementTimeout: 0 }),
  ])
  const began = performance.now()
  await dropSearchIndexes(client)
  const bounds = (
    await client.query('select least_prominence from company_search_tier order by tier')
  ).rows.map((row) => Number(row.least_prominence))
  let rows = 0
  let batch: SearchableCompany[] = []
  const write = async () => {
    const list = batch
    batch = []
    rows += list.length
    await Promise.all([
      copy(client, `copy company (${companyColumns}) from stdin`, list.map(companyLine)),
      copy(
        other,
        `copy company_search (${copyColumns}) from stdin`,
        list.map((company) => copyLine(searchDocument(company), bounds)),
      ),
    ])
  }
  for (const company of companies) if (batch.push(company) >= rowsAtOnce) await write()
  await write()
  const loaded = performance.now()
  await ensureSearchIndexes(client, other)
  await client.query('vacuum analyze company_search')
  await client.query('analyze company')
  await Promise.all([client.end(), other.end()])
  return { rows, rowsSeconds: (loaded - began) / 1000, indexSeconds: (performance.now() - loaded) / 1000 }
}

type Client = Awaited<ReturnType<typeof connect>>

async function copy(client: Client, statement: string, lines: string[]) {
  await pipeline(Readable.from([lines.join('')]), client.query(copyFrom(statement)))
}

function companyLine(company: SearchableCompany): string {
  const status = company.statusGroup === 'green' ? '存续' : '注销'
  const products = `{${(company.products ?? []).map((product) => JSON.stringify(product)).join(',')}}`
  const cells = [
    company.id,
    company.name,
    nameKey(company.name),
    company.englishName,
    status,
    company.establishDate,
    company.registeredCapital,
    company.businessScope,
    company.introduction,
    products,
    company.exhibitionCount ?? 0,
    company.contactCount ?? 0,
    'bench',
  ]
  return `${cells.map(cell).join('\t')}\n`
}

const escapes = new Map([
  ['\\', '\\\\'],
  ['\t', '\\t'],
  ['\n', '\\n'],
  ['\r', '\\r'],
])

function cell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '\\N'
  return String(value).replace(/[\\\t\n\r]/g, (character) => escapes.get(character) ?? '')
}
