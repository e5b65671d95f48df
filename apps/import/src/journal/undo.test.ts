import { readFileSync } from 'node:fs'
import { sealingOf } from '@zhzz/db/sealed.ts'
import { expect, test } from 'vitest'
import { datasetOf, datasets } from '#datasets.ts'
import { listRuns } from '#journal/listRuns.ts'
import type { Preview } from '#journal/preview.ts'
import { undo } from '#journal/undo.ts'
import type { RunOptions } from '#run.ts'
import { testImport } from '#testImport.ts'
import { everyDataset, madeUpCode } from '#testing/everyDataset.ts'

const { pool, csv, folder, rows, hashes } = await testImport()
const sealing = sealingOf(Buffer.alloc(32, 3))

const asOf = '2026-03-01'
const files = everyDataset.map(({ dataset, rows, options }): [string, RunOptions, string] => [
  dataset,
  options,
  csv(`${dataset}.csv`, rows),
])
const run = async (name: string, file: string, options: RunOptions = {}) => {
  const dataset = datasetOf(name)
  if (dataset === undefined) throw new Error(`no dataset ${name}`)
  const constants = { source: '示例登记处', asOf, ...options.constants }
  return dataset.run(pool, file, { folder, sealing, ...options, constants })
}
const last = async () => Number((await rows('select max(number) as number from import_run'))[0]?.['number'])

test('every dataset has a small file here', () => {
  expect(everyDataset.map(({ dataset }) => dataset).toSorted()).toEqual(
    datasets.map(({ name }) => name).toSorted(),
  )
})

test('a dry run of every dataset writes nothing, a second run neither; taken back and run again all ends as before', {
  timeout: 240_000,
}, async () => {
  const empty = await hashes()
  const numbers: number[] = []
  let before = empty
  for (const [name, options, file] of files) {
    const previews: Preview[] = []
    await run(name, file, { ...options, onPreview: (preview) => previews.push(preview) })
    expect(await hashes(), name).toEqual(before)
    expect(await last(), name).toBe(numbers.at(-1) ?? 0)
    const counts = await run(name, file, options)
    expect(counts.rejected, name).toBe(0)
    expect(counts.written, name).toBe(counts.read)
    // One of the two companies is known from the list before.
    expect(previews[0]?.made, name).toBe(name === 'companies' ? 1 : counts.written)
    numbers.push(await last())
    before = await hashes()
  }
  for (const [name, options, file] of files)
    expect(await run(name, file, options), name).toMatchObject({ written: 0, rejected: 0 })
  expect(await hashes()).toEqual(before)
  expect((await listRuns(pool)).join('\n')).toContain('示例登记处, as of 2026-03-01: 1 read, 1 written')
  for (const number of numbers.toReversed()) {
    const said: string[] = []
    await undo(pool, number, { folder, log: (text) => said.push(text) })
    expect(said).toEqual([])
  }
  expect(await hashes()).toEqual(empty)
  for (const [name, options, file] of files) await run(name, file, options)
  expect(await hashes()).toEqual(before)
  const sources = await rows(`select data_source as said from company union select data_source from contact
    union select source_name from contact_source union select data_source from exhibitor union select data_source from hall
    union select data_source from exhibition_edition union select source from edition_metric union select data_source from shareholder
    union select data_source from company_person union select data_source from abnormal_record`)
  expect(sources.filter(({ said }) => /\.csv/.test(String(said)))).toEqual([])
})

test('an older source fills what is empty and changes nothing else; each group tells its own day', async () => {
  const older = csv('older.csv', [
    ['企业名称', '统一社会信用代码', '登记状态', '参保人数', '数据截至'],
    ['上海旧时名称有限公司', madeUpCode(41), '注销', '88', '2019-05-06'],
  ])
  const known = csv('known.csv', [
    ['企业名称', '统一社会信用代码', '登记状态'],
    ['上海新时名称有限公司', madeUpCode(41), '存续'],
  ])
  await run('companies', known)
  expect(await run('companies', older)).toMatchObject({ written: 1 })
  expect(
    await rows(`select name, registration_status as status, insured_count as insured, as_of, stated from company
      where unified_social_credit_code = '${madeUpCode(41)}'`),
  ).toEqual([
    {
      name: '上海新时名称有限公司',
      status: '存续',
      insured: 88,
      as_of: asOf,
      stated: { scale: ['示例登记处', '2019-05-06'] },
    },
  ])
  expect(await rows("select name from company_former_name where name like '%旧时%'")).toHaveLength(1)
  expect(await run('companies', older)).toMatchObject({ written: 0 })
  const undated = csv('undated.csv', [
    ['企业名称', '统一社会信用代码', '登记状态', '官网'],
    ['上海新时名称有限公司', madeUpCode(41), '吊销', 'a.example.com'],
  ])
  await datasetOf('companies')?.run(pool, undated, { folder })
  expect(
    await rows(`select registration_status as status, website, stated -> 'website' as from from company
      where unified_social_credit_code = '${madeUpCode(41)}'`),
  ).toEqual([{ status: '存续', website: 'http://a.example.com', from: ['运营方导入', null] }])
})

test('what people use, or another import changed, stays and is told', async () => {
  const file = csv('wrong.csv', [
    ['企业名称', '统一社会信用代码', '登记状态'],
    ['宁波被跟进有限公司', madeUpCode(31), '存续'],
    ['宁波被改动有限公司', madeUpCode(32), '存续'],
    ['宁波无人用有限公司', madeUpCode(33), '存续'],
  ])
  await run('companies', file)
  const number = await last()
  await pool.query(
    `insert into tenant (id, name) values ('00000000-0000-7000-8000-000000000003', 'a tenant')`,
  )
  await pool.query(`insert into customer (id, tenant_id, company_id)
    select gen_random_uuid(), '00000000-0000-7000-8000-000000000003', id from company where unified_social_credit_code = '${madeUpCode(31)}'`)
  await run(
    'companies',
    csv('later.csv', [
      ['企业名称', '统一社会信用代码', '登记状态'],
      ['宁波被改动有限公司', madeUpCode(32), '注销'],
    ]),
  )
  expect(await undo(pool, number, { folder })).toMatchObject({ removed: 1, left: 2 })
  expect(await rows("select name from company where name like '宁波%' order by name")).toEqual([
    { name: '宁波被改动有限公司' },
    { name: '宁波被跟进有限公司' },
  ])
  const left = readFileSync(`${folder}/${number}/left.csv`, 'utf8')
  expect(left).toContain('customer refers to it')
  expect(left).toContain('a later import wrote it')
  await expect(undo(pool, number, {})).rejects.toThrow(`import ${number} is taken back already`)
})
