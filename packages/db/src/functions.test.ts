import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readMigrations } from '#migrate.ts'
import { withStatements } from '#searchStatements.ts'
import { testDatabase } from '#testDatabase.ts'

const { pool } = await testDatabase()
const folder = fileURLToPath(new URL('../functions/', import.meta.url))

test('every function of the database has its file, and every file its function', async () => {
  const { rows } = await pool.query(`select proname || '.sql' as file from pg_proc
    where pronamespace = 'public'::regnamespace order by proname collate "C"`)
  expect(rows.map(({ file }) => file)).toEqual(readdirSync(folder).sort())
})

test('no migration replaces a function under its file: it drops it, so that the file makes it again', async () => {
  const replacing = (await readMigrations()).filter(({ sql }) =>
    /create\s+or\s+replace\s+(?:function|procedure)/i.test(sql),
  )
  expect(replacing.map(({ name }) => name)).toEqual([])
})

test('every statement of company_search_hits is there for every tier, lookup and filter', async () => {
  const { rows } = await pool.query<{ body: string }>(
    `select prosrc as body from pg_proc where proname = 'company_search_hits'`,
  )
  const body = rows[0]?.body ?? ''
  expect(body.match(/lookup = \d and filters is (?:not )?null then/g)).toHaveLength(84)
  for (const tier of [0, 1, 2, 3]) expect(body).toContain(`from company_search_${tier} s`)
  expect(() => withStatements('-- {row}')).toThrow('-- {row} stands for no statement')
})
