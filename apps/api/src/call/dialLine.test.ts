import { createHmac } from 'node:crypto'
import { call as calls, lineCallbackPath } from '@zhzz/contract/call/calls.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { expect, test } from 'vitest'
import { dialString } from '#call/dialString.ts'
import { endSilent } from '#call/endSilent.ts'
import { twilioLine } from '#call/twilio.ts'
import { fakeServer } from '#testing/fakeServer.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const authToken = 'secret-of-the-test'
const ownOrigin = 'https://zhzz.example.com'
const asked: URLSearchParams[] = []
let behaves: 'takes' | 'refuses' | 'breaks' = 'takes'
const origin = await fakeServer(({ method, url, headers, body }, response) => {
  const isKnown =
    method === 'POST' &&
    url === '/2010-04-01/Accounts/AC1/Calls.json' &&
    headers.authorization === `Basic ${Buffer.from(`AC1:${authToken}`).toString('base64')}`
  const form = new URLSearchParams(body.toString())
  if (isKnown) asked.push(form)
  response.statusCode = !isKnown ? 401 : { takes: 201, refuses: 400, breaks: 502 }[behaves]
  response.setHeader('content-type', 'application/json')
  response.end(
    JSON.stringify(response.statusCode === 201 ? { sid: `CA${asked.length}` } : { message: form.get('To') }),
  )
})
const line = twilioLine({ accountSid: 'AC1', authToken, from: '+8675500000000', origin, ownOrigin })
const server = await testServer({ line })
const { app, call, clock, database, errors } = server
clock.now = new Date('2026-11-23T04:00:00Z')
const viewer = await signIn(server, 'team')
await database.db.updateTable('tenant').set({ authStatus: 3 }).execute()
const shown = await addCompany(server)
await call(member.unlock, { companyId: shown.id }, { ...viewer, key: uuid() })
const { contacts } = (await call(company.contacts, { id: shown.id }, viewer)).data
await call(
  calls.saveRules,
  { fromHour: 8, toHour: 20, perNumber: 20, perPerson: null },
  { ...viewer, key: uuid() },
)

const ring = (key = uuid(), clientUid = uuid()) =>
  call(calls.dialLine, { contactId: contacts[0]?.id ?? '', clientUid }, { ...viewer, key })

type Leg = 'agent' | 'callee'

/** As they sign it: the address, then every field and its value by name. */
function tell(
  id: string,
  leg: Leg,
  CallStatus: string,
  { token = authToken, more = {} }: { token?: string; more?: Record<string, string> } = {},
) {
  const url = `${lineCallbackPath}?${new URLSearchParams({ call: id, leg })}`
  const form = Object.entries({ CallSid: 'CA1', CallStatus, To: '+861209990000', ...more }).toSorted(
    ([a], [b]) => (a < b ? -1 : 1),
  )
  const signed = ownOrigin + url + form.flat().join('')
  return app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': createHmac('sha1', token).update(signed).digest('base64'),
    },
    payload: new URLSearchParams(form).toString(),
  })
}

const stateOf = async (id: string) => (await call(calls.detail, { id }, viewer)).data

test('the line rings the person first and then the company, is asked once, and measures', async () => {
  const [key, uid] = [uuid(), uuid()]
  const { id } = (await ring(key, uid)).data
  expect((await ring(key, uid)).data.id).toBe(id)
  expect((await ring(uuid(), uid)).data).toEqual({ id, isUnderWay: true })
  expect(asked).toHaveLength(1)
  const [form] = asked
  expect(form?.get('To')).toBe(`+86${viewer.phone}`)
  expect(form?.get('Twiml')).toContain(`>+86${shown.phones[0]}</Number>`)
  expect(form?.getAll('StatusCallbackEvent')).toEqual(['initiated', 'ringing', 'answered', 'completed'])
  const story: [Leg, string][] = [
    ['agent', 'ringing'],
    ['agent', 'in-progress'],
    ['callee', 'ringing'],
    ['callee', 'in-progress'],
  ]
  for (const [leg, status] of story) expect((await tell(id, leg, status)).statusCode).toBe(204)
  expect((await stateOf(id)).state).toBe('connected')
  await tell(id, 'callee', 'completed', { more: { CallDuration: '75' } })
  expect(await stateOf(id)).toMatchObject({ state: 'completed', talkSeconds: 75, provider: 'twilio' })
  expect((await call(calls.statistics, {}, viewer)).data).toMatchObject({ talkSeconds: 75, measured: 1 })
})

