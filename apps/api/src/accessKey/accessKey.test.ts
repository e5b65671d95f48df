import { accessKey } from '@zhzz/contract/accessKey/calls.ts'
import { account } from '@zhzz/contract/account/calls.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { reference } from '@zhzz/contract/reference/calls.ts'
import { search } from '@zhzz/contract/search/calls.ts'
import { team } from '@zhzz/contract/team/calls.ts'
import { expect, test } from 'vitest'
import { addKey, everything } from '#testing/addKey.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, raw, clock, database } = server
const { db } = database
/** A second node on the same database. */
const other = await testServer({ database, sealing: server.sealing, clock: () => clock.now })
const shown = await addCompany(server)

type Wish = Parameters<typeof addKey>[2]
const makeKey = (who: { token: string }, wish?: Wish) => addKey(server, who, wish)
const keysOf = async (who: { token: string }) => (await call(accessKey.list, {}, who)).data.keys
const record = () => ({
  targetType: 'company' as const,
  targetId: shown.id,
  clientUid: uuid(),
  followType: 'phone' as const,
  content: `跟进 ${uuid()}`,
  followTime: clock.now.toISOString(),
})

test('a key does what its person may, and says what it opens; what only a session may it never does', async () => {
  const who = await signIn(server, 'member')
  const { bearer } = await makeKey(who)
  expect(bearer).toMatch(/^zhzz_[0-9A-Za-z]{46}$/)
  expect((await call(account.current, {}, { bearer })).data.subAccountId).toBe(who.subAccountId)
  const { data } = await call(accessKey.current, {}, { bearer })
  expect(data.calls).toEqual(expect.arrayContaining(['member.unlock', 'followUp.save', 'accessKey.current']))
  expect(
    data.calls.filter((name) =>
      /^(?:account\.(?!current|statistics)|accessKey\.(?!current)|person\.|operate\.)/.test(name),
    ),
  ).toEqual([])
  for (const closed of [accessKey.list, account.sessionList, person.exportTask, team.invitationList])
    expect([closed.name, (await call(closed, {}, { bearer })).failure]).toEqual([
      closed.name,
      closed === team.invitationList ? null : 'forbidden',
    ])
  for (const [closed, input] of [
    [accessKey.make, everything],
    [accessKey.revoke, { id: uuid() }],
    [account.logout, {}],
    [account.editLoginPassword, { code: '000000', newPassword: 'Xx-12345678' }],
    [account.removeSession, { all: true }],
    [person.applyCancel, { code: '000000' }],
    [person.switchSubAccount, { subAccountId: who.subAccountId }],
    [team.leave, { rule: { how: 'one' } }],
  ] as const) {
    const answer = (await raw(closed, input, { bearer })).json()
    expect([closed.name, answer.data]).toEqual([
      closed.name,
      { failure: 'forbidden', detail: { reason: 'session' } },
    ])
  }
  // Of the console none opens anything.
  expect((await raw(operate.me, {}, { bearer })).json().code).toBe(401)
  // What nobody is asked for is nobody's.
  expect((await call(reference.industryTree, {}, { bearer })).failure).toBeNull()
})

test.each<[string, Wish, string[], string[]]>([
  [
    'only reads',
    { level: 'read' },
    ['company.contacts', 'followUp.mine', 'company.search'],
    ['member.unlock', 'followUp.save'],
  ],
  [
    'chosen domains',
    { domains: ['followUp'] },
    ['followUp.save', 'followUp.mine'],
    ['company.contacts', 'member.unlock'],
  ],
  [
    'single calls',
    { calls: ['member.unlock'] },
    ['member.unlock'],
    ['followUp.mine', 'member.unlockPreview'],
  ],
  [
    'both',
    { domains: ['followUp'], calls: ['company.contacts'] },
    ['company.contacts', 'followUp.save'],
    ['company.search'],
  ],
  [
    'permissions',
    { permissions: ['zky:enterprise:export'] },
    ['company.contacts', 'followUp.save'],
    ['member.unlock', 'call.rules'],
  ],
])('a key of %s opens those and no others', async (_, wish, opened, closed) => {
  const who = await signIn(server, 'team')
  const { bearer } = await makeKey(who, wish)
  const { calls } = (await call(accessKey.current, {}, { bearer })).data
  expect(calls).toEqual(expect.arrayContaining(opened))
  expect(calls.filter((name) => closed.includes(name))).toEqual([])
  const inputs = {
    'member.unlock': [member.unlock, { companyId: shown.id }],
    'company.contacts': [company.contacts, { id: shown.id }],
    'company.search': [company.search, {}],
    'followUp.save': [followUp.save, record()],
    'followUp.mine': [followUp.mine, {}],
  } as const
  for (const [name, [endpoint, input]] of Object.entries(inputs)) {
    const { code } = (await raw(endpoint, input, { bearer, key: uuid() })).json()
    const right = opened.includes(name) ? 200 : closed.includes(name) ? 403 : code
    expect([name, code]).toEqual([name, right])
  }
})

