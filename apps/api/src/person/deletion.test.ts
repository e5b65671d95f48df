import { account } from '@zhzz/contract/account/calls.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { team } from '@zhzz/contract/team/calls.ts'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { grantPlan } from '#operate/plan.ts'
import { eraseDueAccounts } from '#person/eraseAccounts.ts'
import { makeExports } from '#person/makeExports.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock, database, sealing, codes } = server
const { db, pool } = database
const day = 86_400_000
const canary = {
  realName: '金丝雀本人',
  email: 'canary@zhzz.test',
  wechat: 'canary_wechat',
  position: '金丝雀职位',
}

type Person = Awaited<ReturnType<typeof signIn>>

/** A person who has left a trace in everything there is. */
async function leaveTraces(who: { token: string }) {
  const company = await addCompany(server)
  await call(
    person.submitInfo,
    { realName: canary.realName, companyName: '金丝雀公司', personaType: 'builder', cityCodes: ['310000'] },
    who,
  )
  await call(person.editInfo, canary, { ...who, key: uuid() })
  await call(person.savePrivacySetting, { personalized: false }, who)
  await call(person.exportData, {}, who)
  await call(member.toggleFavorite, { objectType: 'company', objectId: company.id, favorited: true }, who)
  await call(member.unlock, { companyId: company.id }, { ...who, key: uuid() })
  await call(
    followUp.save,
    {
      targetType: 'company',
      targetId: company.id,
      followType: 'phone',
      content: '金丝雀的跟进',
      followTime: clock.now.toISOString(),
      clientUid: uuid(),
    },
    who,
  )
}

async function cancel({ token, phone }: Person) {
  await db.deleteFrom('rateLimit').execute()
  const sent = await call(person.sendCancelCode, {}, { token })
  expect(sent.failure).toBeNull()
  return call(person.applyCancel, { code: codes.get(phone) ?? '' }, { token })
}

/** Every row of every table as text. */
async function everything(but = '^$'): Promise<string> {
  const sql = "select tablename from pg_tables where schemaname = 'public' and tablename !~ $1"
  const tables = await pool.query(sql, [but])
  const texts = await Promise.all(
    tables.rows.map(async ({ tablename }) => {
      const { rows } = await pool.query(`select string_agg(t::text, ' ') as text from "${tablename}" t`)
      return `${rows[0].text ?? ''}`
    }),
  )
  return texts.join('\n')
}

test('注销账号 waits seven days, ends other sessions, can be revoked, and needs the code', async () => {
  const viewer = await signIn(server)
  await db.deleteFrom('rateLimit').execute()
  await call(account.sendLoginPhoneCode, { phone: viewer.phone })
  expect((await call(person.applyCancel, { code: codes.get(viewer.phone) ?? '' }, viewer)).failure).toBe(
    'wrongCode',
  )
  const other = await call(person.switchSubAccount, { subAccountId: viewer.subAccountId }, viewer)
  const mine = { ...viewer, token: other.data.token }
  const { data } = await cancel(mine)
  expect(data.effectiveAt).toBe(new Date(clock.now.getTime() + 7 * day).toISOString())
  expect((await call(account.current, {}, mine)).data.cancelDueAt).toBe(data.effectiveAt)
  const early = new Date(clock.now.getTime() + 7 * day - 1000)
  expect(await eraseDueAccounts({ db, sealing, now: early })).toBe(0)
  expect((await call(person.revokeCancel, {}, mine)).failure).toBeNull()
  expect((await call(account.current, {}, mine)).data.cancelDueAt).toBeNull()
  expect(await eraseDueAccounts({ db, sealing, now: new Date(clock.now.getTime() + 9 * day) })).toBe(0)
})

test('after the cooling-off nothing of the person is left anywhere', async () => {
  const viewer = await signIn(server, 'member')
  await leaveTraces(viewer)
  const before = await everything()
  for (const word of [
    ...Object.values(canary),
    '金丝雀公司',
    '金丝雀的跟进',
    viewer.accountId,
    viewer.subAccountId,
  ])
    expect(before).toContain(word)
  await cancel(viewer)
  expect(await eraseDueAccounts({ db, sealing, now: new Date(clock.now.getTime() + 7 * day) })).toBe(1)
  const after = await everything()
  const hash = `\\x${sealing.blindIndex(viewer.phone).toString('hex')}`
  for (const word of [
    ...Object.values(canary),
    '金丝雀公司',
    '金丝雀的跟进',
    viewer.phone,
    `${viewer.phone.slice(0, 3)}****${viewer.phone.slice(-4)}`,
    hash,
    sealing.blindIndex(viewer.phone).toString('base64url'),
  ])
    expect(after, word).not.toContain(word)
  for (const id of [viewer.subAccountId, viewer.tenantId])
    expect(await everything('^security_')).not.toContain(id)
  const tombstone = await db
    .selectFrom('accountErasure')
    .where('accountId', '=', viewer.accountId)
    .selectAll()
    .executeTakeFirst()
  expect(tombstone?.kept).toEqual({ orders: 0, teamRecords: 0 })
  expect((await call(account.current, {}, viewer)).failure).toBe('signedOut')
  await db.deleteFrom('rateLimit').execute()
  const fresh = await call(account.sendLoginPhoneCode, { phone: viewer.phone })
  expect(fresh.failure).toBeNull()
})

