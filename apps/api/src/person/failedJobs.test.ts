import { randomBytes } from 'node:crypto'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eraseDueAccounts } from '#person/eraseAccounts.ts'
import { makeExports } from '#person/makeExports.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock, database, sealing } = server
const { db } = database
const lines: string[] = []
const log = { info() {}, warn() {}, error: (text: string) => void lines.push(text) }
const minute = 60_000
const later = (minutes: number) => new Date(clock.now.getTime() + minutes * minute)

/** Sealed with a key that is nowhere: what a damaged row is like. */
async function makeUnreadable(accountId: string) {
  await db
    .updateTable('account')
    .set({ phoneEnc: Buffer.concat([Buffer.of(1), randomBytes(50)]) })
    .where('id', '=', accountId)
    .execute()
}

test('a file that cannot be made blocks nobody, is tried three times, and its person is told', async () => {
  const broken = await signIn(server)
  const whole = await signIn(server)
  await makeUnreadable(broken.accountId)
  await call(person.exportData, {}, broken)
  await call(person.exportData, {}, whole)
  const job = (minutes: number) => makeExports({ db, sealing, log, now: later(minutes) })
  expect(await job(0)).toBe(1)
  expect((await call(person.exportTask, {}, whole)).data?.state).toBe('done')
  expect((await call(person.exportTask, {}, broken)).data?.state).toBe('queued')
  expect(await job(0)).toBe(0)
  for (const minutes of [10, 30, 60, 90]) expect(await job(minutes)).toBe(0)
  expect((await call(person.exportTask, {}, broken)).data?.state).toBe('failed')
  expect(lines.filter((line) => line.includes('could not be made'))).toHaveLength(3)
  expect(lines.join()).not.toContain(broken.phone)
  const again = await call(person.exportData, {}, broken)
  expect(again.failure).toBeNull()
})

test('one that ends the process each time is given up too', async () => {
  const viewer = await signIn(server)
  const { data } = await call(person.exportData, {}, viewer)
  await db.updateTable('personalExport').set({ tries: 3 }).where('id', '=', data.taskId).execute()
  expect(await makeExports({ db, sealing, log, now: later(10) })).toBe(0)
  expect((await call(person.exportTask, {}, viewer)).data?.state).toBe('failed')
})

test('long lists come whole, as JSON and as CSV', async () => {
  const viewer = await signIn(server)
  const { id } = await addCompany(server)
  const first = await call(
    followUp.save,
    {
      targetType: 'company',
      targetId: id,
      followType: 'phone',
      content: '记录 0, "引号"',
      followTime: clock.now.toISOString(),
      clientUid: uuid(),
    },
    viewer,
  )
  await sql`insert into follow_up (id, tenant_id, sub_account_id, target_type, target_id, company_id, client_uid,
      follow_type, content, follow_time)
    select gen_random_uuid(), tenant_id, sub_account_id, target_type, target_id, company_id, gen_random_uuid(),
      follow_type, '记录 ' || at, follow_time from follow_up, generate_series(1, 1200) at where id = ${first.data.id}`.execute(
    db,
  )
  const { data: asked } = await call(person.exportData, {}, viewer)
  expect(await makeExports({ db, sealing, log, now: later(0) })).toBe(1)
  const file = await call(person.exportFile, asked, viewer)
  const files = unzipSync(Buffer.from(file.data.base64, 'base64'))
  const json = JSON.parse(strFromU8(files['personal-data.json'] ?? new Uint8Array()))
  expect(json.followUps).toHaveLength(1201)
  expect(json.account[0].phone).toBe(viewer.phone)
  const csv = strFromU8(files['followUps.csv'] ?? new Uint8Array()).split('\r\n')
  expect(csv).toHaveLength(1203)
  expect(csv[1]).toContain('"记录 0, ""引号"""')
  expect(Object.keys(files)).not.toContain('favorites.csv')
})

test('an account that cannot be erased does not keep the others; it is tried again in a day', async () => {
  const [first, broken, last] = [await signIn(server), await signIn(server), await signIn(server)]
  await makeUnreadable(broken.accountId)
  for (const [at, { accountId }] of [broken, first, last].entries())
    await db
      .updateTable('account')
      .set({ deleteDueAt: later(at - 10) })
      .where('id', '=', accountId)
      .execute()
  expect(await eraseDueAccounts({ db, sealing, log, now: later(0) })).toBe(2)
  const alarms = () => lines.filter((line) => line.startsWith('ALARM') && line.includes(broken.accountId))
  expect(alarms()).toHaveLength(1)
  expect(await eraseDueAccounts({ db, sealing, log, now: later(60) })).toBe(0)
  expect(alarms()).toHaveLength(1)
  expect(await eraseDueAccounts({ db, sealing, log, now: later(25 * 60) })).toBe(0)
  expect(alarms()).toHaveLength(2)
})