test('a key that was ended opens nothing more, on no node', async () => {
  const who = await signIn(server, 'member')
  const { id, bearer } = await makeKey(who)
  const nodes = [server, other]
  for (const node of nodes) expect((await node.call(account.current, {}, { bearer })).failure).toBeNull()
  expect((await call(accessKey.revoke, { id }, { ...who, key: uuid() })).failure).toBeNull()
  for (const node of nodes)
    expect(await node.call(account.current, {}, { bearer })).toMatchObject({
      status: 401,
      failure: 'signedOut',
    })
  // Not even of what visitors may see.
  for (const node of nodes)
    expect((await node.call(search.all, { keyword: '激光' }, { bearer })).status).toBe(401)
  expect(await keysOf(who)).toEqual([])
  expect((await call(accessKey.revoke, { id }, { ...who, key: uuid() })).failure).toBe('notFound')
})

test('renewed, both secrets open for a day, then the new one alone; it holds as long again', async () => {
  const who = await signIn(server, 'member')
  const first = await makeKey(who, { days: 30 })
  const began = clock.now
  clock.now = new Date(began.getTime() + 20 * 86_400_000)
  const renewed = await call(accessKey.rotate, { id: first.id }, { ...who, key: uuid() })
  const second = renewed.data.secret
  expect(Date.parse(renewed.data.expiresAt)).toBe(clock.now.getTime() + 30 * 86_400_000)
  const opens = async (bearer: string) => (await call(account.current, {}, { bearer })).failure === null
  expect([await opens(first.bearer), await opens(second)]).toEqual([true, true])
  expect((await keysOf(who))[0]?.previousUntil).toBe(new Date(clock.now.getTime() + 86_400_000).toISOString())
  clock.now = new Date(clock.now.getTime() + 86_400_001)
  expect([await opens(first.bearer), await opens(second)]).toEqual([false, true])
  clock.now = new Date(clock.now.getTime() + 30 * 86_400_000)
  expect(await opens(second)).toBe(false)
  clock.now = began
})

test('a key is dead with its person: plan, seat, account; and never more than the person is now', async () => {
  const who = await signIn(server, 'team')
  const { bearer } = await makeKey(who)
  const set = (values: object) =>
    db.updateTable('subAccount').set(values).where('id', '=', who.subAccountId).execute()
  const ask = async () => (await raw(member.unlockPreview, { companyId: shown.id }, { bearer })).json()
  expect((await ask()).code).toBe(200)
  await set({ roles: ['reader'], isOwner: false })
  expect((await call(member.unlock, { companyId: shown.id }, { bearer, key: uuid() })).failure).toBe(
    'forbidden',
  )
  await set({ roles: ['owner'], isOwner: true })
  const plan = (planCode: string) =>
    db.updateTable('tenant').set({ planCode }).where('id', '=', who.tenantId).execute()
  await plan('free')
  expect((await ask()).data).toEqual({ failure: 'forbidden', detail: { reason: 'plan' } })
  await plan('team')
  await set({ status: 'disabled' })
  expect((await ask()).code).toBe(401)
  await set({ status: 'active' })
  await db.updateTable('account').set({ status: 'disabled' }).where('id', '=', who.accountId).execute()
  expect((await ask()).code).toBe(401)
})

test('as many keys as the plan gives, of a free one none', async () => {
  const free = await signIn(server)
  expect((await call(accessKey.make, everything, free)).failure).toBe('planTooLow')
  expect((await call(accessKey.list, {}, free)).data).toEqual({ keys: [], most: 0 })
  const who = await signIn(server, 'member')
  const made = await Promise.all(
    Array.from({ length: 7 }, () => call(accessKey.make, everything, { ...who, key: uuid() })),
  )
  expect(made.map(({ failure }) => failure ?? 'made').sort()).toEqual([
    ...Array<string>(5).fill('made'),
    ...Array<string>(2).fill('quotaUsedUp'),
  ])
  expect((await call(accessKey.make, { ...everything, calls: ['operate.me'] }, who)).failure).toBe('invalid')
})

test('secrets are not kept, and a slip of one is not even looked for', async () => {
  const who = await signIn(server, 'member')
  const { bearer } = await makeKey(who)
  const rows = await db.selectFrom('accessKey').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(bearer.slice(9))
  expect(JSON.stringify(await keysOf(who))).not.toContain(bearer.slice(10))
  const slip = bearer.slice(0, -1) + (bearer.endsWith('0') ? '1' : '0')
  for (const wrong of [slip, bearer.slice(0, -1), `${bearer}0`, 'zhzz_', 'x'.repeat(43)])
    expect((await call(account.current, {}, { bearer: wrong })).failure).toBe('signedOut')
})

test('one effect for each Idempotency-Key, whoever repeats it', async () => {
  const who = await signIn(server, 'member')
  const { bearer } = await makeKey(who)
  const key = uuid()
  const [once, again] = [
    await call(member.unlock, { companyId: shown.id }, { bearer, key }),
    await other.call(member.unlock, { companyId: shown.id }, { bearer, key }),
  ]
  expect(once.data.cost).toBe(1)
  expect(again.data).toEqual(once.data)
})
