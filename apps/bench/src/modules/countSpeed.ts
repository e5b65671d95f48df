import { moduleCounts } from '@zhzz/api/company/moduleCounts.ts'
import { companyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import type { Pool } from 'pg'
import { benchDatabase } from '#load/benchDatabase.ts'
import { timedRow } from '#load/timed.ts'
import { fillModule } from '#modules/fillModules.ts'

type Options = { companies: string; runs: string; keep: boolean }

const each = 20

/**
 * What all modules count of a company, at a size that whole records would not fit a disk with: rows say only what they must,
 * and of indexes those stay that the counts are read in. A database that was kept is cold when it is used again.
 */
export async function countSpeed({ companies, runs, keep }: Options): Promise<void> {
  const database = await benchDatabase('bench_module_counts', { keep })
  const { pool, db } = database
  try {
    if (!database.known) await fill(pool, Number(companies))
    const times = Number(runs)
    const { rows } = await pool.query<{ id: string }>(
      `select id from company tablesample bernoulli (${Math.min(100, (times * 800) / Number(companies))}) limit ${times + 3}`,
    )
    const ask = (run: number) => moduleCounts(db, rows[run]?.id ?? '')
    console.table([
      await timedRow('companies that nobody asked for yet', times, ask),
      await timedRow('the same again', times, ask),
    ])
    const { rows: size } = await pool.query(
      `select pg_size_pretty(pg_database_size(current_database())) as size,
      (select sum(reltuples)::bigint from pg_class where relname = any($1)) as records`,
      [tables],
    )
    console.log(size[0])
  } finally {
    await database.end()
  }
}

const tables = Object.values(companyModules).map(({ table }) => table)

async function fill(pool: Pool, companies: number): Promise<void> {
  await pool.query(`insert into company (id, name, name_key, data_source)
    select gen_random_uuid(), '企业' || n, '企业' || n, 'bench' from generate_series(1, ${companies}) n`)
  for (const module of Object.values(companyModules)) {
    const indexes = await stripped(pool, module.table)
    await fillModule(pool, module, { each, isNarrow: true })
    for (const index of indexes) await pool.query(index)
    await pool.query(`vacuum analyze ${module.table}`)
    console.log(`${module.table} is filled`)
  }
}

/** Takes away what a row is held against, what notes it and its indexes; those of the list's order are to be made again. */
async function stripped(pool: Pool, table: string): Promise<string[]> {
  await pool.query(`alter table ${table} disable trigger user`)
  const { rows: constraints } = await pool.query<{ name: string }>(
    `select conname as name from pg_constraint where conrelid = $1::regclass and contype in ('f', 'u', 'p') order by contype`,
    [table],
  )
  for (const { name } of constraints) await pool.query(`alter table ${table} drop constraint ${name}`)
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(
    'select indexname as name, indexdef as definition from pg_indexes where tablename = $1',
    [table],
  )
  for (const { name } of indexes) await pool.query(`drop index ${name}`)
  return indexes.flatMap(({ name, definition }) => (/_(list|role)$/.test(name) ? [definition] : []))
}
