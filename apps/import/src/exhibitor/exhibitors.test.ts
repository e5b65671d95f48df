import { sealingOf } from '@zhzz/db/sealed.ts'
import { expect, test } from 'vitest'
import { companies } from '#company/companies.ts'
import { contacts } from '#contact/contacts.ts'
import { exhibitions } from '#exhibition/exhibitions.ts'
import { exhibitors } from '#exhibitor/exhibitors.ts'
import { halls } from '#hall/halls.ts'
import { runImport } from '#run.ts'
import { testImport } from '#testImport.ts'

const { pool, fixture, csv, rows, state, folder, rejects } = await testImport()
const sealing = sealingOf(Buffer.alloc(32, 3))

test('halls and editions: one series over two spellings, the hall known by both its names', async () => {
  const hallFile = csv('halls.csv', [
    ['展馆名称', '英文名', '城市', '室内面积', '别名'],
    ['上海新国际博览中心', 'Shanghai New International Expo Centre', '上海市', '20万㎡', '新国际博览中心'],
  ])
  expect(await runImport(pool, halls, hallFile)).toMatchObject({ written: 1 })
  const path = fixture('exhibitions.csv')
  expect(await runImport(pool, exhibitions, path, { folder })).toEqual({
    read: 4,
    written: 3,
    unchanged: 0,
    rejected: 1,
  })
  expect(await rejects()).toContain('5,no first day: 待定')
  expect(
    await rows(
      'select count(distinct series_id)::integer as series, count(distinct hall_id)::integer as halls, count(region_code)::integer as regions from exhibition_edition',
    ),
  ).toEqual([{ series: 2, halls: 1, regions: 3 }])
  expect(
    await rows(`select edition_no, value, industry_codes from exhibition_edition e join edition_metric m on m.edition_id = e.id
    join exhibition_series s on s.id = series_id where metric = 'gross_exhibition_area' order by 1`),
  ).toEqual([
    { edition_no: 22, value: 30_000, industry_codes: ['automation'] },
    { edition_no: 23, value: 35_000, industry_codes: ['automation'] },
  ])
  expect(await runImport(pool, exhibitions, path)).toMatchObject({ written: 0, unchanged: 3 })
})

const list = { constants: { exhibition: '华东智能装备展览会', year: '2026' } }

test('a list before the registry: every printed name is a company at once, short ones name whom they may be', async () => {
  const path = fixture('exhibitors.csv')
  expect(await runImport(pool, exhibitors, path, list)).toEqual({
    read: 6,
    written: 4,
    unchanged: 0,
    rejected: 2,
  })
  expect(
    await rows(
      'select listed_name as name, booth_no as booth, pavilion_code as hall from exhibitor order by booth_no',
    ),
  ).toEqual([
    { name: '上海砚舟智能装备有限公司', booth: 'N1-A01; N2-B02', hall: 'N1' },
    { name: '苏州澜庭激光科技', booth: 'N1-A02', hall: 'N1' },
    { name: '杭州沐禾智能科技有限公司', booth: 'N1-A03', hall: 'N1' },
    { name: '沐禾', booth: 'N1-A04', hall: 'N1' },
  ])
  const source = '华东智能装备展览会 2026'
  expect(
    await rows(
      'select name, known_from, exhibition_count as count, data_source as source from company order by name',
    ),
  ).toEqual(
    ['上海砚舟智能装备有限公司', '杭州沐禾智能科技有限公司', '沐禾', '苏州澜庭激光科技'].map((name) => ({
      name,
      known_from: 'list',
      count: 1,
      source,
    })),
  )
  expect(
    await rows(`select c.name, o.name as maybe, reasons from company_candidate
      join company c on c.id = company_id join company o on o.id = candidate_id`),
  ).toEqual([{ name: '沐禾', maybe: '杭州沐禾智能科技有限公司', reasons: ['sameStem'] }])
  expect(
    await rows(
      'select listed_exhibitor_count as n, exhibitor_list_status as status from exhibition_edition where year = 2026 and edition_no = 23',
    ),
  ).toEqual([{ n: 4, status: 'published' }])
  expect(await runImport(pool, exhibitors, path, list)).toMatchObject({ written: 0, unchanged: 4 })
})

