import { message } from '@zhzz/contract/message/calls.ts'
import type { Audience } from '@zhzz/contract/operate/announcements.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sendAnnouncements } from '#operate/announcement/sendAnnouncements.ts'
import { link } from '#security/chain.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addOperator, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database, clock, sealing } = server
const { db } = database
const writer = await addOperator(server, ['content'])
const both = await addOperator(server, ['content', 'people'])
const texts = {
  'zh-Hans': { title: '系统维护', text: '今晚 23:00 起暂停服务半小时' },
  en: { title: 'Maintenance', text: 'Half an hour without service from 23:00' },
}

const send = () => sendAnnouncements(db, clock.now)
const hourLater = () => new Date(clock.now.getTime() + 3_600_000).toISOString()

async function announced(to: Audience, dueAt: string | null = null) {
  const { data } = await call(operate.announce, { texts, pagePath: '/pages/news/list/list', to, dueAt }, both)
  return data.id
}

async function rowOf(id: string) {
  const { list } = (await call(operate.announcements, {}, writer)).data
  return list.find((row) => row.id === id)
}

async function told(who: { token: string }) {
  const { list, unread } = (await call(message.page, { category: 'announcement' }, who)).data
  return { list, unread: unread.announcement }
}

/** Accounts that have signed in somewhere else than by a code: so many rows are quick to make. */
async function addAccounts(count: number) {
  await sql`with made as (
      insert into account (id, phone_enc, phone_hash, phone_mask)
      select gen_random_uuid(), '', sha256(('many' || n)::bytea), '' from generate_series(1, ${count}) n returning id),
    team as (insert into tenant (id, name) values (${uuid()}, '众人团队') returning id)
    insert into sub_account (id, account_id, tenant_id) select gen_random_uuid(), made.id, team.id from made, team`.execute(
    db,
  )
}

test('what is written comes once to each of a plan, in their language, with its page, and is counted when it is read', async () => {
  const [paying, english, free] = [
    await signIn(server, 'team'),
    await signIn(server, 'team'),
    await signIn(server),
  ]
  await db.updateTable('account').set({ locale: 'en' }).where('id', '=', english.accountId).execute()
  const to: Audience = { by: 'plan', plans: ['team'] }
  expect((await call(operate.countAudience, { to }, writer)).data).toEqual({ accounts: 2, switchedOff: 0 })
  const id = await announced(to)
  expect(await rowOf(id)).toMatchObject({ state: 'waiting', total: null, sent: 0, audience: to })
  await send()
  await send()
  expect(await rowOf(id)).toMatchObject({ state: 'sent', total: 2, walked: 2, sent: 2, read: 0 })
  const { list, unread } = await told(paying)
  expect(unread).toBe(1)
  expect(list).toMatchObject([
    { kind: 'announced', name: '系统维护', text: texts['zh-Hans'].text, page: '/pages/news/list/list' },
  ])
  expect((await told(english)).list).toMatchObject([{ name: 'Maintenance' }])
  expect((await told(free)).list).toEqual([])
  await call(message.read, { id: list[0]?.id ?? '' }, paying)
  expect(await rowOf(id)).toMatchObject({ read: 1, setBy: `${both.name} (console)` })
})

test('who has switched it off gets none, and is counted apart', async () => {
  const [silent, open] = [await signIn(server), await signIn(server)]
  await call(person.saveNotificationSetting, { announcement: { inApp: false } }, silent)
  const to: Audience = { by: 'numbers', numbers: [silent.phone, open.phone, '13900000000'] }
  const counted = (await call(operate.countAudience, { to }, both)).data
  expect(counted).toEqual({ accounts: 2, switchedOff: 1 })
  const id = await announced(to)
  await send()
  expect(await rowOf(id)).toMatchObject({ total: 2, sent: 1, audience: { by: 'numbers', pasted: 3 } })
  expect((await told(silent)).list).toEqual([])
  expect((await told(open)).list).toHaveLength(1)
})

test('whoever may not look at people neither counts nor reaches pasted numbers', async () => {
  const asked: { to: Audience } = { to: { by: 'numbers', numbers: ['13900000000'] } }
  expect((await call(operate.countAudience, asked, writer)).failure).toBe('forbidden')
  const announcing = { texts, pagePath: null, dueAt: null, ...asked }
  expect((await call(operate.announce, announcing, writer)).failure).toBe('forbidden')
})

