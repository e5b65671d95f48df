import { expect, test } from 'vitest'
import { exhibitions } from '#exhibition/exhibitions.ts'
import { tellTopics } from '#exhibition/tellTopics.ts'
import { exhibitors } from '#exhibitor/exhibitors.ts'
import { runImport } from '#run.ts'
import { testImport } from '#testImport.ts'

const { pool, csv, rows } = await testImport()

const series = () =>
  rows('select name, industry_codes as topics, industry_basis as basis from exhibition_series')
const isFoundBy = async (topic: string) => {
  const [row] = await rows(`select tokens::text like '%*t${topic}%' as found from company_search`)
  return row?.['found']
}

test('a series and who exhibits there have the topics of its name, until a source states others', async () => {
  const list = csv('list.csv', [['参展商'], ['上海砚舟智能装备有限公司']])
  const constants = { exhibition: '华东机器人展览会', year: '2026', startDate: '2026-03-01' }
  await runImport(pool, exhibitors, list, { constants })
  expect(await series()).toEqual([
    { name: '华东机器人展览会', topics: ['robotics', 'automation'], basis: 'words' },
  ])
  expect(await isFoundBy('automation')).toBe(true)

  // As rows are that were there before topics were told.
  await pool.query("update exhibition_series set industry_codes = '{}'")
  await pool.query("update company_search set tokens = ''")
  const client = await pool.connect()
  await tellTopics(client)
  client.release()
  expect(await isFoundBy('automation')).toBe(true)

  const stated = csv('stated.csv', [
    ['展会名称', '开始日期', '行业'],
    ['华东机器人展览会', '2026-03-01', '半导体与集成电路'],
  ])
  await runImport(pool, exhibitions, stated)
  expect(await series()).toMatchObject([{ topics: ['semiconductors'], basis: 'stated' }])
  expect([await isFoundBy('automation'), await isFoundBy('semiconductors')]).toEqual([false, true])
})