test('the registry record joins the company known from the list; the short name is joined to its record then', async () => {
  const [before] = await rows("select id from company where name = '上海砚舟智能装备有限公司'")
  await runImport(pool, companies, fixture('companies.gb18030.csv'))
  expect(
    await rows(
      "select id, known_from, exhibition_count, unified_social_credit_code is not null as coded from company where name = '上海砚舟智能装备有限公司'",
    ),
  ).toEqual([{ id: before?.['id'], known_from: 'registry', exhibition_count: 1, coded: true }])
  expect(await runImport(pool, exhibitors, fixture('exhibitors.csv'), list)).toMatchObject({
    written: 0,
    unchanged: 4,
  })
  expect(
    await rows(
      "select c.name, match_score, match_reasons from exhibitor join company c on c.id = company_id where listed_name = '苏州澜庭激光科技'",
    ),
  ).toEqual([{ name: '苏州澜庭激光科技有限公司', match_score: 0.965, match_reasons: ['sameButLegalForm'] }])
})

test('a company known from a list under a name that a record takes on later is merged into the record', async () => {
  const [known] = await rows(
    "select unified_social_credit_code as code from company where name = '苏州澜庭激光科技有限公司'",
  )
  await runImport(
    pool,
    companies,
    csv('renamed.csv', [
      ['企业名称', '统一社会信用代码'],
      ['杭州沐禾智能科技有限公司', String(known?.['code'])],
    ]),
  )
  expect(
    await rows(
      "select count(*)::integer as n from company where name = '杭州沐禾智能科技有限公司' and merged_into_id is null",
    ),
  ).toEqual([{ n: 1 }])
  expect(
    await rows(
      "select exhibition_count from company where name = '杭州沐禾智能科技有限公司' and merged_into_id is null",
    ),
  ).toEqual([{ exhibition_count: 1 }])
  expect(
    await rows(
      'select count(*)::integer as n from company_search s join company c on c.id = s.company_id where merged_into_id is not null',
    ),
  ).toEqual([{ n: 0 }])
})

test('first time and editions running follow from the lists', async () => {
  const earlier = csv('earlier.csv', [
    ['参展商', '展位号'],
    ['上海砚舟智能装备有限公司', 'N1-A09'],
  ])
  await runImport(pool, exhibitors, earlier, { constants: { ...list.constants, year: '2025' } })
  expect(
    await rows(`select year, is_first_time, consecutive_editions from exhibitor x join exhibition_edition e on e.id = x.edition_id
    where listed_name in ('上海砚舟智能装备有限公司') order by year`),
  ).toEqual([
    { year: 2025, is_first_time: null, consecutive_editions: 1 },
    { year: 2026, is_first_time: false, consecutive_editions: 2 },
  ])
  expect(
    await rows(
      "select exhibition_count, latest_exhibition_date from company where name = '上海砚舟智能装备有限公司'",
    ),
  ).toEqual([{ exhibition_count: 2, latest_exhibition_date: '2026-05-12' }])
})

test('an edition nobody knows is refused row by row', async () => {
  const path = csv('lost.csv', [['参展商'], ['上海砚舟智能装备有限公司']])
  expect(
    await runImport(pool, exhibitors, path, { folder, constants: { exhibition: '无名展', year: '2026' } }),
  ).toMatchObject({ rejected: 1 })
  expect(await rejects()).toContain('no edition of 无名展 in 2026 is known')
})

