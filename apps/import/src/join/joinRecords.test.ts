import { creditCodeCheck } from '@zhzz/contract/creditCode.ts'
import type { ClientBase } from 'pg'
import { expect, test } from 'vitest'
import { companies } from '#company/companies.ts'
import { rewriteSearchRows, tierBounds } from '#company/searchRows.ts'
import { certificates } from '#companyModule/certInfoPage.ts'
import { exhibitors } from '#exhibitor/exhibitors.ts'
import { joinCompanies } from '#join/joinCompanies.ts'
import { partCompanies } from '#join/partCompanies.ts'
import { inTransaction } from '#join/withClient.ts'
import { undo } from '#journal/undo.ts'
import { runImport } from '#run.ts'
import { testImport } from '#testImport.ts'

const { pool, csv, rows } = await testImport()
const code = `91310000MA1FL00X0${creditCodeCheck('91310000MA1FL00X0')}`
const [old, kept] = ['江苏潮汐机电厂', '江苏潮汐机电有限公司']

const record = (name: string, day: string, ...more: string[]) =>
  csv(`${name}${day}.csv`, [
    ['企业名称', '统一社会信用代码', '注册号', '成立日期', '标签', '曾用名'],
    [name, more[0] ?? '', more[1] ?? '', day, '高新技术企业', more[2] ?? ''],
  ])

const list = (year: string) =>
  csv(`list${year}.csv`, [
    ['series', 'start_date', 'company_name', 'booth'],
    ['砚舟展', `${year}-03-01`, old, `A${year}`],
  ])

const certificate = (no: string) =>
  csv(`certificate${no}.csv`, [
    ['企业名称', '证书名称', '证书编号'],
    [old, '质量管理体系认证', no],
  ])

const state = () =>
  rows(`select c.name, establish_date::text as day, merged_into_id is not null as is_joined,
      (select count(*)::integer from exhibitor where company_id = c.id) as entries,
      (select array_agg(cert_no order by cert_no) from company_certificate where company_id = c.id) as certificates,
      (select array_agg(tag_code) from company_tag where company_id = c.id) as tags,
      (select array_agg(name order by name) from company_brand where company_id = c.id) as brands,
      exists (select from company_search where company_id = c.id) as is_found
    from company c order by name`)

async function within(work: (client: ClientBase) => Promise<unknown>) {
  const client = await pool.connect()
  try {
    await inTransaction(client, async () => void (await work(client)))
  } finally {
    client.release()
  }
}

test('two records of the register that are one: all goes over, later files tell each its own, and all comes back', async () => {
  await runImport(pool, companies, record(old, '2001-01-01', '', '320000000000001', '潮汐电机'))
  await runImport(pool, companies, record(kept, '2002-02-02', code))
  await runImport(pool, exhibitors, list('2024'))
  await runImport(pool, certificates, certificate('Q1'))
  const before = await state()
  expect(before).toMatchObject([
    { name: old, entries: 1, certificates: ['Q1'], is_found: true },
    { name: kept, entries: 0, certificates: null, is_found: true },
  ])
  const [pair] = await rows(
    `select (select id from company where name = '${old}') as from, (select id from company where name = '${kept}') as to`,
  )
  const [fromId, toId] = [String(pair?.['from']), String(pair?.['to'])]
  await within((client) =>
    joinCompanies(client, [{ fromId, toId, score: null, reasons: [], toldBy: 'an operator' }]),
  )

  await runImport(pool, companies, record(old, '2001-01-09', '', '320000000000001'))
  await runImport(pool, companies, record(kept, '2002-02-09', code))
  await runImport(pool, exhibitors, list('2025'))
  await runImport(pool, certificates, certificate('Q2'))
  expect(await state()).toEqual([
    {
      ...before[0],
      day: '2001-01-09',
      is_joined: true,
      entries: 0,
      certificates: null,
      is_found: false,
      tags: ['high_tech'],
    },
    { ...before[1], day: '2002-02-09', entries: 2, certificates: ['Q1', 'Q2'], brands: [old, '潮汐电机'] },
  ])

  await undo(pool, 1, {})
  expect(await state()).toMatchObject([{ name: old, is_joined: true }, { name: kept }])

  const [join] = await rows('select id from company_join')
  await within(async (client) => {
    await partCompanies(client, String(join?.['id']), 'an operator')
    await rewriteSearchRows(client, [fromId, toId], await tierBounds(client))
  })
  expect(await state()).toMatchObject([
    {
      name: old,
      day: '2001-01-09',
      is_joined: false,
      entries: 2,
      certificates: ['Q1'],
      brands: null,
      is_found: true,
    },
    { name: kept, day: '2002-02-09', entries: 0, certificates: ['Q2'], brands: null },
  ])
})
