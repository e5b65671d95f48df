import { companyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import { creditCodeCheck } from '@zhzz/contract/creditCode.ts'
import { expect, test } from 'vitest'
import { companies } from '#company/companies.ts'
import { abnormalRecords } from '#companyModule/abnormalInfo.ts'
import { annualReports } from '#companyModule/annualReport.ts'
import { branches } from '#companyModule/branch.ts'
import { certificates } from '#companyModule/certInfoPage.ts'
import { keyPersons } from '#companyModule/keysPerson.ts'
import { moduleDatasets } from '#companyModule/moduleDatasets.ts'
import { jobs } from '#companyModule/recruitPage.ts'
import { shareholders } from '#companyModule/shareholder.ts'
import { columnsOf } from '#header.ts'
import { runImport } from '#run.ts'
import { testImport } from '#testImport.ts'

const { pool, csv, rows, folder, rejects } = await testImport()
const held = '苏州砚舟激光设备有限公司'

test('shareholders as vendors print them, once; those of an unknown company are refused', async () => {
  await runImport(pool, companies, csv('companies.csv', [['企业名称'], [held]]))
  const file = csv('holders.csv', [
    ['序号', '公司名称', '发起人', '发起人类型', '持股比例', '认缴出资额(万元)', '认缴出资日期', '股东标签'],
    ['1', held, '王示例', '自然人股东', '60.5%', '300', '2014-03-12', '大股东、实际控制人'],
    ['2', held, '宁波示例投资合伙企业（有限合伙）', '', '39.5', '200万美元', '2014/3/12', ''],
    ['3', '没有的有限公司', '张示例', '自然人股东', '1', '1', '', ''],
  ])
  expect(await runImport(pool, shareholders, file, { folder })).toEqual({
    read: 3,
    written: 2,
    unchanged: 0,
    rejected: 1,
  })
  expect(await rejects()).toContain('the company is not known: import it first')
  expect(await runImport(pool, shareholders, file)).toMatchObject({ written: 0, unchanged: 2 })
  expect(
    await rows(`select name, holder_type, labels, ratio, subscribed_amount, currency, subscribed_date, is_current
      from shareholder order by ratio`),
  ).toEqual([
    {
      name: '宁波示例投资合伙企业（有限合伙）',
      holder_type: 'partnership',
      labels: [],
      ratio: 39.5,
      subscribed_amount: 2_000_000,
      currency: 'USD',
      subscribed_date: '2014-03-12',
      is_current: true,
    },
    {
      name: '王示例',
      holder_type: 'person',
      labels: ['major', 'controller'],
      ratio: 60.5,
      subscribed_amount: 3_000_000,
      currency: 'CNY',
      subscribed_date: '2014-03-12',
      is_current: true,
    },
  ])
})

test('another file goes before what is known, of one file the first row; what is not told stays', async () => {
  const header = ['企业名称', '股东名称', '持股比例', '出资方式', '是否历史股东']
  const first = csv('first.csv', [
    header,
    [held, '李示例', '10%', '货币', ''],
    [held, '李示例', '12%', '', ''],
  ])
  await runImport(pool, shareholders, first)
  const known = "select ratio, contribution_form, is_current from shareholder where name = '李示例'"
  expect(await rows(known)).toEqual([{ ratio: 10, contribution_form: '货币', is_current: true }])
  await runImport(pool, shareholders, csv('first.csv', [header, [held, '李示例', '15%', '', '是']]))
  expect(await rows(known)).toEqual([{ ratio: 15, contribution_form: '货币', is_current: false }])
})

test('persons keep the order of the register; whoever left is of the past; no number that tells a person comes in', async () => {
  const file = csv('persons.csv', [
    ['序号', '企业名称', '姓名', '职务', '离任日期', '人员编号', '身份证号'],
    ['1', held, '赵示例', '董事长，总经理', '', 'h1', '110101199003077758'],
    ['2', held, '钱示例', '监事', '2020-01-02', '110101199003077758', ''],
    ['3', held, '孙示例 13800000000', '董事', '', '', ''],
  ])
  expect(await runImport(pool, keyPersons, file)).toMatchObject({ written: 2, rejected: 1 })
  expect(await rows('select * from company_person order by list_no')).toMatchObject([
    { name: '赵示例', positions: ['董事长', '总经理'], list_no: 1, person_key: 'h1', is_current: true },
    {
      name: '钱示例',
      positions: ['监事'],
      list_no: 2,
      person_key: null,
      end_date: '2020-01-02',
      is_current: false,
    },
  ])
  expect(JSON.stringify(await rows('select * from company_person'))).not.toMatch(
    /110101199003077758|13800000000/,
  )
})

test('the register names both authorities alike; a record that is taken out moves to the past', async () => {
  const header = [
    '企业名称',
    '作出决定机关（移出）',
    '列入经营异常名录原因',
    '列入日期',
    '作出决定机关（列入）',
    '移出日期',
  ]
  const reason = '通过登记的住所或者经营场所无法联系的'
  const known = 'select add_authority, remove_authority, remove_date, is_current from abnormal_record'
  await runImport(
    pool,
    abnormalRecords,
    csv('in.csv', [header, [held, '', reason, '2021年3月4日', '甲局', '']]),
  )
  expect(await rows(known)).toEqual([
    { add_authority: '甲局', remove_authority: null, remove_date: null, is_current: true },
  ])
  await runImport(
    pool,
    abnormalRecords,
    csv('out.csv', [header, [held, '乙局', reason, '2021-03-04', '', '2022-01-01']]),
  )
  expect(await rows(known)).toEqual([
    { add_authority: '甲局', remove_authority: '乙局', remove_date: '2022-01-01', is_current: false },
  ])
})

test('of an annual report what is not published is no unknown, and the year is read out of its title', async () => {
  const file = csv('reports.csv', [
    ['企业名称', '年报年度', '资产总额', '营业总收入(万元)', '净利润', '社保信息', '联系电话'],
    [held, '2025年度报告', '企业选择不公示', '3,200', '', '养老保险 86 人；医疗保险 86 人', '13800000000'],
  ])
  expect(await runImport(pool, annualReports, file)).toMatchObject({ written: 1, rejected: 0 })
  expect(await rows('select * from company_annual_report')).toMatchObject([
    {
      report_year: 2025,
      total_assets: null,
      total_revenue: 32_000_000,
      net_profit: null,
      withheld: ['totalAssets'],
      insurances: ['养老保险 86 人', '医疗保险 86 人'],
    },
  ])
  expect(JSON.stringify(await rows('select * from company_annual_report'))).not.toContain('13800000000')
})

test.each([
  ['8-12K·13薪', 8_000, 12_000],
  ['8千-1.2万/月', 8_000, 12_000],
  ['6000-9000元/月', 6_000, 9_000],
  ['12-24万/年', 10_000, 20_000],
  ['200-300元/天', null, null],
  ['面议', null, null],
])('pay of %s is %s to %s a month', async (salary, low, high) => {
  const file = csv('jobs.csv', [
    ['企业名称', '职位名称', '薪资', '发布日期'],
    [held, `展台设计师 ${salary}`, salary, '2026-05-06'],
  ])
  expect(await runImport(pool, jobs, file)).toMatchObject({ written: 1 })
  expect(
    await rows(
      `select salary_min, salary_max, work_city, is_exhibition from company_job where job_title like '%${salary}'`,
    ),
  ).toEqual([{ salary_min: low, salary_max: high, work_city: '', is_exhibition: true }])
})

test('what names tell where a column does not: branch or subsidiary, kind of certificate', async () => {
  const file = csv('branches.csv', [
    ['企业名称', '分支机构名称'],
    [held, '苏州砚舟激光设备有限公司昆山分公司'],
    [held, '昆山砚舟光电有限公司'],
  ])
  await runImport(pool, branches, file)
  expect(await rows('select name, relation from company_branch order by relation')).toEqual([
    { name: '苏州砚舟激光设备有限公司昆山分公司', relation: 'branch' },
    { name: '昆山砚舟光电有限公司', relation: 'subsidiary' },
  ])
  const papers = csv('certificates.csv', [
    ['企业名称', '证书名称'],
    [held, '质量管理体系认证（ISO9001）'],
    [held, '高新技术企业'],
    [held, '展览工程企业一级资质'],
  ])
  await runImport(pool, certificates, papers)
  expect(await rows('select kind from company_certificate order by kind')).toEqual([
    { kind: 'honor' },
    { kind: 'license' },
    { kind: 'system' },
  ])
})

test.each(Object.entries(moduleDatasets))(
  '%s: every wording of a header finds its own field',
  (name, dataset) => {
    for (const [field, wordings] of Object.entries(dataset.fields))
      for (const wording of [...wordings.split(' '), field])
        expect([wording, Object.keys(columnsOf([wording], dataset.fields).at)]).toEqual([wording, [field]])
    expect(Object.keys(companyModules)).toContain(name)
  },
)

test('records follow a company that is merged into its registry record, where that has not the same', async () => {
  const code = `91310000MA1FL00X0${creditCodeCheck('91310000MA1FL00X0')}`
  await pool.query(
    `insert into company (id, name, name_key, unified_social_credit_code, known_from, data_source) values
       (gen_random_uuid(), '上海潮汐科技有限公司', '上海潮汐科技有限公司', null, 'list', 'a list'),
       (gen_random_uuid(), '上海旧名科技有限公司', '上海旧名科技有限公司', $1, 'registry', 'a registry')`,
    [code],
  )
  const header = ['企业名称', '股东名称', '持股比例']
  const file = csv('both.csv', [
    header,
    ['上海潮汐科技有限公司', '甲示例', '10'],
    ['上海潮汐科技有限公司', '乙示例', '20'],
    ['上海旧名科技有限公司', '甲示例', '30'],
  ])
  await runImport(pool, shareholders, file)
  const renamed = csv('renamed.csv', [
    ['企业名称', '统一社会信用代码'],
    ['上海潮汐科技有限公司', code],
  ])
  await runImport(pool, companies, renamed)
  const moved = `select holder.name, ratio from shareholder holder
    join company on company.id = company_id where unified_social_credit_code = '${code}' order by ratio`
  expect(await rows(moved)).toEqual([
    { name: '乙示例', ratio: 20 },
    { name: '甲示例', ratio: 30 },
  ])
})
