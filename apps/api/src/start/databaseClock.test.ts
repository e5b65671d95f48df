import { testDatabase } from '@zhzz/db/testDatabase.ts'
import { expect, test } from 'vitest'
import { startClock } from '#start/databaseClock.ts'

const { pool } = await testDatabase()
const day = 24 * 3600 * 1000

test('the time is the database’s, whatever the machine believes; nothing is destroyed while they disagree', async () => {
  const said: string[] = []
  let jump = 0
  const log = { info() {}, warn() {}, error: (text: string) => void said.push(text) }
  const clock = await startClock(pool, log, () => Date.now() + jump)
  expect(clock.toDestroy()).toEqual(expect.any(Date))
  for (jump of [7 * day, -31 * day, 61_000]) {
    expect(clock.toDestroy()).toBeNull()
    const { rows } = await pool.query<{ at: Date }>('select clock_timestamp() as at')
    expect(Math.abs(clock.now().getTime() - (rows[0]?.at.getTime() ?? 0))).toBeLessThan(5_000)
  }
  expect(said[0]).toMatch(/^the clock of this machine is 604800 s from the database's/)
  jump = 5_000
  expect(clock.toDestroy()).toEqual(expect.any(Date))
  await clock.stop()
})
