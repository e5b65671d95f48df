import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { holdKey } from '@zhzz/db/key/holdKey.ts'
import { afterAll, expect, test } from 'vitest'
import { companies } from '#company/companies.ts'
import { undo } from '#journal/undo.ts'
import { runImport } from '#run.ts'
import { testImport } from '#testImport.ts'
import { madeUpCode } from '#testing/everyDataset.ts'

// UNDO_ROUNDS=10 for a long run.
const rounds = Number(process.env['UNDO_ROUNDS'] ?? 2)
const known = 400

const { pool, url, folder, csv, rows, hashes } = await testImport()
const main = fileURLToPath(new URL('../main.ts', import.meta.url))
// The key that the command finds in its DATA_DIR.
const { sealing, release } = await holdKey(url, { dataDir: folder, secretKey: undefined }, () => {})
afterAll(release)
const options = { sealing }
const header = ['企业名称', '统一社会信用代码', '登记状态', '注册资本', '曾用名', '品牌', '电话']
const first = csv('first.csv', [
  header,
  ...Array.from({ length: known }, (_, at) => row(at, '存续', '100万元')),
])
const second = csv('second.csv', [
  header,
  ...Array.from({ length: known + 100 }, (_, at) => row(at, '注销', `${at + 200}万元`)),
])

function row(at: number, status: string, capital: string) {
  const isOld = status === '存续'
  return [
    `上海砚${at}号科技有限公司`,
    madeUpCode(at),
    status,
    capital,
    isOld || at % 3 > 0 ? '' : `上海旧砚${at}号科技有限公司`,
    isOld || at % 5 > 0 ? '' : `砚牌${at}`,
    isOld || at % 20 > 0 ? '' : `021-5555${String(at).padStart(4, '0')}`,
  ]
}

async function importSecond() {
  expect(await runImport(pool, companies, second, options)).toMatchObject({ written: known + 100 })
  const [run] = await rows('select max(number) as number from import_run')
  return Number(run?.['number'])
}

async function stateOf(run: number) {
  const [told] =
    await rows(`select status, (select count(*) from import_change where run = number)::integer as lines
    from import_run where number = ${run}`)
  return { status: told?.['status'], lines: Number(told?.['lines']) }
}

/** Ends the command with SIGKILL, a moment after the journal of a run has come so far; says how it ended. */
async function killed(
  command: string[],
  run: number,
  isFar: (lines: number) => boolean,
  milliseconds: number,
) {
  const child = spawn(process.execPath, [main, ...command], {
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'close')
  while (child.exitCode === null && child.signalCode === null)
    if (isFar((await stateOf(run)).lines)) {
      await delay(milliseconds)
      child.kill('SIGKILL')
    } else await delay(1)
  const [, signal] = await ended
  return signal
}

test('an undo killed at random points and run again ends as one that was not killed', {
  timeout: 600_000,
}, async () => {
  await runImport(pool, companies, first, options)
  const before = await hashes()
  let run = await importSecond()
  const after = await hashes()
  const { lines } = await stateOf(run)
  // Several transactions of the undo.
  expect(lines).toBeGreaterThan(600)

  let [inTheMiddle, left] = [0, 0]
  for (let round = 1; round <= rounds; round++) {
    // In the midst of the lines, then where what follows from rows is made again.
    const at = round % 2 === 0 ? 0 : Math.floor(300 + (lines - 300) * Math.random())
    const wait = Math.floor(20 * Math.random())
    const told = `round ${round}, killed ${wait} ms after ${at} of ${lines} lines were left`
    const signal = await killed(['undo', String(run)], run, (left) => left <= at, wait)
    const { status } = await stateOf(run)
    if (signal === 'SIGKILL' && status === 'undoing') {
      inTheMiddle += 1
      left += (await undo(pool, run, {})).left
    }
    expect(await stateOf(run), told).toEqual({ status: 'undone', lines: 0 })
    expect(await hashes(), told).toEqual(before)
    run = await importSecond()
    expect(await hashes(), told).toEqual(after)
  }
  expect(inTheMiddle).toBeGreaterThan(0)
  expect(left).toBe(0)
})

test('an import killed at random points and taken back leaves what was before; run again it ends as one that was not killed', {
  timeout: 600_000,
}, async () => {
  // Several batches, each a transaction.
  const third = csv('third.csv', [
    header,
    ...Array.from({ length: 7_000 }, (_, at) => row(at, '注销', `${at + 300}万元`)),
  ])
  const before = await hashes()
  let after: Awaited<ReturnType<typeof hashes>> | undefined
  for (let round = 1; round <= rounds; round++) {
    const [last] = await rows('select coalesce(max(number), 0) as number from import_run')
    const run = Number(last?.['number']) + 1
    const at = Math.floor(4_000 * Math.random())
    const wait = Math.floor(50 * Math.random())
    const told = `round ${round}, killed ${wait} ms after ${at} lines were written`
    expect(await killed(['companies', third], run, (lines) => lines > at, wait), told).toBe('SIGKILL')
    await undo(pool, run, {})
    expect(await stateOf(run), told).toEqual({ status: 'undone', lines: 0 })
    expect(await hashes(), told).toEqual(before)
    await runImport(pool, companies, third, options)
    const whole = await hashes()
    after ??= whole
    expect(whole, told).toEqual(after)
    await undo(pool, run + 1, {})
    expect(await hashes(), told).toEqual(before)
  }
})
