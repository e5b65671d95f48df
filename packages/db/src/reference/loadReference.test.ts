import { expect, test } from 'vitest'
import { dictionaryItems } from '#reference/dictionaryItems.ts'
import { loadReference } from '#reference/loadReference.ts'
import { testDatabase } from '#testDatabase.ts'

const { pool } = await testDatabase()

async function count(table: string, where = 'true') {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::integer as count from ${table} where ${where}`,
  )
  return rows[0]?.count
}

test('a second load changes nothing', async () => {
  await loadReference(pool)
  const { rows: before } = await pool.query('select code, xmin::text from region order by code')
  await loadReference(pool)
  const { rows: after } = await pool.query('select code, xmin::text from region order by code')
  expect(after).toEqual(before)
})

test('provinces, countries and industries are complete', async () => {
  expect(await count('region', 'level = 1')).toBe(34)
  expect(await count('region', 'level = 0 and is_overseas')).toBeGreaterThan(180)
  expect(await count('industry', 'level = 1')).toBe(20)
  expect(await count('industry', 'level = 2')).toBe(97)
  expect(await count('region', "code in ('310000', '440300', 'DE')")).toBe(3)
  expect(await count('region', 'english_name is null and level < 2')).toBe(0)
})

test('every dictionary item has its words in five languages, once', () => {
  const items = dictionaryItems()
  const incomplete = items.filter((item) => Object.values(item).some((value) => value === ''))
  expect(incomplete).toEqual([])
  expect(new Set(items.map(({ type, code }) => `${type} ${code}`)).size).toBe(items.length)
  expect(items.filter(({ type }) => type === 'trademark_class')).toHaveLength(45)
})
