import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPool } from '@zhzz/db/pool.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { testDatabase } from '@zhzz/db/testDatabase.ts'
import { stringify } from 'csv-stringify/sync'
import { afterAll, beforeAll } from 'vitest'

const fixtures = fileURLToPath(new URL('../fixtures/', import.meta.url))

/** A database with its reference data, and a folder for source files and for what is kept of runs. */
export async function testImport() {
  const database = await testDatabase()
  const pool = createPool(database.url, { max: 4, statementTimeout: 0 })
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  beforeAll(() => loadReference(pool))
  afterAll(async () => {
    await pool.end()
    rmSync(folder, { recursive: true })
  })
  return {
    pool,
    url: database.url,
    folder,
    /** What the last run said of the rows it rejected. */
    async rejects(): Promise<string> {
      const { rows } = await pool.query<{ path: string | null }>(
        'select rejects_path as path from import_run order by number desc limit 1',
      )
      return readFileSync(rows[0]?.path ?? '', 'utf8')
    },
    /** A copy of a file of the repository, or of any path. */
    fixture(name: string) {
      const path = join(folder, basename(name))
      copyFileSync(name.startsWith('/') ? name : join(fixtures, name), path)
      return path
    },
    csv(name: string, rows: string[][]) {
      const path = join(folder, name)
      writeFileSync(path, stringify(rows))
      return path
    },
    async rows(sql: string): Promise<Record<string, unknown>[]> {
      const { rows } = await pool.query<Record<string, unknown>>(sql)
      return rows
    },
    /** Everything the import writes, without ids, times and what hangs on the id (the tier): two states are the same when this is. */
    async state(): Promise<string> {
      const { rows } = await pool.query<{ text: string }>(state)
      return rows.map(({ text }) => text).join('\n')
    },
    /** By table, what all its rows say but keys, times and what follows from ids; not of runs and of reference data. */
    async hashes(): Promise<Record<string, unknown>> {
      const { rows: tables } = await pool.query<{ name: string }>(
        `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
           and relname !~ '^(import_|region|industry|dictionary|schema_migration|data_source$)' order by 1`,
      )
      const told = tables.map(async ({ name }) => {
        const { rows } = await pool.query<{ hash: string | null }>(
          `select md5(string_agg(said, ' ' order by said)) as hash from (select ${said} as said from "${name}" t) said`,
        )
        return [name, rows[0]?.hash]
      })
      return Object.fromEntries(await Promise.all(told))
    },
  }
}

const said = `regexp_replace(regexp_replace(
  (to_jsonb(t) - '{updated_at,collected_at,created_at,joined_at,search_tokens,tokens,placed,prominence,row_hash,content_enc,trait_numbers}'::text[])::text,
  '[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}', 'id', 'g'), '"tier": ?[0-9]', '', 'g')`

const state = `
  select concat_ws('|', name, unified_social_credit_code, known_from, registration_status, establish_date, registered_capital,
    region_code, industry_code, exhibition_count, latest_exhibition_date, contact_count, merged_into_id is null,
    (select string_agg(b.name, ',' order by b.name) from company_brand b where company_id = c.id),
    (select string_agg(f.name, ',' order by f.name) from company_former_name f where company_id = c.id),
    (select concat_ws('|', exhibition_count, contact_count, names, regexp_replace(tokens::text, '''\\*i[0-9a-f]+'' ?', '', 'g')) from company_search s where company_id = c.id)
  ) as text from company c
  union all
  select concat_ws('|', e.name, e.start_date, e.listed_exhibitor_count, e.exhibitor_list_status, x.listed_name, x.booth_no,
    x.match_status, c.name, x.is_first_time, x.consecutive_editions)
  from exhibition_edition e left join exhibitor x on x.edition_id = e.id left join company c on c.id = x.company_id
  order by 1`
