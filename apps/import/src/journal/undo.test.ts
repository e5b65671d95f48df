import { readFileSync } from 'node:fs'
import { creditCodeCheck } from '@zhzz/contract/field.ts'
import { sealingOf } from '@zhzz/db/sealed.ts'
import { expect, test } from 'vitest'
import { datasetOf } from '#datasets.ts'
import { listRuns } from '#journal/listRuns.ts'
import type { Preview } from '#journal/preview.ts'
import { undo } from '#journal/undo.ts'
import type { RunOptions } from '#run.ts'
import { testImport } from '#testImport.ts'

const { pool, csv, folder, rows } = await testImport()
const sealing = sealingOf(Buffer.alloc(32, 3))
const code = (number: number) => {
  const first17 = `91310000X${String(number).padStart(8, '0')}`
  return first17 + creditCodeCheck(first17)
}
const [one, two, three] = ['上海砚舟智能装备有限公司', '苏州澜庭激光科技有限公司', '杭州沐禾机器人有限公司']
const asOf = '2026-03-01'
const newer: [dataset: string, options: RunOptions, file: string][] = [
  [
    'halls',
    {},
    csv('halls.csv', [
      ['展馆名称', '城市'],
      ['上海砚展中心', '上海市'],
    ]),
  ],
  [
    'exhibitions',
    {},
    csv('exhibitions.csv', [
      ['展会名称', '开始日期', '结束日期', '展馆', '展览面积', '主办单位'],
      ['2026上海砚舟机器人展览会', '2026-06-01', '2026-06-03', '上海砚展中心', '20000', '砚会公司'],
    ]),
  ],
  [
    'exhibitors',
    { constants: { exhibition: '上海砚舟机器人展览会', year: '2026' } },
    csv('exhibitors.csv', [
      ['参展商', '展位号', '产品'],
      [one, 'A01', '激光雷达'],
      [three, 'A02；A03', '机器人'],
    ]),
  ],
  [
    'companies',
    {},
    csv('companies.csv', [
      ['企业名称', '统一社会信用代码', '登记状态', '注册资本', '地址', '曾用名', '品牌', '电话'],
      [one, code(1), '存续', '500万元', '上海市浦东新区一路1号', '上海旧砚有限公司', '砚舟', '021-55556666'],
      [two, code(2), '存续', '100万元', '苏州工业园区二路2号', '', '', ''],
    ]),
  ],
  [
    'contacts',
    {},
    csv('contacts.csv', [
      ['企业名称', '联系人', '手机'],
      [two, '王示例', '13800000001'],
    ]),
  ],
  [
    'shareholders',
    {},
    csv('holders.csv', [
      ['企业名称', '发起人', '持股比例'],
      [one, '王示例', '60'],
    ]),
  ],
  [
    'keyPersons',
    {},
    csv('people.csv', [
      ['企业名称', '姓名', '职务'],
      [one, '李示例', '董事长'],
    ]),
  ],
]
const run = async (name: string, file: string, options: RunOptions = {}) => {
  const dataset = datasetOf(name)
  if (dataset === undefined) throw new Error(`no dataset ${name}`)
  const constants = { source: '示例登记处', asOf, ...options.constants }
  return dataset.run(pool, file, { folder, sealing, ...options, constants })
}
const last = async () => Number((await rows('select max(number) as number from import_run'))[0]?.['number'])

/** Every table but those that tell of runs and of reference data, as one hash; `data_source` and keys stay. */
async function hashes(): Promise<Record<string, unknown>> {
  const tables = await rows(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and relname !~ '^(import_|region|industry|dictionary|schema_migration|data_source$)' order by 1`,
  )
  const told = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await rows(
        `select md5(string_agg(said, ' ' order by said)) as hash from (select regexp_replace(regexp_replace(
           (to_jsonb(t) - '{updated_at,collected_at,created_at,joined_at,search_tokens,tokens,placed,prominence,row_hash,content_enc}'::text[])::text,
           '[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}', 'id', 'g'), '"tier": ?[0-9]', '', 'g') as said from "${String(name)}" t) said`,
      )
      return [String(name), row?.['hash']]
    }),
  )
  return Object.fromEntries(told)
}

test('a dry run of every dataset writes nothing; taken back and run again all ends as before', {
  timeout: 240_000,
}, async () => {
  const empty = await hashes()
  const numbers: number[] = []
  let before = empty
  for (const [name, options, file] of newer) {
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
  expect((await listRuns(pool)).join('\n')).toContain('示例登记处, as of 2026-03-01: 1 read, 1 written')
  for (const number of numbers.toReversed()) {
    const said: string[] = []
    await undo(pool, number, { folder, log: (text) => said.push(text) })
    expect(said).toEqual([])
  }
  expect(await hashes()).toEqual(empty)
  for (const [name, options, file] of newer) await run(name, file, options)
  expect(await hashes()).toEqual(before)
  const sources = await rows(`select data_source as said from company union select data_source from contact
    union select source_name from contact_source union select data_source from exhibitor union select data_source from hall
    union select data_source from exhibition_edition union select source from edition_metric union select data_source from shareholder`)
  expect(sources.filter(({ said }) => /\.csv/.test(String(said)))).toEqual([])
})

test('an older source fills what is empty and changes nothing else; each group tells its own day', async () => {
  const older = csv('older.csv', [
    ['企业名称', '统一社会信用代码', '登记状态', '参保人数', '数据截至'],
    ['上海旧时名称有限公司', code(41), '注销', '88', '2019-05-06'],
  ])
  const known = csv('known.csv', [
    ['企业名称', '统一社会信用代码', '登记状态'],
    ['上海新时名称有限公司', code(41), '存续'],
  ])
  await run('companies', known)
  expect(await run('companies', older)).toMatchObject({ written: 1 })
  expect(
    await rows(`select name, registration_status as status, insured_count as insured, as_of, stated from company
      where unified_social_credit_code = '${code(41)}'`),
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
    ['上海新时名称有限公司', code(41), '吊销', 'a.example.com'],
  ])
  await datasetOf('companies')?.run(pool, undated, { folder })
  expect(
    await rows(`select registration_status as status, website, stated -> 'website' as from from company
      where unified_social_credit_code = '${code(41)}'`),
  ).toEqual([{ status: '存续', website: 'http://a.example.com', from: ['运营方导入', null] }])
})

test('what people use, or another import changed, stays and is told', async () => {
  const file = csv('wrong.csv', [
    ['企业名称', '统一社会信用代码', '登记状态'],
    ['宁波被跟进有限公司', code(31), '存续'],
    ['宁波被改动有限公司', code(32), '存续'],
    ['宁波无人用有限公司', code(33), '存续'],
  ])
  await run('companies', file)
  const number = await last()
  await pool.query(
    `insert into tenant (id, name) values ('00000000-0000-7000-8000-000000000003', 'a tenant')`,
  )
  await pool.query(`insert into customer (id, tenant_id, company_id)
    select gen_random_uuid(), '00000000-0000-7000-8000-000000000003', id from company where unified_social_credit_code = '${code(31)}'`)
  await run(
    'companies',
    csv('later.csv', [
      ['企业名称', '统一社会信用代码', '登记状态'],
      ['宁波被改动有限公司', code(32), '注销'],
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