test('teams, cities and trades reach those who have them, an account of two teams once', async () => {
  const [one, other] = [await signIn(server), await signIn(server)]
  await db
    .updateTable('subAccount')
    .set({ cityCodes: ['440300'], industryCodes: ['C35'] })
    .where('id', '=', one.subAccountId)
    .execute()
  await db
    .insertInto('subAccount')
    .values({ id: uuid(), accountId: one.accountId, tenantId: other.tenantId, cityCodes: ['440300'] })
    .execute()
  const count = async (to: Audience) => (await call(operate.countAudience, { to }, writer)).data.accounts
  expect(await count({ by: 'tenant', tenantIds: [other.tenantId] })).toBe(2)
  expect(await count({ by: 'city', cityCodes: ['440300'] })).toBe(1)
  expect(await count({ by: 'industry', industryCodes: ['C35'] })).toBe(1)
  const { cities } = (await call(operate.announcementGroups, {}, writer)).data
  expect(cities.find(({ code }) => code === '440300')?.people).toBe(1)
  const id = await announced({ by: 'city', cityCodes: ['440300'] })
  await send()
  expect((await told(one)).list.map(({ objectId }) => objectId)).toEqual([id])
})

test('before its time nothing is sent; what is cancelled never is, and cannot be cancelled again', async () => {
  const reader = await signIn(server)
  const to = { by: 'tenant', tenantIds: [reader.tenantId] } satisfies Audience
  const [id, kept] = [await announced(to, hourLater()), await announced(to, hourLater())]
  await send()
  expect((await told(reader)).list).toEqual([])
  await call(operate.cancelAnnouncement, { id }, writer)
  expect((await call(operate.cancelAnnouncement, { id }, writer)).failure).toBe('conflict')
  expect((await call(operate.cancelAnnouncement, { id: uuid() }, writer)).failure).toBe('notFound')
  await sendAnnouncements(db, new Date(clock.now.getTime() + 7_200_000))
  expect((await told(reader)).list.map(({ objectId }) => objectId)).toEqual([kept])
  expect(await rowOf(id)).toMatchObject({ state: 'cancelled', cancelledBy: `${writer.name} (console)` })
})

test('a server that ends between two batches, one that dies within one, and two at once tell everybody once', async () => {
  await addAccounts(2_300)
  const id = await announced({ by: 'all' })
  const messages = () => db.selectFrom('message').where('objectId', '=', id).select('id').execute()
  const ended = new AbortController()
  const half = sendAnnouncements(db, clock.now, ended.signal)
  ended.abort()
  await half
  expect(await rowOf(id)).toMatchObject({ state: 'sending', walked: 500 })
  const told = (await messages()).length
  const holder = await database.pool.connect()
  await holder.query('begin; lock table message in share mode')
  const dying = send().catch((error: unknown) => error)
  await expect
    .poll(async () => {
      const { rows } = await holder.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
      return rows.length
    })
    .toBe(1)
  expect(await dying).toBeInstanceOf(Error)
  await holder.query('rollback')
  holder.release()
  expect(await rowOf(id)).toMatchObject({ state: 'sending', walked: 500 })
  expect(await messages()).toHaveLength(told)
  await Promise.all([send(), send()])
  const row = await rowOf(id)
  const { rows } = await sql<{ accounts: number; messages: number }>`
    select count(distinct person.account_id)::int as accounts, count(*)::int as messages
    from message join sub_account person on person.id = message.sub_account_id
    where message.object_id = ${id}`.execute(db)
  expect(row).toMatchObject({ state: 'sent', walked: row?.total ?? -1 })
  expect(rows[0]).toEqual({ accounts: row?.sent, messages: row?.sent })
  expect(row?.sent).toBeGreaterThan(2_300)
})

test('that somebody wrote to a group is a line of the security log', async () => {
  await announced({ by: 'plan', plans: ['free'] }, hourLater())
  while ((await link(db, sealing)) > 0);
  const lines = await db
    .selectFrom('securityLog')
    .where('call', '=', 'operate.announce')
    .where('detail', '=', 'announce by plan')
    .select(['event', 'operator'])
    .execute()
  expect(lines.at(-1)).toEqual({ event: 'operate', operator: `${both.name} (console)` })
})
