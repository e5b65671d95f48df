import { account } from '@zhzz/contract/account/calls.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { endpoints } from '@zhzz/contract/endpoints.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { team } from '@zhzz/contract/team/calls.ts'
import { upload } from '@zhzz/contract/upload/calls.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { showLog, verifyLog } from '#operate/securityLog.ts'
import { eraseDueAccounts } from '#person/eraseAccounts.ts'
import { link, verifyChain } from '#security/chain.ts'
import { subjectOf } from '#security/entry.ts'
import { createRefusals } from '#security/refusals.ts'
import { agreed, testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, codes, clock, database, errors, raw, sealing } = server
const { db } = database

/** The rows, at least `least`, that are kept of some work; refusals are written when the answer has gone. */
async function kept(work: () => Promise<unknown>, least = 1) {
  while ((await link(db, sealing)) > 0);
  const { last } = await verifyChain(db, sealing)
  await work()
  const rows = () =>
    db
      .selectFrom('securityLog')
      .where('position', '>', last ?? 0)
      .orderBy('position')
      .selectAll()
      .execute()
  await expect
    .poll(
      async () => {
        await link(db, sealing)
        return (await rows()).length
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThanOrEqual(least)
  while ((await link(db, sealing)) > 0);
  return rows()
}

test('a login is kept with who, when and from where; a wrong code with the hash of its number', async () => {
  const phone = '12011110001'
  const wrong = await kept(async () => {
    await call(account.sendLoginPhoneCode, { phone })
    const code = codes.get(phone) === '000000' ? '000001' : '000000'
    await call(account.phoneCodeLogin, { phone, code, ...agreed }, { ip: '203.0.113.77' })
  })
  expect(wrong).toMatchObject([
    {
      event: 'signIn',
      call: 'account.phoneCodeLogin',
      result: 'wrongCode',
      network: '203.0.113.*',
      accountId: null,
    },
  ])
  expect(wrong[0]?.subject).toEqual(subjectOf(sealing, phone))
  const right = await kept(() =>
    call(account.phoneCodeLogin, { phone, code: codes.get(phone) ?? '', ...agreed }, { ip: '203.0.113.77' }),
  )
  const { id } = await db
    .selectFrom('account')
    .where('phoneHash', '=', sealing.blindIndex(phone))
    .select('id')
    .executeTakeFirstOrThrow()
  expect(right).toMatchObject([{ event: 'signIn', result: 'done', accountId: id }])
  expect(Math.abs(Date.now() - (right[0]?.at.getTime() ?? 0))).toBeLessThan(60_000)
  expect(JSON.stringify([...wrong, ...right])).not.toContain(phone)
})

test('the fifth wrong try is kept as a burnt code', async () => {
  const phone = '12011110002'
  await call(account.sendLoginPhoneCode, { phone })
  const code = codes.get(phone) === '000000' ? '000001' : '000000'
  const rows = await kept(async () => {
    for (let tries = 0; tries < 5; tries++) await call(account.phoneCodeLogin, { phone, code, ...agreed })
  }, 2)
  expect(rows.filter(({ event }) => event === 'codeBurnt')).toMatchObject([
    { detail: 'login', result: 'wrongCode' },
  ])
})

test('unlocks, full contacts, logout and what was refused are kept by person', async () => {
  const viewer = await signIn(server, 'member')
  const stranger = await signIn(server)
  const id = await addCompany(server)
  const companyId = typeof id === 'string' ? id : id.id
  const rows = await kept(async () => {
    await call(company.contacts, { id: companyId }, viewer)
    await call(member.unlock, { companyId }, viewer)
    await call(company.contacts, { id: companyId }, viewer)
    await call(team.editMember, { subAccountId: viewer.subAccountId, role: 'manager' }, stranger)
    await call(account.removeSession, { sessionId: uuid() }, stranger)
    await call(account.logout, {}, viewer)
  }, 5)
  const byEvent = rows.toSorted((a, b) => (a.event < b.event ? -1 : 1))
  expect(byEvent.map(({ event, result, subAccountId }) => [event, result, subAccountId])).toEqual([
    ['contactsRead', 'done', viewer.subAccountId],
    ['denied', 'notFound', stranger.subAccountId],
    ['denied', 'notFound', stranger.subAccountId],
    ['signOut', 'done', viewer.subAccountId],
    ['unlock', 'done', viewer.subAccountId],
  ])
  expect(byEvent[4]).toMatchObject({ target: companyId, tenantId: viewer.tenantId })
  expect(rows.find(({ call }) => call === 'team.editMember')).toMatchObject({
    target: viewer.subAccountId,
    detail: 'manager',
  })
})

test('a refused file and an erasure are kept', async () => {
  const viewer = await signIn(server)
  const rows = await kept(async () => {
    await raw(upload.file, { scene: 'avatar', clientUid: uuid() }, viewer)
    await db
      .updateTable('account')
      .set({ deleteDueAt: clock.now })
      .where('id', '=', viewer.accountId)
      .execute()
    await eraseDueAccounts({ db, sealing, now: clock.now })
  }, 2)
  expect(rows.toSorted((a, b) => (a.event > b.event ? -1 : 1))).toMatchObject([
    { event: 'upload', result: 'unsupportedFile', detail: 'avatar' },
    { event: 'erasure', call: 'eraseAccounts', accountId: viewer.accountId },
  ])
})

test('what fails leaves no line that says it was done', async () => {
  const viewer = await signIn(server)
  const rows = await kept(() => call(member.unlock, { companyId: uuid() }, viewer))
  expect(rows).toMatchObject([{ event: 'denied', call: 'member.unlock', result: 'notFound' }])
})

test('the same refusal is written once a minute and then counted, a flood as its count', async () => {
  const log = { info() {}, warn() {}, error: (text: string) => errors.push(text) }
  const refusals = createRefusals(db, sealing, log, 100)
  const entry = { event: 'signIn', call: 'flood', result: 'wrongPassword', ip: '198.51.100.1' } as const
  const rows = await kept(async () => {
    for (let at = 0; at < 50; at++) void refusals.keep(entry)
    for (let at = 0; at < 200; at++) void refusals.keep({ ...entry, phone: String(at) })
    await refusals.close()
  })
  expect(
    rows.filter(({ call, subject }) => call === 'flood' && subject === null).map(({ times }) => times),
  ).toEqual([1, 49])
  expect(rows.filter(({ event }) => event === 'flood')).toMatchObject([{ times: 101 }])
})

test('rows are linked in one chain by many at once, and can be neither changed nor taken away', async () => {
  await kept(() => signIn(server))
  await Promise.all([link(db, sealing), link(db, sealing), signIn(server), link(db, sealing)])
  await link(db, sealing)
  expect(await verifyLog(db, sealing)).toMatch(/^rows 1 to \d+ are as they were written, head [0-9a-f]{16}$/)
  const refused = 'the security log is only ever added to'
  await expect(db.updateTable('securityLog').set({ result: 'done' }).execute()).rejects.toThrow(refused)
  await expect(db.deleteFrom('securityLog').execute()).rejects.toThrow(refused)
  await expect(sql`truncate security_log`.execute(db)).rejects.toThrow(refused)
})

test('whoever gets around the database itself is seen: where the chain breaks is said', async () => {
  const around = async (change: string) => {
    const client = await database.pool.connect()
    try {
      await client.query('begin')
      await client.query('alter table security_log disable trigger all')
      await client.query(change)
      await client.query('alter table security_log enable trigger all')
      await client.query('commit')
    } finally {
      client.release()
    }
  }
  await around(`update security_log set result = 'done!' where position = 5`)
  await expect(verifyLog(db, sealing)).rejects.toThrow(
    'the security log is broken: row 5 was changed, or sealed with another key; rows 1 to 4 are as they were written',
  )
  await around(`delete from security_log where position between 3 and 5`)
  await expect(verifyLog(db, sealing)).rejects.toThrow('rows 3 to 5 are missing')
})

test('an operator finds what a number did, and what was tried with it', async () => {
  const { phone, subAccountId } = await signIn(server)
  const code = codes.get(phone) === '000000' ? '000001' : '000000'
  await call(account.phoneCodeLogin, { phone, code, ...agreed })
  await expect
    .poll(() => showLog(db, sealing, { since: new Date(0), person: phone, what: 'signIn', limit: 10 }))
    .toMatch(
      new RegExp(
        `signIn account\\.phoneCodeLogin {2}done {2}person ${subAccountId}.*\n.*wrongCode {2}number [0-9a-f]{8}`,
      ),
    )
})

test('every call that lets in, changes rights or gives data out says what the log keeps of it', () => {
  const silent = endpoints
    .filter(
      ({ kind, name, records }) =>
        kind === 'write' && /^(account|team|person|operate)\./.test(name) && records === undefined,
    )
    .map(({ name }) => name)
  expect(silent.filter((name) => !/\.send\w*Code$|setting|Setting|Info$/.test(name))).toEqual([
    'account.verifyBehavior',
    'account.saveConsent',
    // Names are handed out to be looked at; what is decided of them is kept.
    'operate.takeNames',
    // A request is a row of its own, with its answer and who gave it.
    'person.askPrivacy',
  ])
})
