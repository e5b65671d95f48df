import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { creditCodeCheck } from '@zhzz/contract/creditCode.ts'
import { expect, test } from 'vitest'
import { companies } from '#company/companies.ts'
import { exhibitors } from '#exhibitor/exhibitors.ts'
import { runImport } from '#run.ts'
import { testImport } from '#testImport.ts'

const { pool, url, folder, csv, rows, state } = await testImport()
const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const characters = [...'山川河湖海云雨风雪松竹梅兰菊桂石玉金银铜铁水火木土日月星光明']
const names = Array.from({ length: 12_000 }, (_, at) => {
  const stem = [at, at / 30, at / 900].map((number) => characters[Math.floor(number) % 30]).join('')
  return `上海砚${stem}科技有限公司`
})
const registry = csv('registry.csv', [
  ['企业名称', '统一社会信用代码', '注册资本', '品牌'],
  ...names.map((name, at) => {
    const first17 = `91310000X${String(at).padStart(8, '0')}`
    return [name, first17 + creditCodeCheck(first17), `${at + 1}万元`, at % 7 === 0 ? `牌${at}` : '']
  }),
])
const list = csv('list.csv', [
  ['参展商', '展位号'],
  ...names
    .slice(0, 3_000)
    .map((name, at) => [name.replace('上海', at % 2 === 0 ? '上海' : '苏州'), `A${at}`]),
])
const edition = ['--edition', '华东砚会', '--year', '2026', '--start', '2026-05-01']
const constants = { exhibition: '华东砚会', year: '2026', startDate: '2026-05-01' }

/** Runs the command and ends it with SIGKILL once the table holds so many rows; says how it ended. */
async function killAt(dataset: string, file: string, flags: string[], table: string, count: number) {
  const child = spawn(process.execPath, [main, dataset, file, ...flags], {
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'close')
  while (child.exitCode === null && child.signalCode === null) {
    const [held] = await rows(`select count(*)::integer as n from ${table}`)
    if (Number(held?.['n']) >= count) child.kill('SIGKILL')
    else await delay(5)
  }
  const [, signal] = await ended
  return signal
}

test('killed in the middle and run again, twice, it ends as if it had not been killed', {
  timeout: 240_000,
}, async () => {
  expect(await killAt('exhibitors', list, edition, 'exhibitor', 500)).toBe('SIGKILL')
  expect(await killAt('companies', registry, [], 'company', 3_000)).toBe('SIGKILL')
  const [middle] = await rows(
    'select (select count(*) from company)::integer as companies, (select count(*) from company_search)::integer as found',
  )
  expect(middle?.['companies']).toBeLessThan(12_000)
  expect(middle?.['found']).toBe(middle?.['companies'])
  await runImport(pool, exhibitors, list, { constants })
  await runImport(pool, companies, registry)
  const afterKills = await state()
  expect(await runImport(pool, companies, registry)).toMatchObject({
    read: 12_000,
    written: 0,
    unchanged: 12_000,
  })
  expect(await runImport(pool, exhibitors, list, { constants })).toMatchObject({
    written: 0,
    unchanged: 3_000,
  })
  expect(await state()).toBe(afterKills)

  await pool.query('truncate company, company_search, exhibition_series, import_run cascade')
  await runImport(pool, exhibitors, list, { constants })
  await runImport(pool, companies, registry)
  const unharmed = new Set((await state()).split('\n'))
  const lines = afterKills.split('\n')
  expect(lines.filter((line) => !unharmed.has(line)).slice(0, 5)).toEqual([])
  expect(lines).toHaveLength(unharmed.size)
})
