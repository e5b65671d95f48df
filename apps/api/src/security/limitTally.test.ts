import { mostRefusals } from '@zhzz/contract/operate/textMessages.ts'
import { silent } from '@zhzz/db/log.ts'
import { testDatabase } from '@zhzz/db/testDatabase.ts'
import { expect, test } from 'vitest'
import { createLimitTally } from '#security/limitTally.ts'

const { db } = await testDatabase()
const start = Date.parse('2026-11-23T15:58:00Z')

async function kept() {
  const days = await db.selectFrom('limitDay').orderBy('day').selectAll().execute()
  const rows = await db.selectFrom('limitRefusal').orderBy('at').selectAll().execute()
  return { days, rows }
}

test('two nodes count a flood to the last refusal, by days of Shanghai; of whom, no more is kept than is shown', async () => {
  const nodes = [createLimitTally(db, silent), createLimitTally(db, silent)]
  for (let minute = 0; minute < 30; minute++) {
    const now = new Date(start + minute * 60_000)
    for (const [at, node] of nodes.entries())
      for (let number = 0; number < 500; number++)
        node.note({
          limit: 'smsNetworkHour',
          phone: String(13_800_000_000 + number),
          ip: `203.0.${at}.7`,
          now,
        })
    await Promise.all(nodes.map((node) => node.write()))
  }
  await Promise.all(nodes.map((node) => node.close()))
  const { days, rows } = await kept()
  expect(days).toEqual([
    { day: '2026-11-23', limitName: 'smsNetworkHour', times: 2_000 },
    { day: '2026-11-24', limitName: 'smsNetworkHour', times: 28_000 },
  ])
  expect(rows.length).toBeGreaterThanOrEqual(mostRefusals)
  expect(rows.length).toBeLessThan(mostRefusals + 80)
  expect(rows[0]).toMatchObject({
    phoneMask: expect.stringMatching(/^138\*{4}\d{4}$/),
    network: expect.stringMatching(/^203\.0\.\d\.\*$/),
  })
  await db.deleteFrom('limitDay').execute()
})

test('of two nodes the same of one minute is one row; what is no number is not kept as one', async () => {
  const nodes = [createLimitTally(db, silent), createLimitTally(db, silent)]
  const now = new Date(start + 86_400_000)
  for (const node of nodes) node.note({ limit: 'passwordTries', phone: 'somebody', ip: '203.0.113.7', now })
  await Promise.all(nodes.map((node) => node.close()))
  const { rows } = await kept()
  expect(rows.filter(({ limitName }) => limitName === 'passwordTries')).toEqual([
    { at: now, limitName: 'passwordTries', phoneMask: '', network: '203.0.113.*', times: 2 },
  ])
})
