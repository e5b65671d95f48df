import { opensToKeys } from '@zhzz/contract/accessKey/scope.ts'
import { endpoints } from '@zhzz/contract/endpoints.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { isOperatorAccess } from '@zhzz/contract/operatorRole.ts'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { callerAt, openSession } from '#http/session.ts'
import { mcpPath } from '#mcp/serveMcp.ts'
import { addKey } from '#testing/addKey.ts'
import { hostileInputs } from '#testing/hostileInputs.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, addEdition, addOperator, signIn } from '#testing/testWorld.ts'
import { fakeWechat } from '#wechat/fakeWechat.ts'

/** The same few in every run; `FUZZ_CASES=1000` draws so many new ones for each call, which takes minutes. */
const wanted = process.env['FUZZ_CASES']
const cases = wanted === undefined ? { numRuns: 60, seed: 20_261_121 } : { numRuns: Number(wanted) }

const { settings } = await fakeWechat()
const unlimited = 1e9
const server = await testServer({
  wechat: settings,
  limitPoints: {
    smsAllMinute: unlimited,
    smsNetworkHour: unlimited,
    wrongLoginNetworkHour: unlimited,
    behaviorNetworkHour: unlimited,
    consentNetworkHour: unlimited,
    uploadPersonHour: unlimited,
    eventNetworkDay: unlimited,
    eventAllDay: unlimited,
    smsAllDay: unlimited,
    operatorCodesDay: unlimited,
  },
})
const { app, raw, call, errors, clock, database, sealing } = server
const owner = await signIn(server, 'team')
const stranger = await signIn(server, 'team')
const company = await addCompany(server)
const edition = await addEdition(server, { entries: 5, companyId: company.id })
const saved = await call(
  followUp.save,
  {
    targetType: 'company',
    targetId: company.id,
    clientUid: uuid(),
    followType: 'phone',
    content: '跟进',
    followTime: clock.now.toISOString(),
  },
  owner,
)
const ids = [
  company.id,
  edition.id,
  edition.seriesId,
  saved.data.id,
  owner.subAccountId,
  stranger.subAccountId,
  owner.tenantId,
  owner.accountId,
]

let { token } = owner
const machine = await signIn(server, 'team')
const { bearer } = await addKey(server, machine)
let operator = await addOperator(server)
async function signInAgain() {
  const { accountId, subAccountId } = owner
  const caller = callerAt('', sealing, { userAgent: '', platform: '', device: '' })
  return openSession(database.db, { accountId, subAccountId }, caller, clock.now)
}
const times: { milliseconds: number; name: string; input: unknown }[] = []
afterAll(() => {
  if (wanted === undefined) return
  times.sort((a, b) => a.milliseconds - b.milliseconds)
  const at = (share: number) => times[Math.floor(times.length * share)]?.milliseconds.toFixed(1)
  console.log(`${times.length} cases, median ${at(0.5)} ms, p99 ${at(0.99)} ms; the slowest:`)
  for (const { milliseconds, name, input } of times.slice(-5))
    console.log(`${milliseconds.toFixed(0)} ms ${name} ${JSON.stringify(input)?.slice(0, 300)}`)
})

test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s takes anything and answers in the envelope, never with a 5xx',
  async (name, endpoint) => {
    await fc.assert(
      fc.asyncProperty(hostileInputs(endpoint, ids), fc.boolean(), async (input, isSignedIn) => {
        const began = performance.now()
        const isOfConsole = isOperatorAccess(endpoint.access)
        const mine = isOfConsole ? operator.token : token
        const answer = await raw(endpoint, input, isSignedIn ? { token: mine, key: uuid() } : {})
        times.push({ milliseconds: performance.now() - began, name, input })
        expect(answer.statusCode, answer.body).toBeLessThan(500)
        const { code, msg } = answer.json()
        expect([typeof code, typeof msg]).toEqual(['number', 'string'])
        // The call itself may have ended the session (logout, change of company).
        if (isSignedIn && isOfConsole && (code === 401 || endpoint.name === 'operate.signOut'))
          operator = await addOperator(server)
        else if (isSignedIn && (code === 401 || endpoint.name === 'account.logout'))
          token = await signInAgain()
      }),
      cases,
    )
    expect(errors).toEqual([])
  },
  600_000,
)

const posts = endpoints.filter(({ method, takes }) => method === 'POST' && takes === undefined)
test.each(posts.map(({ name, path, access }) => [name, path, access] as const))(
  '%s refuses 2 MB, nesting without end and a list for a body',
  async (_name, url, access) => {
    const send = async (payload: string) => {
      const mine = isOperatorAccess(access) ? operator.token : token
      const headers = { 'content-type': 'application/json', 'jwt-token': mine }
      return (await app.inject({ method: 'POST', url, payload, headers })).statusCode
    }
    expect(await send(JSON.stringify({ keyword: 'x'.repeat(2_000_000) }))).toBe(413)
    expect(await send(`{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`)).toBe(400)
    expect(await send('[]')).toBe(400)
    expect(errors).toEqual([])
  },
)

test.each(
  endpoints
    .filter((endpoint) => opensToKeys(endpoint) && endpoint.takes === undefined)
    .map((endpoint) => [endpoint.name, endpoint] as const),
)(
  '%s takes anything by a key, as a call and as a tool',
  async (name, endpoint) => {
    const tool = name.replace('.', '_')
    await fc.assert(
      fc.asyncProperty(hostileInputs(endpoint, ids), async (input) => {
        const answer = await raw(endpoint, input, { bearer, key: uuid() })
        expect(answer.statusCode, answer.body).toBeLessThan(500)
        const params = { name: tool, arguments: input }
        const used = await app.inject({
          method: 'POST',
          url: mcpPath,
          headers: { authorization: `Bearer ${bearer}`, accept: 'application/json, text/event-stream' },
          payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
        })
        expect(used.statusCode, used.body).toBeLessThan(500)
      }),
      { ...cases, numRuns: Math.ceil(cases.numRuns / 6) },
    )
    expect(errors).toEqual([])
  },
  600_000,
)