test('contacts are sealed, counted, told when the company is not known, and written once', async () => {
  const path = fixture('contacts.ndjson')
  await runImport(pool, companies, fixture('companies.gb18030.csv'))
  const counts = await runImport(pool, contacts, path, { sealing })
  expect(counts).toMatchObject({ read: 4, written: 2, rejected: 2 })
  const { rows: held } = await pool.query<{ enc: Buffer; mask: string; type: string }>(
    'select content_enc as enc, content_mask as mask, type from contact order by type, content_mask',
  )
  expect(held.map(({ enc, mask, type }) => [type, sealing.decrypt(enc), mask])).toEqual([
    ['email', 'market@yanzhou.example.com', 'm***@yanzhou.example.com'],
    ['landline', '0512-00001234', '0512-****1234'],
    ['mobile', '12000000001', '120****0001'],
    ['mobile', '12000000002', '120****0002'],
  ])
  expect(await rows("select contact_count from company where name = '上海砚舟智能装备有限公司'")).toEqual([
    { contact_count: 3 },
  ])
  const before = await state()
  expect(await runImport(pool, contacts, path, { sealing })).toMatchObject({ written: 0, unchanged: 2 })
  expect(await state()).toBe(before)
})

test('a whole list withdraws what it no longer has; what comes back counts again', async () => {
  const line = (name: string, booth: string) => [name, booth]
  const header = ['参展商', '展位号']
  const first = [line('青岛潮起海洋科技有限公司', 'W1'), line('大连帆落船舶设备有限公司', 'W2')]
  const constants = { exhibition: '2026华东智能装备展览会', year: '2026' }
  const listed = async () =>
    rows(
      "select listed_name as name, withdrawn_at is not null as gone from exhibitor where booth_no in ('W1', 'W2') order by booth_no",
    )
  await runImport(pool, exhibitors, csv('whole1.csv', [header, ...first]), { constants })
  const said: string[] = []
  const log = (text: string) => said.push(text)
  await runImport(pool, exhibitors, csv('whole2.csv', [header, first[0] ?? []]), {
    constants,
    isWhole: true,
    log,
  })
  expect(await listed()).toEqual([
    { name: '青岛潮起海洋科技有限公司', gone: false },
    { name: '大连帆落船舶设备有限公司', gone: true },
  ])
  expect(said.at(-1)).toContain('no longer has: withdrawn')
  expect(
    await rows("select distinct data_source from company where name ~ '潮起|帆落'"),
    'the year that the name has is said once',
  ).toEqual([{ data_source: '2026华东智能装备展览会' }])
  await runImport(pool, exhibitors, csv('whole1.csv', [header, ...first]), { constants })
  expect(await listed()).toEqual([
    { name: '青岛潮起海洋科技有限公司', gone: false },
    { name: '大连帆落船舶设备有限公司', gone: false },
  ])
})

test('an edition is told by its days, whatever year the command line says', async () => {
  const days = csv('days.csv', [
    ['2026示例名录', '', '', ''],
    ['参展企业', '展台号', '展会名称', '起止日期'],
    ['砚舟示例', '8.1H A01、A02', '示例春季展', '2024年3月5日-8日'],
  ])
  const second = csv('second.csv', [
    ['参展企业', '展台号', '展会名称', '开始日期'],
    ['澜庭示例', '8.1H A03', '示例春季展', '2024-03-06'],
  ])
  expect(await runImport(pool, exhibitors, days, { constants: { year: '2026' } })).toMatchObject({
    written: 1,
  })
  expect(await runImport(pool, exhibitors, days)).toMatchObject({ rejected: 0 })
  expect(await runImport(pool, exhibitors, second)).toMatchObject({ written: 1 })
  expect(
    await rows("select count(*)::integer as n from exhibition_edition where name like '示例春季展%'"),
  ).toEqual([{ n: 1 }])
  expect(await rows("select pavilion_code, booth_no from exhibitor where listed_name = '砚舟示例'")).toEqual([
    { pavilion_code: '8.1H', booth_no: '8.1H A01; A02' },
  ])
})