test('events in any order, each told twice, come to the same', async () => {
  const events: [Leg, string][] = [
    ['agent', 'ringing'],
    ['callee', 'ringing'],
    ['callee', 'in-progress'],
    ['callee', 'completed'],
    ['agent', 'completed'],
  ]
  for (let turn = 0; turn < events.length; turn++) {
    const { id } = (await ring()).data
    const order = [...events.slice(turn), ...events.slice(0, turn)]
    for (const [leg, status] of [...order, ...order.toReversed()])
      await tell(id, leg, status, {
        more: leg === 'callee' && status === 'completed' ? { CallDuration: '9' } : {},
      })
    expect([turn, await stateOf(id)]).toEqual([
      turn,
      expect.objectContaining({ state: 'completed', talkSeconds: 9, result: null }),
    ])
  }
})

test('nobody else can say what became of a call', async () => {
  const { id } = (await ring()).data
  expect((await tell(id, 'callee', 'busy', { token: 'guessed' })).statusCode).toBe(403)
  const bare = await app.inject({ method: 'POST', url: `${lineCallbackPath}?call=${id}&leg=callee` })
  expect(bare.statusCode).toBe(403)
  expect((await stateOf(id)).state).toBe('asked')
  expect((await tell('not-an-id', 'callee', 'busy')).statusCode).toBe(204)
  await tell(id, 'callee', 'busy')
  expect(await stateOf(id)).toMatchObject({ state: 'busy', result: 'busy' })
})

test('a refusal ends the call, silence leaves it asked for; no number is logged', async () => {
  behaves = 'refuses'
  const refused = (await ring()).data
  expect([refused.isUnderWay, (await stateOf(refused.id)).state]).toEqual([false, 'failed'])
  behaves = 'breaks'
  const [key, uid] = [uuid(), uuid()]
  const silent = (await ring(key, uid)).data
  expect((await ring(uuid(), uid)).data.id).toBe(silent.id)
  expect([silent.isUnderWay, (await stateOf(silent.id)).state]).toEqual([true, 'asked'])
  await tell(silent.id, 'callee', 'no-answer')
  expect(await stateOf(silent.id)).toMatchObject({ state: 'noAnswer', result: 'no_answer' })
  behaves = 'takes'
  expect(errors.filter((text) => text.includes('[call]'))).toHaveLength(1)
  for (const phone of [...shown.phones, viewer.phone]) expect(errors.join('\n')).not.toContain(phone)
})

test('a call of which the line says no more is ended in its time, and a late word still counts', async () => {
  const minutes = (n: number) => new Date(clock.now.getTime() + n * 60_000)
  const { id: unheard } = (await ring()).data
  const { id: talking } = (await ring()).data
  const { id: over } = (await ring()).data
  await tell(talking, 'callee', 'in-progress')
  await tell(over, 'callee', 'busy')
  const states = async () => [
    (await stateOf(unheard)).state,
    (await stateOf(talking)).state,
    (await stateOf(over)).state,
  ]
  await endSilent(database.db, minutes(4))
  expect(await states()).toEqual(['asked', 'connected', 'busy'])
  await endSilent(database.db, minutes(6))
  expect(await states()).toEqual(['silent', 'connected', 'busy'])
  await endSilent(database.db, minutes(301))
  expect(await states()).toEqual(['silent', 'silent', 'busy'])
  await tell(unheard, 'callee', 'ringing')
  expect(await stateOf(unheard)).toMatchObject({ state: 'silent', result: null })
  await tell(talking, 'callee', 'completed', { more: { CallDuration: '900' } })
  expect(await stateOf(talking)).toMatchObject({ state: 'completed', talkSeconds: 900 })
})

test('4001 holds for the line too, and other plans have none', async () => {
  const before = asked.length
  const contactId = contacts[1]?.id ?? ''
  await call(company.markContact, { contactId, mark: 'refused' }, { ...viewer, key: uuid() })
  const refused = await call(calls.dialLine, { contactId, clientUid: uuid() }, { ...viewer, key: uuid() })
  expect(refused.failure).toBe('doNotCall')
  const free = await signIn(server)
  const other = await call(calls.dialLine, { contactId, clientUid: uuid() }, { ...free, key: uuid() })
  expect(other.failure).toBe('planTooLow')
  expect(asked.length).toBe(before)
})

test.each([
  ['13800001234', '+8613800001234', ''],
  ['021-55551234', '+862155551234', ''],
  ['(021) 5555 1234 转 802', '+862155551234', '802'],
  ['+49 211 4560 ext. 12', '+492114560', '12'],
  ['0049 211 4560', '+492114560', ''],
])('%s is dialled as %s, then %s', (kept, number, extension) => {
  expect(dialString(kept)).toEqual({ number, extension })
})
