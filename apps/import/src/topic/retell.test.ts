import { expect, test } from 'vitest'
import { companies } from '#company/companies.ts'
import { exhibitors } from '#exhibitor/exhibitors.ts'
import { runImport } from '#run.ts'
import { testImport } from '#testImport.ts'

const { pool, csv, rows } = await testImport()

const registry = csv('registry.csv', [
  ['企业名称', '行业', '主营产品'],
  ['苏州明日精密有限公司', '信息传输、软件和信息技术服务业', '锂电池;充电桩'],
  ['苏州南舟医疗器械有限公司', '', ''],
])
const list = csv('list.csv', [
  ['参展商', 'industry', 'business_scope', '简介'],
  ['苏州明日精密有限公司', '具身智能', '制造业,教育', '主营工业相机与光学元件。'],
  ['杭州砚舟有限公司', '', '', ''],
])
const constants = { exhibition: '华东智能展览会', year: '2026', startDate: '2026-03-01' }

const aboutOf = async (name: string) => {
  const [row] =
    await rows(`select array(select substring(token from 3) from unnest(tsvector_to_array(tokens)) token
    where token like '*a%' order by 1) as about from company_search s join company c on c.id = s.company_id where c.name = '${name}'`)
  return row?.['about']
}
const everything = () =>
  rows(`select listed_name as name, topics, topic_codes as codes from exhibitor order by listed_name`)
const counts = () => rows('select topic, exhibitor_count as n from edition_topic order by topic')

const told = {
  entries: [
    {
      name: '杭州砚舟有限公司',
      topics: {},
      codes: [],
    },
    {
      name: '苏州明日精密有限公司',
      topics: { robotics: 'category', automation: 'category', optics: 'introduction' },
      codes: ['automation', 'batteries_storage', 'optics', 'robotics'],
    },
  ],
  counts: [
    { topic: 'automation', n: 1 },
    { topic: 'batteries_storage', n: 1 },
    { topic: 'electronics', n: 1 },
    { topic: 'energy', n: 1 },
    { topic: 'machinery', n: 1 },
    { topic: 'optics', n: 1 },
    { topic: 'robotics', n: 1 },
  ],
  about: ['automation', 'batteries_storage', 'optics', 'robotics'],
}

test('an entry is about what its list and its company tell, its company is found by both, and the list counts them', async () => {
  await runImport(pool, companies, registry)
  await runImport(pool, exhibitors, list, { constants })
  expect(await everything()).toEqual(told.entries)
  expect(await counts()).toEqual(told.counts)
  expect(await aboutOf('苏州明日精密有限公司')).toEqual(told.about)
  expect(await rows("select topics from company where name = '苏州南舟医疗器械有限公司'")).toEqual([
    { topics: { medical_devices: 'name' } },
  ])
  expect(await runImport(pool, exhibitors, list, { constants })).toMatchObject({ written: 0 })
})

test('rows from before topics were told get them, and the code of their industry, with the next import', async () => {
  // As an upgrade finds them.
  await pool.query("update company set topics = '{}', industry_code = null")
  await pool.query("update exhibitor set topics = '{}', topic_codes = '{}'")
  await pool.query("delete from edition_topic; update company_search set tokens = ''")
  await pool.query("insert into untold_topics (what) values ('company'), ('exhibitor')")
  await runImport(pool, companies, registry)
  expect(await everything()).toEqual(told.entries)
  expect(await counts()).toEqual(told.counts)
  expect(await aboutOf('苏州明日精密有限公司')).toEqual(told.about)
  expect(await rows("select industry_code as code from company where name like '苏州明日%'")).toEqual([
    { code: 'I' },
  ])
  expect(await rows('select * from untold_topics')).toEqual([])
})
