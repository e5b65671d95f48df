import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { silent } from '@zhzz/db/log.ts'
import { testDatabase } from '@zhzz/db/testDatabase.ts'
import { afterAll, expect, test } from 'vitest'
import { backupsOf } from '#start/backups.ts'
import { testServer } from '#testing/testServer.ts'
import { addOperator } from '#testing/testWorld.ts'

const database = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'zhzz-backups-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const schedule = { url: database.url, folder, filesFolder: undefined }
const server = await testServer({ database, backups: backupsOf(schedule, silent) })
const { call } = server
const chief = await addOperator(server, ['running'])

async function shown() {
  return (await call(operate.backups, {}, chief)).data
}

test('one is begun once at a time, stands in the list, and is late after a day', async () => {
  expect(await shown()).toMatchObject({ folder, list: [], isLate: true, isUnderWay: false, failure: null })
  const [one, two] = await Promise.all([
    call(operate.startBackup, {}, chief),
    call(operate.startBackup, {}, chief),
  ])
  expect(new Set([one.failure, two.failure])).toEqual(new Set([null, 'conflict']))
  await expect.poll(async () => (await shown()).isUnderWay, { timeout: 60_000 }).toBe(false)
  const { list, isLate, failure } = await shown()
  expect([list.length, isLate, failure]).toEqual([1, false, null])
  expect(list[0]?.bytes).toBeGreaterThan(1_000)
  const before = new Date(Date.now() - 25 * 3_600_000)
  utimesSync(join(folder, list[0]?.name ?? ''), before, before)
  expect((await shown()).isLate).toBe(true)
})

test('one that cannot be written is told', async () => {
  const gone = { ...schedule, url: 'postgres://127.0.0.1:1/none' }
  const other = await testServer({ database, backups: backupsOf(gone, silent) })
  await other.call(operate.startBackup, {}, chief)
  await expect
    .poll(async () => (await other.call(operate.backups, {}, chief)).data.failure, { timeout: 60_000 })
    .not.toBeNull()
})

test('a drill is noted with who did it', async () => {
  const drill = { doneOn: '2026-11-20', backup: 'zhzz-2026-11-20T020000.backup.gz', isWhole: true }
  await call(operate.noteDrill, { ...drill, words: '另一台机器' }, chief)
  expect((await shown()).drills).toMatchObject([{ ...drill, notedBy: `${chief.name} (console)` }])
})
