import { expect, test } from 'vitest'
import { dictionaryItems } from '#reference/dictionaryItems.ts'
import { industryItems } from '#reference/industryRows.ts'
import { loadReference } from '#reference/loadReference.ts'
import { regionItems } from '#reference/regionItems.ts'
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

test('every place and industry is named in five languages, in English, French and Spanish without a Chinese sign', () => {
  const items = [...regionItems(), ...industryItems()]
  const isChinese = (text: string) => /\p{Script=Han}/u.test(text)
  const wrong = items.filter(
    ({ label_zh_hans, label_zh_hant, label_en, label_fr, label_es }) =>
      ![label_zh_hans, label_zh_hant].every(isChinese) ||
      [label_en, label_fr, label_es].some((label) => label === '' || isChinese(label)),
  )
  expect(wrong).toEqual([])
  const of = (code: string) => items.find((item) => item.code === code)
  expect(of('310115')).toMatchObject({ label_zh_hant: '浦東新區', label_en: 'Pudong' })
  expect(of('330382')).toMatchObject({ label_zh_hant: '樂清市', label_en: 'Yueqing' })
  expect(of('110000')).toMatchObject({ label_fr: 'Pékin', label_es: 'Pekín' })
  expect(of('341622')).toMatchObject({ label_zh_hant: '蒙城縣' })
  expect(of('DE')).toMatchObject({ label_zh_hans: '德国', label_fr: 'Allemagne', label_es: 'Alemania' })
  expect(of('34')).toMatchObject({ label_zh_hant: '通用設備製造業', label_es: 'Maquinaria general' })
})
