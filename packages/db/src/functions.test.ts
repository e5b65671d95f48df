import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readMigrations } from '#migrate.ts'
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

const lookups = [
  's.tokens @@ condition',
  's.placed @> numbers',
  's.placed && numbers',
  's.placed && numbers and s.placed && sections',
]

test('the statements of company_search_hits are alike for every tier, lookup and filter', () => {
  const text = readFileSync(`${folder}/company_search_hits.sql`, 'utf8')
    .replace(/--.*/g, '')
    .replace(/\s+/g, ' ')
  const branches =
    /level = (\d) then|lookup = (\d) and filters is (not )?null then (.*?;) (?=elsif lookup|end if)/g
  const filtering = new Set<string>()
  const statements = new Map<string, Set<string>>()
  let tier = ''
  for (const [, level, lookup = '', filtered = '', statement = ''] of text.matchAll(branches)) {
    if (level !== undefined) tier = level
    if (lookup === '') continue
    const [conditions = ''] =
      (filtered && /and \(capital_min .* s\.status_group = 'green'\) /.exec(statement)) || []
    if (filtered) filtering.add(conditions)
    const alike = statement
      .replaceAll(`company_search_${tier}`, '<table>')
      .replace(lookups[Number(lookup)] ?? '', '<lookup>')
      .replace(conditions, '')
    statements.set(alike, (statements.get(alike) ?? new Set()).add(tier + lookup + filtered))
  }
  expect([...statements.values()].map((used) => used.size)).toEqual([16, 24, 24])
  expect(filtering).toHaveLength(1)
})
