import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { message } from '@zhzz/contract/message/calls.ts'
import { pool } from '@zhzz/contract/pool/calls.ts'
import type { PoolRule } from '@zhzz/contract/pool/rule.ts'
import { expect, test } from 'vitest'
import { dayAfter, shanghaiDay, startOfDay } from '#day.ts'
import { applyRules } from '#pool/applyRules.ts'
import { joinTeam, type Person } from '#testing/joinTeam.ts'
import { teamWorld } from '#testing/teamWorld.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, raw, clock, database } = server
const { db } = database
const day = 86_400_000
/** Eleven in the morning: rules are not applied before two in the night, half a day later neither. */
const begin = new Date(startOfDay(shanghaiDay(new Date())).getTime() + (11 / 24) * day)
clock.now = begin

const { newTeam, plan } = await teamWorld(server)
const rule: PoolRule = {
  isOn: true,
  idleDays: 30,
  warnDays: 3,
  keepWon: true,
  takePerDay: 2,
  holdAtMost: null,
}

async function world(set: Partial<PoolRule> = {}) {
  clock.now = begin
  const people = await newTeam()
  await call(pool.saveRule, { ...rule, ...set }, { ...people.owner, key: uuid() })
  return people
}
/** So many days after the beginning; everybody was seen meanwhile. */
async function goTo(days: number) {
  clock.now = new Date(begin.getTime() + days * day)
  const expiresAt = new Date(clock.now.getTime() + day)
  await db.updateTable('loginSession').set({ lastSeenAt: clock.now, expiresAt }).execute()
}
async function night(days: number) {
  await goTo(days)
  await applyRules(db, clock.now)
}
const customer = async (who: Person, hours: number | null = null) => {
  const company = await addCompany(server)
  await plan(who, company.id, hours)
  return company.id
}
const listed = async (who: Person, tab: 'pool' | 'mine' = 'pool') =>
  (await call(pool.list, { tab, limit: 50 }, who)).data
const told = async (who: Person, kind: string) =>
  (await call(message.page, {}, who)).data.list.filter((said) => said.kind === kind)

test('after the days without contact the owner is told, and days later it falls; what was written stays', async () => {
  const { anna, ben } = await world()
  const companyId = await customer(anna)
  await night(26)
  expect(await told(anna, 'poolWarning')).toEqual([])
  await night(27)
  expect(await told(anna, 'poolWarning')).toMatchObject([{ count: 1, objectId: companyId }])
  expect((await listed(anna)).list).toEqual([])
  await night(29)
  expect((await listed(anna, 'mine')).counts).toEqual({ pool: 0, mine: 1 })
  await night(30)
  const { list } = await listed(ben)
  expect(list).toMatchObject([
    { company: { id: companyId }, reason: 'idle', lastFollowTime: expect.any(String) },
  ])
  expect(await told(anna, 'poolFell')).toMatchObject([{ count: 1, objectId: companyId }])
  const target = { targetType: 'company', targetId: companyId } as const
  expect((await call(followUp.list, target, anna)).data.total).toBe(1)
  // The same night once more, and the next: nothing moves, nobody is told again.
  await night(30.01)
  await night(31)
  expect(await told(anna, 'poolFell')).toHaveLength(1)
  expect(await told(anna, 'poolWarning')).toHaveLength(1)
})

test('a record, a call, an unlock or an appointment ahead starts the days again; won customers stay', async () => {
  const { anna, owner } = await world()
  const [written, rung, unlocked, appointed, won, idle] = [
    await customer(anna),
    await customer(anna),
    await customer(anna),
    await customer(anna, 24 * 20),
    await customer(anna),
    await customer(anna),
  ]
  await db.updateTable('customer').set({ stage: 'won' }).where('companyId', '=', won).execute()
  await night(28)
  expect(await told(anna, 'poolWarning')).toMatchObject([{ count: 4 }])
  const { tenantId, subAccountId } = anna
  await plan(anna, written, null)
  await db
    .insertInto('callRecord')
    .values({
      id: uuid(),
      tenantId,
      subAccountId,
      companyId: rung,
      provider: 'phone',
      state: 'dialled',
      clientUid: uuid(),
      startedAt: clock.now,
    })
    .execute()
  await db
    .insertInto('unlock')
    .values({
      id: uuid(),
      tenantId,
      companyId: unlocked,
      unlockedBy: subAccountId,
      unlockTime: clock.now,
      expireTime: new Date(clock.now.getTime() + 365 * day),
      cost: 1,
    })
    .execute()
  await night(32)
  expect((await listed(owner)).list.map(({ company }) => company.id)).toEqual([idle])
  const mine = (await listed(anna, 'mine')).list
  expect(mine.find(({ company }) => company.id === won)?.fallsOn).toBeNull()
  expect(mine.find(({ company }) => company.id === rung)?.fallsOn).toBe(dayAfter(shanghaiDay(begin), 58))
  // The appointment was on the twentieth day.
  await night(47.5)
  await night(51)
  expect((await listed(owner)).list.map(({ company }) => company.id)).toContain(appointed)
})

