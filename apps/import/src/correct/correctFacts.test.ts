import { expect, test } from 'vitest'
import { correctFacts, type FactsAsked } from '#correct/correctFacts.ts'
import { exhibitions } from '#exhibition/exhibitions.ts'
import { halls } from '#hall/halls.ts'
import { undo } from '#journal/undo.ts'
import { runImport } from '#run.ts'
import { testImport } from '#testImport.ts'
import { within } from '#testing/within.ts'

const { pool, csv, rows, hashes } = await testImport()

const heads = ['展会名称', '开始日期', '结束日期', '展馆', '城市', '主办单位', '官网', '状态', '布展时间']
const row = [
  '江南砚台博览会 2027',
  '2027-03-10',
  '2027-03-12',
  '江南会展中心',
  '苏州',
  '江南错误展览有限公司',
  'https://wrong.example',
  '',
  '2027-03-08至2027-03-09',
]
const file = (name: string, ...lines: string[][]) => csv(`${name}.csv`, [heads, ...lines])
const asOf = (day: string) => ({ constants: { source: '展会网', asOf: day } })

async function correct(asked: Partial<FactsAsked>, isTrial = false) {
  const all = {
    kind: 'edition' as const,
    set: {},
    blank: [],
    source: '主办来函',
    asOf: '2026-11-20',
    by: 'an operator',
  }
  const id = await idOf('exhibition_edition')
  const { number } = await within(pool, (client) => correctFacts(client, { ...all, id, ...asked }, isTrial))
  return number ?? 0
}

const idOf = async (table: string) =>
  String((await rows(`select id from ${table} order by id limit 1`))[0]?.['id'])
const held = () =>
  rows(`select name, start_date::text as first, end_date::text as last, move_in_start::text as built,
      (select name from hall where id = hall_id) as hall, region_code as region, website, set_status as status, stated,
      array(select name from edition_organization o where o.edition_id = e.id and role = 'organizer') as organizers
    from exhibition_edition e`)

test('an edition put right stays so while an import says the wrong thing again, believes what is new, and is taken back', async () => {
  await runImport(
    pool,
    halls,
    csv('halls.csv', [
      ['展馆', '城市'],
      ['江南会展中心', '苏州'],
      ['太湖会展中心', '无锡'],
    ]),
  )
  await runImport(pool, exhibitions, file('plan', row), asOf('2026-10-01'))
  const before = await hashes()
  const set = {
    startDate: '2027-03-17',
    endDate: '2027-03-19',
    hall: '太湖会展中心',
    organizers: '江南展览有限公司',
    website: 'https://right.example',
  }
  expect(await correct({ set }, true)).toBe(0)
  expect(await hashes()).toEqual(before)

  const number = await correct({ set })
  const right = {
    name: '江南砚台博览会 2027',
    first: '2027-03-17',
    last: '2027-03-19',
    built: '2027-03-08',
    hall: '太湖会展中心',
    region: '320200',
    website: 'https://right.example',
    organizers: ['江南展览有限公司'],
  }
  const told = ['主办来函', '2026-11-20']
  expect(await held()).toMatchObject([{ ...right, stated: { dates: told, place: told, website: told } }])

  await runImport(pool, exhibitions, file('again', row.with(8, '2027-03-07至2027-03-09')), asOf('2026-11-21'))
  expect(await held()).toMatchObject([{ ...right, stated: { dates: told, place: told, website: told } }])

  const moved = row.with(1, '2027-04-01').with(2, '2027-04-03').with(6, 'https://new.example').with(7, '延期')
  await runImport(pool, exhibitions, file('new', moved), asOf('2026-11-22'))
  expect(await held()).toMatchObject([
    { first: '2027-04-01', hall: '太湖会展中心', website: 'https://new.example', status: 'postponed' },
  ])
  for (const each of [number + 2, number + 1, number])
    expect(await undo(pool, each, {})).toMatchObject({ left: 0 })
  expect(await hashes()).toEqual(before)
})

test('a postponement keeps the days before it, is not undone by who still plans the old ones, and a new state is believed', async () => {
  await correct({ set: { status: '延期', startDate: '2027-09-01', endDate: '2027-09-03' } })
  const state = () =>
    rows(
      'select start_date::text as first, original_start_date::text as was, set_status as status from exhibition_edition',
    )
  expect(await state()).toEqual([{ first: '2027-09-01', was: '2027-03-10', status: 'postponed' }])
  await runImport(pool, exhibitions, file('planned', row.with(7, '如期举办')), asOf('2026-11-23'))
  expect(await state()).toEqual([{ first: '2027-09-01', was: '2027-03-10', status: 'postponed' }])
  await runImport(pool, exhibitions, file('off', row.with(7, '取消')), asOf('2026-11-24'))
  expect(await state()).toMatchObject([{ first: '2027-09-01', status: 'cancelled' }])
})

test('a series and a hall whose names were put right are found by the wrong ones', async () => {
  await correct({ kind: 'series', id: await idOf('exhibition_series'), set: { name: '江南砚艺博览会' } })
  await runImport(pool, exhibitions, file('series', row), asOf('2026-11-25'))
  expect(await rows('select name from exhibition_series')).toEqual([{ name: '江南砚艺博览会' }])
  expect(await rows('select id from exhibition_edition')).toHaveLength(1)

  const [hall] = await rows("select id from hall where name = '江南会展中心'")
  await correct({
    kind: 'hall',
    id: String(hall?.['id']),
    set: { name: '江南国际博览中心', indoorArea: '5万平方米' },
  })
  const again = csv('halls again.csv', [
    ['展馆', '城市', '地址'],
    ['江南会展中心', '苏州', '湖滨路1号'],
  ])
  await runImport(pool, halls, again)
  expect(
    await rows(
      `select name, indoor_area::float8 as area, address from hall where id = '${String(hall?.['id'])}'`,
    ),
  ).toEqual([{ name: '江南国际博览中心', area: 50_000, address: '湖滨路1号' }])
})

test('what cannot be read, says nothing new or is no fact of such a record is refused', async () => {
  const refused = async (asked: Partial<FactsAsked>, words: string) =>
    expect(correct(asked)).rejects.toThrow(words)
  await refused({ set: { startDate: '春天' } }, 'cannot be read')
  await refused({ set: { endDate: '2020-01-01' } }, 'is before')
  await refused({ set: { hall: '太湖会展' } }, '太湖会展中心')
  await refused({ blank: ['startDate'] }, 'cannot be read')
  await refused({ set: { address: '湖滨路' } }, 'is no fact of a edition')
  await refused({ set: { name: '江南砚台博览会 2027' } }, 'says so already')
  await refused({ id: '00000000-0000-7000-8000-000000000009', set: { year: '2027' } }, 'there is no edition')
})
