import { call as calls } from '@zhzz/contract/call/calls.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, raw, clock, database, errors } = server
const noon = new Date('2026-11-23T04:00:00Z')
clock.now = noon

/** Somebody with an unlocked company, and the numbers of it. */
async function caller(plan = 'member') {
  const viewer = await signIn(server, plan)
  const shown = await addCompany(server)
  await call(member.unlock, { companyId: shown.id }, { ...viewer, key: uuid() })
  const { contacts } = (await call(company.contacts, { id: shown.id }, viewer)).data
  const numbers = contacts.map(({ id }) => id)
  const dial = (contactId: string, clientUid = uuid()) =>
    call(calls.dial, { contactId, clientUid }, { ...viewer, key: uuid() })
  return { viewer, shown, numbers, dial }
}

test('a call is written before it rings, once for each name of it, and says what came of it', async () => {
  const { viewer, shown, numbers, dial } = await caller()
  const [number = ''] = numbers
  const uid = uuid()
  const first = await dial(number, uid)
  expect((await dial(number, uid)).data.id).toBe(first.data.id)
  const saved = await call(
    calls.saveResult,
    { id: first.data.id, result: 'interested' },
    { ...viewer, key: uuid() },
  )
  expect(saved.data).toMatchObject({
    result: 'interested',
    companyId: shown.id,
    provider: 'phone',
    state: 'dialled',
  })
  const answer = await raw(calls.list, {}, viewer)
  for (const phone of shown.phones) expect(answer.body).not.toContain(phone)
  expect(answer.json().data).toMatchObject({
    total: 1,
    list: [{ number: '120****0000', contactName: '欧**' }],
  })
  expect(errors.join('\n')).not.toContain('1209990')
})

test('a locked number, and one of a company that nobody here unlocked, is never dialled', async () => {
  const { viewer } = await caller()
  const locked = await addCompany(server)
  const { contacts } = (await call(company.contacts, { id: locked.id }, viewer)).data
  const contactId = contacts[0]?.id ?? ''
  expect((await call(calls.before, { contactId }, viewer)).failure).toBe('notFound')
  const dialled = await call(calls.dial, { contactId, clientUid: uuid() }, { ...viewer, key: uuid() })
  expect(dialled.failure).toBe('notFound')
})

test('4001: a number that one of the team was told not to call is closed at every company', async () => {
  const { viewer, shown, numbers, dial } = await caller()
  const other = await addCompany(server)
  await call(member.unlock, { companyId: other.id }, { ...viewer, key: uuid() })
  const [number = ''] = numbers
  await call(company.markContact, { contactId: number, mark: 'refused' }, { ...viewer, key: uuid() })
  const same = (await call(company.contacts, { id: other.id }, viewer)).data.contacts.find(
    ({ content }) => content === shown.phones[0],
  )
  for (const id of [number, same?.id ?? '']) {
    const refused = await raw(calls.dial, { contactId: id, clientUid: uuid() }, { ...viewer, key: uuid() })
    expect([refused.statusCode, refused.json().code]).toEqual([200, 4001])
    expect((await call(calls.before, { contactId: id }, viewer)).data.refusal).toBe('doNotCall')
  }
  expect((await dial(numbers[1] ?? '')).failure).toBeNull()
})

test.each([
  ['2026-11-22T23:59:00Z', '07:59'],
  ['2026-11-23T12:00:00Z', '20:00'],
])('4002: at %s no number in China is called', async (at, localTime) => {
  const { viewer, numbers, dial } = await caller()
  clock.now = new Date(at)
  try {
    expect(await dial(numbers[0] ?? '')).toMatchObject({
      failure: 'outsideCallingHours',
      detail: { fromHour: 8, toHour: 20, localTime },
    })
    await call(
      calls.saveRules,
      { fromHour: 0, toHour: 24, perNumber: 3, perPerson: null },
      { ...viewer, key: uuid() },
    )
    expect((await dial(numbers[0] ?? '')).failure).toBeNull()
  } finally {
    clock.now = noon
  }
})

test('4003: a number rings three times a day, counted for the team at every company; the next day again', async () => {
  const { viewer, numbers, dial } = await caller()
  const [number = '', other = ''] = numbers
  for (const time of [1, 2, 3]) expect([time, (await dial(number)).failure]).toEqual([time, null])
  expect((await dial(number)).failure).toBe('dailyCallLimit')
  expect((await dial(other)).failure).toBeNull()
  expect((await call(calls.before, { contactId: number }, viewer)).data).toMatchObject({
    refusal: 'dailyCallLimit',
    numberCalls: 3,
    myCalls: 4,
    myLimit: 100,
    last: { isMine: true },
  })
  clock.now = new Date('2026-11-24T04:00:00Z')
  expect((await dial(number)).failure).toBeNull()
  clock.now = noon
})

test('4003: of twenty calls at once no more ring than the person may make', async () => {
  const { viewer, numbers } = await caller()
  await call(
    calls.saveRules,
    { fromHour: 0, toHour: 24, perNumber: 20, perPerson: 4 },
    { ...viewer, key: uuid() },
  )
  const made = await Promise.all(
    Array.from({ length: 20 }, () =>
      call(calls.dial, { contactId: numbers[0] ?? '', clientUid: uuid() }, { ...viewer, key: uuid() }),
    ),
  )
  expect(made.filter(({ failure }) => failure === null)).toHaveLength(4)
  expect(new Set(made.map(({ failure }) => failure))).toEqual(new Set([null, 'dailyCallLimit']))
})

test('空号 is noted of the number, and the follow-up knows its call', async () => {
  const { viewer, shown, numbers, dial } = await caller()
  const { id } = (await dial(numbers[0] ?? '')).data
  await call(calls.saveResult, { id, result: 'empty' }, { ...viewer, key: uuid() })
  const { contacts } = (await call(company.contacts, { id: shown.id }, viewer)).data
  expect(contacts.find((one) => one.id === numbers[0])?.myMark).toBe('empty')
  const written = await call(
    followUp.save,
    {
      targetType: 'company',
      targetId: shown.id,
      clientUid: uuid(),
      callId: id,
      followType: 'phone',
      result: 'empty',
      content: '号码不存在',
      followTime: noon.toISOString(),
    },
    { ...viewer, key: uuid() },
  )
  expect((await call(calls.detail, { id }, viewer)).data.followUpId).toBe(written.data.id)
})

test('who only reads may neither call nor see calls', async () => {
  const { viewer, numbers } = await caller()
  await database.db
    .updateTable('subAccount')
    .set({ roles: ['reader'], isOwner: false })
    .where('id', '=', viewer.subAccountId)
    .execute()
  expect(
    (await call(calls.dial, { contactId: numbers[0] ?? '', clientUid: uuid() }, { ...viewer, key: uuid() }))
      .failure,
  ).toBe('forbidden')
  expect((await call(calls.statistics, {}, viewer)).failure).toBe('forbidden')
})