test('a rule that is set anew warns anew; one that is off, or of a plan that has ended, moves nothing', async () => {
  const { owner, anna } = await world({ isOn: false })
  await customer(anna)
  await night(90)
  expect(await told(anna, 'poolWarning')).toEqual([])
  await call(pool.saveRule, rule, { ...owner, key: uuid() })
  await night(91)
  expect(await told(anna, 'poolWarning')).toHaveLength(1)
  await call(pool.saveRule, { ...rule, idleDays: 60 }, { ...owner, key: uuid() })
  await night(95)
  expect((await listed(anna)).counts.pool).toBe(0)
  await db.updateTable('tenant').set({ planExpiresAt: clock.now }).where('id', '=', owner.tenantId).execute()
  await night(99)
  expect((await listed(anna)).counts.pool).toBe(0)
  const late = await raw(pool.saveRule, rule, { ...owner, key: uuid() })
  expect(late.json().data.failure).toBe('planTooLow')
})

test('the preview counts what would fall, by person; members set no rule', async () => {
  const { owner, anna, ben } = await world()
  await customer(anna)
  await customer(anna)
  await customer(ben)
  await goTo(40)
  await customer(ben)
  const { data } = await call(pool.preview, rule, owner)
  expect(data).toMatchObject({ customers: 4, falling: 3 })
  expect(data.people.map(({ subAccountId, falling }) => [subAccountId, falling])).toEqual([
    [anna.subAccountId, 2],
    [ben.subAccountId, 1],
  ])
  for (const one of [pool.preview, pool.saveRule] as const)
    expect((await raw(one, rule, { ...anna, key: uuid() })).json().data.failure).toBe('forbidden')
})

test('what is put back is taken by one, with the tasks of who had it, and no more than the rule allows', async () => {
  const { owner, anna, ben, chris } = await world()
  const companies = [await customer(anna, 24), await customer(anna, 24), await customer(anna, 24)]
  const release = (who: Person, companyId = companies[0]) =>
    raw(pool.release, { companyId }, { ...who, key: uuid() })
  expect((await release(ben)).json().data.failure).toBe('notFound')
  for (const companyId of companies) await release(anna, companyId)
  const { list, counts } = await listed(ben)
  expect(counts).toEqual({ pool: 3, mine: 0 })
  expect(list[0]?.reason).toBe('released')
  const take = (who: Person, at: number) =>
    raw(pool.take, { id: list[at]?.id }, { ...who, key: uuid() }).then((answer) => answer.json().data)
  const both = await Promise.all([take(ben, 0), take(chris, 0)])
  expect(new Set(both.map((answer) => answer.failure ?? 'done'))).toEqual(new Set(['customerTaken', 'done']))
  const winner = both[0] === true ? ben : chris
  const tasks = (await call(followUp.mine, { tab: 'week' }, winner)).data.list
  expect(tasks.map(({ companyId, isMyTask }) => [companyId, isMyTask])).toEqual([[list[0]?.company.id, true]])
  expect((await take(winner, 1)) === true).toBe(true)
  expect((await take(winner, 2)).failure).toBe('poolLimit')
  expect(await listed(winner)).toMatchObject({ takenToday: 2, mayTake: true, counts: { pool: 1, mine: 2 } })
  const reader = await joinTeam(server, owner, 'reader')
  expect((await take(reader, 2)).failure).toBe('forbidden')
  await goTo(1)
  expect((await take(winner, 2)) === true).toBe(true)
})

test('a leader gives customers of the pool to one person, who is told', async () => {
  const { owner, anna, ben } = await world()
  const companies = [await customer(anna), await customer(anna), await customer(anna)]
  for (const companyId of companies) await call(pool.release, { companyId }, { ...anna, key: uuid() })
  const ids = (await listed(owner)).list.map(({ id }) => id)
  const give = (who: Person, to: Person) =>
    raw(pool.assign, { ids, subAccountId: to.subAccountId }, { ...who, key: uuid() })
  const reader = await joinTeam(server, owner, 'reader')
  expect((await give(owner, reader)).json().data.failure).toBe('notFound')
  expect((await give(anna, ben)).json().data.failure).toBe('forbidden')
  expect((await give(owner, ben)).json().data).toEqual({ count: 3 })
  expect((await give(owner, anna)).json().data.failure).toBe('customerTaken')
  expect((await listed(ben, 'mine')).counts).toEqual({ pool: 0, mine: 3 })
  expect(await told(ben, 'poolGiven')).toMatchObject([{ count: 3 }])
  // Given, not taken: it counts towards no limit.
  expect((await listed(ben)).takenToday).toBe(0)
})

test('two nodes and a night that is done already move each customer once', async () => {
  const { anna } = await world()
  await customer(anna)
  await night(28)
  await goTo(32)
  await Promise.all([applyRules(db, clock.now), applyRules(db, clock.now)])
  expect((await listed(anna)).counts).toEqual({ pool: 1, mine: 0 })
  expect(await told(anna, 'poolFell')).toHaveLength(1)
  // Nobody is disturbed before two o'clock.
  const other = await world()
  await customer(other.anna)
  await goTo(100)
  await applyRules(db, new Date(`${shanghaiDay(clock.now)}T01:30:00+08:00`))
  expect(await told(other.anna, 'poolWarning')).toEqual([])
})

test('a stranger’s team sees none of it', async () => {
  const { anna } = await world()
  const companyId = await customer(anna)
  await call(pool.release, { companyId }, { ...anna, key: uuid() })
  const stranger = await signIn(server, 'team')
  expect(await listed(stranger)).toMatchObject({ list: [], counts: { pool: 0, mine: 0 } })
})
