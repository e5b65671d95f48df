import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { processSpace, processState } from '#embedded/processes.ts'
import { InUse, takeStartLock } from '#embedded/startLock.ts'

const folder = mkdtempSync(join(tmpdir(), 'zhzz-lock-'))
const file = join(folder, 'lock')

const held = (owner: object) =>
  writeFileSync(file, JSON.stringify({ pid: process.pid, startTime: '1', space: processSpace(), ...owner }))

beforeEach(() => rmSync(file, { force: true }))
afterAll(() => rmSync(folder, { recursive: true }))

test('only one holds it, until it is released', async () => {
  const lock = await takeStartLock(file, folder)
  await expect(takeStartLock(file, folder)).rejects.toThrow(InUse)
  lock.release()
  const next = await takeStartLock(file, folder)
  next.release()
})

test('of many at once on a dead one’s lock, one gets it', async () => {
  held({ pid: 2 ** 22 + 1 })
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => takeStartLock(file, folder)))
  const won = outcomes.filter((outcome) => outcome.status === 'fulfilled')
  expect(won).toHaveLength(1)
  expect(JSON.parse(readFileSync(file, 'utf8')).startTime).toBe(processState(process.pid)?.startTime)
  for (const { value } of won) value.release()
})

test('the lock of another container is left while its owner touches it', async () => {
  held({ space: 'elsewhere' })
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), 100)
  await expect(takeStartLock(file, folder)).rejects.toThrow(InUse)
  clearInterval(beat)
  const lock = await takeStartLock(file, folder)
  expect(JSON.parse(readFileSync(file, 'utf8')).space).toBe(processSpace())
  lock.release()
})

test('a file that names nobody is no lock for ever', async () => {
  writeFileSync(file, '')
  const lock = await takeStartLock(file, folder)
  expect(JSON.parse(readFileSync(file, 'utf8')).pid).toBe(process.pid)
  lock.release()
})
