import { createHash } from 'node:crypto'
import { sealingOf } from '@zhzz/db/sealed.ts'
import { testDatabase } from '@zhzz/db/testDatabase.ts'
import { expect, test, vi } from 'vitest'
import { fillWhenEmpty } from '#start/fillWhenEmpty.ts'
import { forecastSample } from '#start/forecastSample.ts'
import { openLines } from '#start/log/lines.ts'

const sealing = sealingOf(createHash('sha512').update('test').digest())
const silent = { info() {}, warn() {}, error() {} }

function filling(database: Awaited<ReturnType<typeof testDatabase>>) {
  return { database, sealing, companies: 100, sample: true, log: openLines('json', { write() {} }) }
}

test('a database in which somebody was is not filled, though it has no company', async () => {
  const database = await testDatabase()
  await database.pool.query(
    `insert into operator (id, name, roles, created_by, created_at) values (gen_random_uuid(), 'ops', '{data}', 'test', now())`,
  )
  await fillWhenEmpty(filling(database))
  const { rows } = await database.pool.query('select from company limit 1')
  expect(rows).toEqual([])
})

test('forecasts that a stop cut off are made at the next start: of 60 days ago, to look back on, and of today; then no more', {
  timeout: 120_000,
}, async () => {
  const database = await testDatabase()
  await fillWhenEmpty(filling(database))
  const done = async () => {
    const { rows } = await database.pool.query<{ isLookBack: boolean }>(
      `select is_retrospective as "isLookBack" from prediction_run where status = 'done' order by started_at`,
    )
    return rows.map(({ isLookBack }) => isLookBack)
  }
  const cut = await forecastSample(database, { sample: true, log: silent })
  await cut.stop()
  expect(await done()).toEqual([])
  const said: string[] = []
  const log = { ...silent, info: (text: string) => void said.push(text) }
  const whole = await forecastSample(database, { sample: true, log })
  await vi.waitFor(() => expect(said).toContain('forecasts of the invented world ready'), {
    timeout: 100_000,
    interval: 100,
  })
  await whole.stop()
  expect(await done()).toEqual([true, false])
  said.length = 0
  await forecastSample(database, { sample: true, log })
  expect(said).toEqual([])
})
