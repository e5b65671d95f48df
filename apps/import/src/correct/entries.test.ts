import { expect, test } from 'vitest'
import { companies } from '#company/companies.ts'
import { correctFacts } from '#correct/correctFacts.ts'
import { addEntry, removeEntry } from '#correct/entries.ts'
import { exhibitors } from '#exhibitor/exhibitors.ts'
import { undo } from '#journal/undo.ts'
import { runImport } from '#run.ts'
import { testImport } from '#testImport.ts'
import { within } from '#testing/within.ts'

const { pool, csv, rows, hashes } = await testImport()
const said = { source: '主办来函', asOf: '2026-11-20', by: 'an operator' }

const list = (name: string, ...lines: string[][]) =>
  csv(`${name}.csv`, [
    ['展会名称', '开始日期', '结束日期', '参展商', '展位号'],
    ...lines.map((line) => [...fair, ...line]),
  ])
const fair = ['江南砚台博览会 2027', '2027-03-10', '2027-03-12']
const [one, other] = ['苏州砚舟激光有限公司', '无锡砚海精密有限公司']

const entries = () =>
  rows(`select x.listed_name as name, x.booth_no as booth, x.pavilion_code as pavilion, c.name as company,
      x.withdrawn_at is not null as gone, (select string_agg(concat(b.pavilion_code, '|', b.booth_no), ',') from booth b
        where b.exhibitor_id = x.id) as booths
    from exhibitor x join company c on c.id = x.company_id order by x.listed_name, x.booth_no`)
const entryOf = async (name: string) =>
  String((await rows(`select id from exhibitor where listed_name = '${name}'`))[0]?.['id'])
const companyOf = async (name: string) =>
  String((await rows(`select id from company where name = '${name}'`))[0]?.['id'])
const counted = async () =>
  (await rows('select listed_exhibitor_count as count from exhibition_edition'))[0]?.['count']

const first = () => list('list', ['苏州砚州激光有限公司', 'H1-A01'], [other, 'H1-B02'])

test('name, booth and company of an entry stay right while the list says again what was wrong', async () => {
  await runImport(
    pool,
    companies,
    csv('companies.csv', [
      ['企业名称', '注册号'],
      [one, '320500000000001'],
      [other, '320200000000002'],
    ]),
  )
  await runImport(pool, exhibitors, first())
  const before = await hashes()
  const id = await entryOf('苏州砚州激光有限公司')
  const set = { listedName: one, booths: 'H2-C03', company: await companyOf(one) }
  const { number } = await within(pool, (client) =>
    correctFacts(client, { ...said, kind: 'entry', id, set, blank: [] }),
  )
  const right = { name: one, booth: 'H2-C03', pavilion: 'H2', company: one, gone: false, booths: 'H2|H2-C03' }
  expect(await entries()).toMatchObject([{ name: other }, right])
  expect(await rows(`select exhibition_count as count from company where name = '${one}'`)).toEqual([
    { count: 1 },
  ])

  const again = list(
    'again',
    ['苏州砚州激光有限公司', 'H1-A01'],
    [other, 'H1-B02'],
    ['无锡新展商有限公司', 'H1-B09'],
  )
  await runImport(pool, exhibitors, again)
  expect(await entries()).toMatchObject([{ name: '无锡新展商有限公司' }, { name: other }, right])
  await undo(pool, (number ?? 0) + 1, {})
  await undo(pool, number ?? 0, {})
  expect(await hashes()).toEqual(before)
})

test('an entry that was taken off does not come back, one that was added is not withdrawn, and both are taken back', async () => {
  const before = await hashes()
  const [edition] = await rows('select id from exhibition_edition')
  const editionId = String(edition?.['id'])
  const gone = await within(pool, async (client) =>
    removeEntry(client, { ...said, id: await entryOf(other) }),
  )
  const added = await within(pool, (client) =>
    addEntry(client, { ...said, editionId, listedName: one, booths: 'H3-D04', companyId: null }),
  )
  const stands = [
    { name: other, gone: true },
    { name: '苏州砚州激光有限公司', gone: false },
    { name: one, gone: false, booth: 'H3-D04', company: one, booths: 'H3|H3-D04' },
  ]
  expect(await entries()).toMatchObject(stands)
  expect(await counted()).toBe(2)
  await runImport(pool, exhibitors, list('whole', ['苏州砚州激光有限公司', 'H1-A01'], [other, 'H1-B02']), {
    isWhole: true,
  })
  expect(await entries()).toMatchObject(stands)
  expect(await counted()).toBe(2)

  await expect(
    within(pool, (client) =>
      addEntry(client, { ...said, editionId, listedName: one, booths: 'H3-D04', companyId: null }),
    ),
  ).rejects.toThrow('is on the list already')
  await undo(pool, (added ?? 0) + 1, {})
  for (const number of [added, gone]) await undo(pool, number ?? 0, {})
  expect(await hashes()).toEqual(before)
})