test('orders stay for the law without a name, and records stay the team’s without an author', async () => {
  const boss = await signIn(server, 'team')
  const guest = await signIn(server)
  await grantPlan(db, sealing, {
    phone: guest.phone,
    plan: 'member',
    days: 30,
    operator: 'test',
    now: clock.now,
  })
  const { data } = await call(team.inviteMember, { phone: guest.phone, role: 'member' }, boss)
  const joined = await call(team.answerInvitation, { invitationId: data.invitationId, accepted: true }, guest)
  const subAccountId = joined.data.subAccountId ?? ''
  const inTeam = {
    ...guest,
    token: (await call(person.switchSubAccount, { subAccountId }, guest)).data.token,
  }
  await leaveTraces(inTeam)
  await cancel(inTeam)
  expect(await eraseDueAccounts({ db, sealing, now: new Date(clock.now.getTime() + 7 * day) })).toBe(1)
  const after = await everything()
  for (const word of [...Object.values(canary), guest.phone]) expect(after, word).not.toContain(word)
  expect(after).toContain('金丝雀的跟进')
  const order = await db
    .selectFrom('memberOrder')
    .innerJoin('tenant', 'tenant.id', 'memberOrder.tenantId')
    .where('memberOrder.tenantId', '=', guest.tenantId)
    .select(['tenant.name', 'memberOrder.remark'])
    .executeTakeFirst()
  expect(order).toEqual({ name: '', remark: null })
  const members = await call(team.memberList, {}, boss)
  expect(members.data.members.map((one) => one.isMe)).toEqual([true])
  expect(
    (
      await db
        .selectFrom('accountErasure')
        .where('accountId', '=', guest.accountId)
        .select('kept')
        .executeTakeFirst()
    )?.kept,
  ).toEqual({ orders: 1, teamRecords: 1 })
})

test('the owner of a team hands it over before leaving, and is a manager from then on', async () => {
  const boss = await signIn(server, 'team')
  const guest = await signIn(server)
  const { data } = await call(team.inviteMember, { phone: guest.phone, role: 'manager' }, boss)
  await call(team.answerInvitation, { invitationId: data.invitationId, accepted: true }, guest)
  expect((await call(person.sendCancelCode, {}, boss)).failure).toBe('ownerOfTeam')
  expect((await call(person.applyCancel, { code: '123456' }, boss)).failure).toBe('ownerOfTeam')
  const heir = (await call(team.memberList, {}, boss)).data.members.find((one) => !one.isMe)
  const handed = await call(team.editMember, { subAccountId: heir?.subAccountId ?? '', role: 'owner' }, boss)
  expect(handed.data).toMatchObject({ isOwner: true, roles: ['owner'] })
  expect((await call(account.current, {}, boss)).data).toMatchObject({ isOwner: false, roles: ['manager'] })
  expect((await cancel(boss)).failure).toBeNull()
})

test('every table that points to a person is known to the erasing', async () => {
  const { rows } = await sql<{ at: string }>`
    select format('%s.%s', from_table.relname, col.attname) as at
    from pg_constraint con
    join pg_class from_table on from_table.oid = con.conrelid
    join pg_class to_table on to_table.oid = con.confrelid
    join pg_attribute col on col.attrelid = con.conrelid and col.attnum = con.conkey[1]
    where con.contype = 'f' and con.confdeltype = 'a' and to_table.relname in ('account', 'sub_account', 'tenant')
    order by 1`.execute(db)
  // Without `on delete`: eraseAccount.ts and eraseTenant.ts must remove or rename these themselves, or the erasing fails.
  expect(rows.map(({ at }) => at)).toEqual(['follow_up.sub_account_id', 'unlock.unlocked_by'])
})

test('the personal data file holds one’s own data alone, for a day', async () => {
  const viewer = await signIn(server)
  const stranger = await signIn(server)
  await leaveTraces(viewer)
  const { data: asked } = await call(person.exportData, {}, viewer)
  expect((await call(person.exportData, {}, viewer)).data.taskId).toBe(asked.taskId)
  expect((await call(person.exportTask, {}, viewer)).data?.state).toBe('queued')
  expect((await call(person.exportFile, asked, viewer)).failure).toBe('notFound')
  const made = await Promise.all([
    makeExports({ db, sealing, now: clock.now }),
    makeExports({ db, sealing, now: clock.now }),
  ])
  expect(made[0] + made[1]).toBe(1)
  expect((await call(person.exportTask, {}, viewer)).data).toMatchObject({
    state: 'done',
    size: expect.any(Number),
  })
  const file = await call(person.exportFile, asked, viewer)
  const zip = Buffer.from(file.data.base64, 'base64')
  const files = unzipSync(zip)
  expect(Object.keys(files)).toContain('followUps.csv')
  const json = JSON.parse(strFromU8(files['personal-data.json'] ?? new Uint8Array()))
  expect(json.account[0].phone).toBe(viewer.phone)
  expect(json.profiles[0]).toMatchObject(canary)
  expect(json.followUps).toHaveLength(1)
  expect(JSON.stringify(json)).not.toContain(stranger.phone)
  expect((await call(person.exportFile, asked, stranger)).failure).toBe('notFound')
  expect((await server.raw(person.exportTask, {}, stranger)).json().data).toBeNull()
  expect(await everything()).not.toContain(file.data.base64.slice(0, 60))
  const later = new Date(clock.now.getTime() + day + 1000)
  clock.now = later
  expect((await call(person.exportFile, asked, viewer)).failure).toBe('notFound')
  await makeExports({ db, sealing, now: later })
  expect(await db.selectFrom('personalExport').where('id', '=', asked.taskId).select('id').execute()).toEqual(
    [],
  )
  clock.now = new Date()
})

test('three files a day', async () => {
  const viewer = await signIn(server)
  for (let at = 0; at < 3; at++) {
    expect((await call(person.exportData, {}, viewer)).failure).toBeNull()
    await makeExports({ db, sealing, now: clock.now })
  }
  expect((await call(person.exportData, {}, viewer)).failure).toBe('tooManyRequests')
})
