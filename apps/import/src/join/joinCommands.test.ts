import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { companies } from '#company/companies.ts'
import { exhibitors } from '#exhibitor/exhibitors.ts'
import { runImport } from '#run.ts'
import { testImport } from '#testImport.ts'

const { pool, url, folder, csv, rows } = await testImport()
const main = fileURLToPath(new URL('../main.ts', import.meta.url))

async function say(...words: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: folder }
  const { stdout } = await promisify(execFile)(process.execPath, [main, ...words], { env })
  return stdout
}

test('an operator sees who waits for a word, joins a company to another, and parts the two again', {
  timeout: 60_000,
}, async () => {
  const constants = { exhibition: '砚舟展', year: '2026', startDate: '2026-03-01' }
  await runImport(pool, exhibitors, csv('list.csv', [['参展商'], ['砚舟智能']]), { constants })
  const record = [
    ['企业名称', '注册号', '品牌'],
    ['上海砚舟智能装备有限公司', '310000000000001', '砚舟智能'],
  ]
  await runImport(pool, companies, csv('record.csv', record))
  const [pair] = await rows('select company_id as from_id, candidate_id as to_id from company_candidate')
  const [from, to] = [String(pair?.['from_id']), String(pair?.['to_id'])]

  const waiting = await say('candidates')
  expect(waiting).toContain(`砚舟智能  ${from}  1 entries`)
  expect(waiting).toMatch(new RegExp(`上海砚舟智能装备有限公司  0\\.\\d+ \\w+  ${to}`))

  const [join = ''] = /(?<=part )[-0-9a-f]+/.exec(await say('join', from, to, '--by', 'an operator')) ?? []
  const entry = async () => (await rows('select company_id as id from exhibitor'))[0]?.['id']
  expect(await entry()).toBe(to)
  expect(await say('candidates')).toContain(`joined by word: 砚舟智能 → 上海砚舟智能装备有限公司  ${join}`)

  await say('part', join, '--by', 'an operator')
  expect(await entry()).toBe(from)
  expect(await say('candidates')).not.toContain('砚舟')
})
