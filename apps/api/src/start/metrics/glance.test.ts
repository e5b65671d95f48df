import type { FailureName } from '@zhzz/contract/failure.ts'
import { silent } from '@zhzz/db/log.ts'
import { expect, test } from 'vitest'
import { watchGlance } from '#start/metrics/glance.ts'
import { createMetrics } from '#start/metrics/metrics.ts'

const minute = 60_000
const metrics = createMetrics({ version: '1', commit: null })
const base = { requestId: '', method: 'GET', route: '/', bytes: null, accessKey: null }

function ask(call: string, milliseconds: number, failure: FailureName | null = null) {
  metrics.answered({ ...base, call, milliseconds, failure, status: failure === null ? 200 : 400 })
}

test('calls of the last quarter of an hour alone are told, with refusals, faults and p95', async () => {
  let now = 0
  const glance = watchGlance(metrics, { version: '1', log: silent }, () => now)
  ask('company.search', 20)
  expect(await glance.read()).toMatchObject({ seconds: 0, calls: [{ call: 'company.search', requests: 1 }] })
  for (let at = 0; at < 20; at++) {
    now += minute
    await glance.keep()
  }
  expect((await glance.read()).calls).toEqual([])
  for (let many = 0; many < 100; many++) ask('company.search', many < 90 ? 20 : 200)
  ask('company.detail', 20_000, 'busy')
  ask('company.detail', 5, 'notFound')
  const { seconds, calls } = await glance.read()
  expect(seconds).toBe(15 * 60)
  // 90 in (10, 30], 10 in (100, 300]: the 95th is in the middle of these.
  expect(calls).toEqual([
    { call: 'company.search', requests: 100, refused: 0, failed: 0, p95Milliseconds: 200 },
    { call: 'company.detail', requests: 2, refused: 1, failed: 1, p95Milliseconds: null },
  ])
  await glance.stop()
})
