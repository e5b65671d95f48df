import { expect, test } from 'vitest'
import { companies } from '#company/companies.ts'
import { type Correction, correctCompany } from '#correct/correctCompany.ts'
import { inTransaction } from '#join/withClient.ts'
import { undo } from '#journal/undo.ts'
import { runImport } from '#run.ts'
import { testImport } from '#testImport.ts'

const { pool, csv, rows, hashes } = await testImport()

const heads = ['企业名称', '注册号', '网址', '注册资本', '主营产品', '成立日期']
const file = (name: string, ...cells: string[][]) => csv(`${name}.csv`, [heads, ...cells])
const wrongRow = [
  '上海砚舟智能装备有限公司',
  '310000000000001',
  'https://wrong.example',
  '100万人民币',
  '轴承;丝杠',
  '2011-01-01',
]
const asOf = (day: string) => ({ constants: { source: '登记机关', asOf: day } })

async function correct(correction: Partial<Correction>): Promise<number> {
  const [company] = await rows('select id from company')
  const client = await pool.connect()
  let number = 0
  try {
    await inTransaction(client, async () => {
      number = await correctCompany(client, {
        companyId: String(company?.['id']),
        set: {},
        blank: [],
        source: '企业来函',
        asOf: '2026-11-20',
        by: 'an operator',
        ...correction,
      })
    })
    return number
  } finally {
    client.release(true)
  }
}

const held = async () =>
  (
    await rows(`select name, website, registered_capital::float8 as capital, products, establish_date::text as established,
      stated from company`)
  )[0]

test('what was put right stays so while an import says the wrong thing again, and is taken back by its number', async () => {
  await runImport(pool, companies, file('register', wrongRow), asOf('2026-10-01'))
  const before = await hashes()
  const number = await correct({
    set: { website: 'https://right.example', products: '直线导轨' },
    blank: ['capital'],
  })
  expect(await held()).toEqual({
    name: '上海砚舟智能装备有限公司',
    website: 'https://right.example',
    capital: null,
    products: ['直线导轨'],
    established: '2011-01-01',
    stated: { website: ['企业来函', '2026-11-20'], products: ['企业来函', '2026-11-20'] },
  })
  const [shown] = await rows('select names, tokens::text as tokens from company_search')
  expect(JSON.stringify(shown)).toContain('导轨')

  const later = [...wrongRow.slice(0, 5), '2011-01-02']
  await runImport(pool, companies, file('again', later), asOf('2026-11-21'))
  expect(await held()).toMatchObject({
    website: 'https://right.example',
    capital: null,
    products: ['直线导轨'],
    established: '2011-01-02',
  })
  await runImport(pool, companies, file('new', wrongRow.with(2, 'https://moved.example')), asOf('2026-11-22'))
  expect(await held()).toMatchObject({ website: 'https://moved.example', capital: null })

  for (const each of [4, 3, number]) expect(await undo(pool, each, {})).toMatchObject({ left: 0 })
  expect(await hashes()).toEqual(before)
})

test('of a capital that was put right another amount counts with its currency, though that is the one of before', async () => {
  await correct({ set: { registeredCapital: '200万美元' }, asOf: '2026-11-20' })
  const said = (capital: string, name: string) =>
    runImport(pool, companies, file(name, wrongRow.with(3, capital)), asOf('2026-11-22'))
  const capital = () =>
    rows('select registered_capital::float8 as amount, registered_capital_currency as currency from company')
  await said('100万人民币', 'capital again')
  expect(await capital()).toEqual([{ amount: 2_000_000, currency: 'USD' }])
  await said('300万人民币', 'capital more')
  expect(await capital()).toEqual([{ amount: 3_000_000, currency: 'CNY' }])
})

test('a name that was put right is the company’s still for a file that prints it as before', async () => {
  await correct({ set: { name: '上海砚洲智能装备有限公司' } })
  await runImport(
    pool,
    companies,
    file('wrongly', [wrongRow[0] ?? '', '', '', '', '', '2012-01-01']),
    asOf('2026-11-22'),
  )
  expect(await rows('select name, establish_date::text as day from company')).toEqual([
    { name: '上海砚洲智能装备有限公司', day: '2012-01-01' },
  ])
  expect(await rows('select name from company_former_name')).toEqual([])
})

test('what cannot be read, says nothing, is no fact, or says what stands there already is refused', async () => {
  await expect(correct({ set: { establishDate: '春天' } })).rejects.toThrow('establishDate: not a date')
  await expect(correct({ set: { brands: '砚舟' } })).rejects.toThrow('is no fact of a company')
  await expect(correct({ blank: ['name'] })).rejects.toThrow(
    'name cannot be left empty, only place, products',
  )
  await expect(correct({ set: { establishDate: '2012-01-01' } })).rejects.toThrow('says so already')
  await expect(
    correct({ companyId: '00000000-0000-7000-8000-000000000009', blank: ['website'] }),
  ).rejects.toThrow('there is no company')
})
