import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { companies } from '#company/companies.ts'
import { exhibitions } from '#exhibition/exhibitions.ts'
import { undo } from '#journal/undo.ts'
import { runImport } from '#run.ts'
import { testImport } from '#testImport.ts'
import { visitorStatistics } from '#visitor/visitorStatistics.ts'
import { visitors } from '#visitor/visitors.ts'

const { pool, csv, rows, folder } = await testImport()
const series = '华东砚舟机器人展览会'
const of = (year: string) => ({ folder, constants: { exhibition: series, year } })

test('an organisation is a company where the matcher is sure, and says in how many editions it was', async () => {
  await runImport(
    pool,
    companies,
    csv('companies.csv', [
      ['企业名称', '地址'],
      ['苏州澜庭激光科技有限公司', '江苏省苏州市工业园区二路2号'],
    ]),
  )
  await runImport(
    pool,
    exhibitions,
    csv('editions.csv', [
      ['展会名称', '开始日期', '结束日期'],
      [`2025${series}`, '2025-06-01', '2025-06-03'],
      [`2026${series}`, '2026-06-01', '2026-06-03'],
    ]),
  )
  const list = (...lines: string[][]) => [
    ['参观企业', '省份', '所属行业', '到访人数', '职位层级', '采购意向', '姓名', '职位', '手机', '同意公开'],
    ...lines,
  ]
  const before = csv('2025.csv', list(['苏州澜庭激光科技有限公司', '', '', '', '', '', '', '', '', '']))
  await runImport(pool, visitors, before, of('2025'))
  const file = csv(
    '2026.csv',
    list(
      [
        '苏州澜庭激光科技有限公司',
        '',
        '激光加工',
        '3人',
        '采购经理×2；工程师',
        '激光雷达、机器人',
        '张示例；李示例',
        '采购经理；工程师',
        '13800000001',
        '2026-06-01',
      ],
      ['无锡示例采购中心', '江苏', '贸易', '二十', '', '', '王示例', '总经理', '', '否'],
      ['无锡示例采购中心', '江苏', '贸易', '1', '', '', '', '', '', ''],
    ),
  )
  const counts = { read: 3, written: 2, unchanged: 0, rejected: 1 }
  expect(await runImport(pool, visitors, file, of('2026'))).toEqual(counts)
  const number = Number((await rows('select max(number) as n from import_run'))[0]?.['n'])
  expect(readFileSync(`${folder}/${number}/rejects.csv`, 'utf8')).toContain('names the organisation already')
  const found =
    await rows(`select v.listed_name, c.name, visitor_count as people, job_levels, interests, persons, edition_count as times,
      v.region_code as region, array(select split_part(trait, ' ', 2) from unnest(traits) trait) as traits from visitor_organization v join exhibition_edition e on e.id = v.edition_id
      left join company c on c.id = v.company_id where e.year = 2026 order by people nulls last`)
  expect(found).toEqual([
    {
      listed_name: '苏州澜庭激光科技有限公司',
      name: '苏州澜庭激光科技有限公司',
      people: 3,
      job_levels: [
        { name: '采购经理', count: 2 },
        { name: '工程师', count: null },
      ],
      interests: ['激光雷达', '机器人'],
      persons: [
        { name: '张**', position: '采购经理', consentedOn: '2026-06-01' },
        { name: '李**', position: '工程师', consentedOn: '2026-06-01' },
      ],
      times: 2,
      region: '320500',
      traits: [
        'industry:激光加工',
        'interest:机器人',
        'interest:激光雷达',
        'level:工程师',
        'level:采购经理',
        'region:320000',
        'region:320500',
      ],
    },
    {
      listed_name: '无锡示例采购中心',
      name: null,
      people: null,
      job_levels: [],
      interests: [],
      persons: [],
      times: 1,
      region: expect.stringMatching(/^32/),
      traits: expect.arrayContaining(['industry:贸易', 'region:320000']),
    },
  ])
  const kept = JSON.stringify(await rows('select * from visitor_organization'))
  expect(kept).not.toMatch(/张示例|王示例|王\*\*|13800000001/)
  expect(await runImport(pool, visitors, file, of('2026'))).toMatchObject({ written: 0, unchanged: 2 })

  await undo(pool, number, { folder })
  expect(await rows('select edition_count as times from visitor_organization')).toEqual([{ times: 1 }])
})

test('an older list changes nothing; who no longer agrees stands no longer there', async () => {
  const list = (name: string, consent: string, people: string) =>
    csv(`${name}.csv`, [
      ['参观企业', '到访人数', '姓名', '职位', '同意公开'],
      ['杭州示例买家有限公司', people, '赵示例', '经理', consent],
    ])
  const at = (asOf: string) => ({ folder, constants: { exhibition: series, year: '2026', asOf } })
  const now = () =>
    rows(
      "select visitor_count as people, jsonb_array_length(persons) as persons from visitor_organization where listed_name like '杭州%'",
    )
  await runImport(pool, visitors, list('new', '是', '5'), at('2026-06-10'))
  expect(await now()).toEqual([{ people: 5, persons: 1 }])
  await runImport(pool, visitors, list('old', '', '2'), at('2026-01-01'))
  expect(await now()).toEqual([{ people: 5, persons: 1 }])
  await runImport(pool, visitors, list('newer', '否', '6'), at('2026-07-01'))
  expect(await now()).toEqual([{ people: 6, persons: 0 }])
})

test('a post-show report: shares in columns of their own or line by line; totals are figures of the edition', async () => {
  const report = csv('report.csv', [
    ['统计项', '项目', '人数', '占比'],
    ['观众总数', '', '42,000', ''],
    ['专业观众', '', '36000', '85.7%'],
    ['境外观众', '合计', '2100', ''],
    ['观众来源地区', '江苏', '9000', '21.4'],
    ['观众来源地区', '德国', '', '1.2%'],
    ['职位', '采购经理', '', '18'],
    ['满意度', '非常满意', '', '90'],
    ['行业', '汽车', '', ''],
  ])
  expect(await runImport(pool, visitorStatistics, report, of('2026'))).toEqual({
    read: 8,
    written: 6,
    unchanged: 0,
    rejected: 2,
  })
  expect(await rows('select metric, value::integer as value, unit from edition_metric order by 1')).toEqual([
    { metric: 'overseas_visitor_count', value: 2100, unit: '人' },
    { metric: 'trade_visitor_count', value: 36000, unit: '人' },
    { metric: 'visitor_count', value: 42000, unit: '人' },
  ])
  const byColumn = csv('columns.csv', [
    ['观众来源地区', '采购意向', '占比'],
    ['江苏', '', '22%'],
    ['', '激光雷达', '30%'],
    ['上海', '机器人', '3%'],
  ])
  expect(await runImport(pool, visitorStatistics, byColumn, of('2026'))).toMatchObject({
    written: 2,
    rejected: 1,
  })
  expect(
    await rows(
      `select dimension, name, place_code as place, visitors, share::float as share from visitor_aggregate order by 1, 2`,
    ),
  ).toEqual([
    { dimension: 'interest', name: '激光雷达', place: null, visitors: null, share: 30 },
    { dimension: 'jobLevel', name: '采购经理', place: null, visitors: null, share: 18 },
    { dimension: 'region', name: '德国', place: 'DE', visitors: null, share: 1.2 },
    { dimension: 'region', name: '江苏', place: '320000', visitors: null, share: 22 },
  ])
})
