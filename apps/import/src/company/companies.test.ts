import { appendFileSync } from 'node:fs'
import { creditCodeCheck } from '@zhzz/contract/creditCode.ts'
import { beforeEach, expect, test } from 'vitest'
import { companies } from '#company/companies.ts'
import { runImport } from '#run.ts'
import { testImport } from '#testImport.ts'

const { pool, fixture, csv, rows, state, folder, rejects } = await testImport()
const code = (number: number) => {
  const first17 = `91310000X${String(number).padStart(8, '0')}`
  return first17 + creditCodeCheck(first17)
}
const load = (path: string) => runImport(pool, companies, path, { folder })

beforeEach(async () => {
  await pool.query('truncate company, company_search cascade')
})

test('a vendor file in GB18030: values, unknown columns, rejects, warnings; a second run writes nothing', async () => {
  const path = fixture('companies.gb18030.csv')
  const said: string[] = []
  const counts = await runImport(pool, companies, path, { folder, log: (text) => said.push(text) })
  expect(counts).toEqual({ read: 5, written: 4, unchanged: 0, rejected: 1 })
  expect(said).toContain('columns not read: 内部编号')
  expect(said).toContainEqual(
    expect.stringMatching(/^1 × creditCode: the check digit is wrong, the code was left out \(line \d\)$/),
  )
  expect(await rejects()).toContain('\n4,no company name,')
  const [first] =
    await rows(`select c.*, s.tokens::text as tokens from company c join company_search s on s.company_id = c.id
    where name = '上海砚舟智能装备有限公司'`)
  expect(first).toMatchObject({
    establish_date: '2014-03-12',
    registered_capital: 5_000_000,
    registered_capital_currency: 'CNY',
    region_code: '310115',
    industry_code: '34',
    website: 'http://www.yanzhou.example.com',
    status_group: 'green',
    products: ['分拣机器人', '移动机器人'],
    known_from: 'registry',
  })
  expect(first?.['tokens']).toContain('砚舟')
  expect(await rows('select name from company_former_name')).toEqual([{ name: '上海砚舟机械有限公司' }])
  expect(
    await rows(
      `select establish_date, unified_social_credit_code as code from company where name like '岚岳%'`,
    ),
  ).toEqual([{ establish_date: '2012-04-01', code: null }])
  const before = await state()
  expect(await load(path)).toEqual({ read: 5, written: 0, unchanged: 4, rejected: 1 })
  expect(await state()).toBe(before)
})

test('one code under two names is one company with a former name, at every run the same', async () => {
  const path = csv('two.csv', [
    ['企业名称', '统一社会信用代码', '注册资本'],
    ['上海旧名科技有限公司', code(11), '100万'],
    ['上海新名科技有限公司', code(11), '200万'],
  ])
  expect(await load(path)).toMatchObject({ written: 2 })
  const first = await state()
  expect(await rows('select name, registered_capital from company')).toEqual([
    { name: '上海新名科技有限公司', registered_capital: 2_000_000 },
  ])
  expect(await rows('select name from company_former_name')).toEqual([{ name: '上海旧名科技有限公司' }])
  expect(await load(path)).toMatchObject({ written: 0, unchanged: 2 })
  expect(await state()).toBe(first)
})

test('one name under two codes are two companies; a row without a code cannot choose between them', async () => {
  const path = csv('same.csv', [
    ['企业名称', '统一社会信用代码'],
    ['上海同名科技有限公司', code(21)],
    ['上海同名科技有限公司', code(22)],
    ['上海同名科技有限公司', ''],
  ])
  expect(await load(path)).toMatchObject({ written: 2, rejected: 1 })
  expect(await rejects()).toContain('4,several companies bear this name')
  expect(await rows('select count(*)::integer as n from company')).toEqual([{ n: 2 }])
})

test('two codes that find one record by its name do not share it', async () => {
  await load(csv('plain.csv', [['企业名称'], ['上海一名科技有限公司']]))
  await load(
    csv('coded.csv', [
      ['企业名称', '信用代码'],
      ['上海一名科技有限公司', code(31)],
      ['上海一名科技有限公司', code(32)],
    ]),
  )
  expect(await rows('select unified_social_credit_code as code from company order by 1')).toEqual([
    { code: code(31) },
    { code: code(32) },
  ])
})

test('another source adds what it knows and takes nothing away', async () => {
  await load(
    csv('one.csv', [
      ['企业名称', '信用代码', '注册资本'],
      ['上海合并科技有限公司', code(41), '100万'],
    ]),
  )
  const more = csv('more.csv', [
    ['公司名称', '证券简称', '证券代码'],
    ['上海合并科技有限公司', '合并科技', '600999'],
  ])
  expect(await load(more)).toMatchObject({ written: 1 })
  expect(
    await rows(
      'select registered_capital, short_name, stock_code, unified_social_credit_code as code from company',
    ),
  ).toEqual([{ registered_capital: 1_000_000, short_name: '合并科技', stock_code: '600999', code: code(41) }])
})

test('a row of the wrong width is rejected, and a file of something else refused', async () => {
  const path = fixture('companies.gb18030.csv')
  appendFileSync(path, `${'x,'.repeat(18)}x\r\n`)
  expect(await load(path)).toMatchObject({ read: 6, rejected: 2 })
  expect(await rejects()).toContain('the row has 19 values')
  await expect(
    load(
      csv('other.csv', [
        ['a', 'b'],
        ['1', '2'],
      ]),
    ),
  ).rejects.toThrow('a header with a column 企业名称')
})
