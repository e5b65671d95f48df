import type { Pool } from 'pg'

/** Above so many rows a sample of about as many is counted: the figures of a page need no more. */
const mostCounted = 200_000
/** Sources of one table that are told, those of most rows. */
const mostSources = 40

type Table = {
  table: string
  where: string
  columns: readonly string[]
  counted?: readonly string[]
  /** Conditions by name; table and columns are our own words. */
  gaps?: Readonly<Record<string, string>>
}

export type Counted = {
  rows: number
  isEstimated: boolean
  columns: { column: string; filled: number; share: number }[]
  gaps: { gap: string; count: number }[]
}

export type SourceCounted = {
  source: string
  rows: number
  newest: string | null
  olderThan90: number
  olderThan365: number
  undated: number
}

/** How a table is read: whole, or pages of it, each row standing for `factor`. */
type Sampling = { from: string; factor: number }

/** What the rows hold and lack. */
export async function countTable(
  pool: Pool,
  { table, where, columns, counted = [], gaps = {} }: Table,
  most = mostCounted,
): Promise<Counted> {
  const { from, factor } = await samplingOf(pool, table, most)
  const conditions = [
    ...columns.map((column) => ({ name: column, holds: `${column}::text not in ('', '{}', '[]')` })),
    ...counted.map((column) => ({ name: column, holds: `${column} > 0` })),
  ]
  const gapNames = Object.keys(gaps)
  const sums = [...conditions.map(({ holds }) => holds), ...Object.values(gaps)].map(
    (holds, at) => `count(*) filter (where ${holds}) as c${at}`,
  )
  const { rows } = await pool.query<Record<string, string>>(
    `select ${['count(*) as rows', ...sums].join(', ')} from ${from} where ${where}`,
  )
  const found = (name: string) => Number(rows[0]?.[name] ?? 0)
  const all = found('rows')
  const scaled = (count: number) => Math.round(count * factor)
  return {
    rows: scaled(all),
    isEstimated: factor !== 1,
    columns: conditions.map(({ name }, at) => ({
      column: name,
      filled: scaled(found(`c${at}`)),
      share: all === 0 ? 0 : found(`c${at}`) / all,
    })),
    gaps: gapNames.map((gap, at) => ({ gap, count: scaled(found(`c${conditions.length + at}`)) })),
  }
}

/** How old the rows of each source are on `today`, YYYY-MM-DD. */
export async function countSources(
  pool: Pool,
  { table, where }: Pick<Table, 'table' | 'where'>,
  today: string,
): Promise<SourceCounted[]> {
  const { from, factor } = await samplingOf(pool, table, mostCounted)
  const share = (condition: string) => `(count(*) filter (where ${condition}))::float8 / count(*)`
  const { rows } = await pool.query<SourceCounted & { rows: string }>(
    `select data_source as source, count(*) as rows, max(as_of) as newest,
       ${share('as_of < $1::date - 90')} as "olderThan90", ${share('as_of < $1::date - 365')} as "olderThan365",
       ${share('as_of is null')} as undated
     from ${from} where ${where} group by 1 order by 2 desc, 1 limit ${mostSources}`,
    [today],
  )
  return rows.map((row) => ({ ...row, rows: Math.round(Number(row.rows) * factor) }))
}

/** What the database believes to hold was found by its last analyze, which follows every larger import. */
async function samplingOf(pool: Pool, table: string, most: number): Promise<Sampling> {
  const { rows } = await pool.query<{ believed: number }>(
    'select reltuples::float8 as believed from pg_class where oid = $1::regclass',
    [table],
  )
  const believed = rows[0]?.believed ?? 0
  if (believed <= most) return { from: `${table} t`, factor: 1 }
  const percent = (100 * most) / believed
  return { from: `${table} t tablesample system (${percent}) repeatable (1)`, factor: 100 / percent }
}
