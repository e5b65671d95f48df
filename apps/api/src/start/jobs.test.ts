import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '@zhzz/db/log.ts'
import { testDatabase } from '@zhzz/db/testDatabase.ts'
import { expect, test, vi } from 'vitest'
import { showJobs } from '#operate/jobs.ts'
import { failedQueue, jobSchema, startJobs } from '#start/jobs.ts'

const { url, pool, db } = await testDatabase()
const silent: Log = { info() {}, warn() {}, error() {} }
const waiting = { timeout: 20_000, interval: 100 }

async function countOf(where: string, values: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*) from ${jobSchema}.job where ${where}`,
    values,
  )
  return rows[0]?.count ?? 0
}

test('of two nodes one does each round, and the other goes on when it ends', async () => {
  const rounds: string[] = []
  const node = (name: string) =>
    startJobs(url, [{ name: 'shared', every: 1, work: async () => rounds.push(name) }], silent)
  const [one, two] = [await node('one'), await node('two')]
  const begun = performance.now()
  await vi.waitFor(() => expect(rounds.length).toBeGreaterThan(3), waiting)
  expect(rounds.length).toBeLessThanOrEqual(2 + (performance.now() - begun) / 1_000)
  await one.stop()
  rounds.length = 0
  await vi.waitFor(() => expect(rounds.length).toBeGreaterThan(1), waiting)
  expect(new Set(rounds)).toEqual(new Set(['two']))
  await two.stop()
})

test('a round that fails is said once, tried again, and then kept with why among the failed', async () => {
  const said: string[] = []
  const log: Log = { ...silent, error: (text) => void said.push(text) }
  let tries = 0
  const work = async () => {
    tries += 1
    throw new Error('no disk')
  }
  const jobs = await startJobs(url, [{ name: 'broken', every: 1, work }], log)
  await vi.waitFor(async () => {
    expect(await countOf('name = $1 and source_name = $2', [failedQueue, 'broken'])).toBeGreaterThan(0)
  }, waiting)
  await jobs.stop()
  expect(tries).toBeGreaterThan(2)
  expect(said).toEqual(['broken: no disk'])
  // What an operator sees.
  const shown = await showJobs(db)
  expect(shown).toMatch(/^broken +not done of late, \d+ waiting, \d+ running, [1-9]\d* failed in a day$/m)
  expect(shown).toMatch(/^ {2}last failure 20\d\d-.*: no disk$/m)
  expect(shown).toMatch(/^shared +done 20\d\d-/m)
})

test('stopped in the middle of a round it tells the round, ends within two seconds, and another node repeats it', async () => {
  const steps: string[] = []
  const work = async (signal: AbortSignal) => {
    steps.push('begun')
    await delay(60_000, undefined, { signal })
  }
  const jobs = await startJobs(url, [{ name: 'long', every: 1, work }], silent)
  await vi.waitFor(() => expect(steps).toEqual(['begun']), waiting)
  const asked = performance.now()
  await jobs.stop()
  expect(performance.now() - asked).toBeLessThan(2_000)
  const again = await startJobs(
    url,
    [{ name: 'long', every: 1, work: async () => steps.push('again') }],
    silent,
  )
  await vi.waitFor(() => expect(steps).toContain('again'), waiting)
  await again.stop()
})
