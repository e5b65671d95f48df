import { spawn } from 'node:child_process'
import { Client, type ClientOptions, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { accessKey } from '@zhzz/contract/accessKey/calls.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { prediction } from '@zhzz/contract/prediction/calls.ts'
import { afterAll, expect, test } from 'vitest'
import { callTools } from '#mcp/tools.ts'
import { addPredicted } from '#prediction/testRun.ts'
import { addKey } from '#testing/addKey.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, addContact, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, app, clock } = server
const { edition, ranked } = await addPredicted(server)
await addContact(server, ranked[0]?.id ?? '')
const origin = await app.listen({ port: 0, host: '127.0.0.1' })
const open: Client[] = []
afterAll(() => Promise.all(open.map((client) => client.close())))

const modern = { versionNegotiation: { mode: 'auto' as const } }
type Person = { agrees: boolean; asked: string[] }

/** A client that can show a form has a person before it. */
async function connect(bearer: string, options: ClientOptions = modern, person?: Person) {
  const client = new Client(
    { name: 'test', version: '1' },
    { ...options, ...(person && { capabilities: { elicitation: { form: {} } } }) },
  )
  if (person !== undefined)
    client.setRequestHandler('elicitation/create', async ({ params }) => {
      person.asked.push(params.message)
      return person.agrees ? { action: 'accept', content: { confirm: true } } : { action: 'decline' }
    })
  open.push(client)
  const requestInit = { headers: { authorization: `Bearer ${bearer}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', origin), { requestInit }))
  return client
}
const creditsOf = async (who: { token: string }, companyId: string) =>
  (await call(member.unlockPreview, { companyId }, who)).data.remaining
const textOf = (answer: { content?: unknown }) => JSON.stringify(answer.content)

test('find an edition, who is likely to exhibit, unlock one, write the follow-up: four calls and one question', async () => {
  const who = await signIn(server, 'member')
  const { bearer } = await addKey(server, who)
  const person: Person = { agrees: true, asked: [] }
  const client = await connect(bearer, modern, person)
  let calls = 0
  const use = async (name: string, args: Record<string, unknown>) => {
    calls += 1
    const answer = await client.callTool({ name, arguments: args })
    expect([name, answer.isError ?? false, answer.isError ? textOf(answer) : '']).toEqual([name, false, ''])
    return Object(answer.structuredContent)
  }
  const editions = prediction.editions.output.parse(await use('prediction_editions', {}))
  const found = editions.list.find((row) => row.edition.id === edition.id)
  const likely = prediction.companies.output.parse(
    await use('prediction_companies', { editionId: found?.edition.id, limit: 3 }),
  )
  const first = likely.list[0]?.company.id ?? ''
  const before = await creditsOf(who, first)
  const unlocked = member.unlock.output.parse(await use('member_unlock', { companyId: first }))
  expect(unlocked.contacts.every(({ isClear }) => isClear)).toBe(true)
  expect(person.asked).toEqual([expect.stringMatching(/^解锁 .*unlock: \d+ of \d+ left/)])
  expect(await creditsOf(who, first)).toBe(before - 1)
  await use('followUp_save', {
    targetType: 'company',
    targetId: first,
    clientUid: uuid(),
    followType: 'phone',
    content: '问了今年的展位',
    followTime: clock.now.toISOString(),
  })
  expect(calls).toBeLessThanOrEqual(6)
  const { list } = (await call(followUp.list, { targetType: 'company', targetId: first }, who)).data
  expect(list).toHaveLength(1)
})

test('a person who does not agree spends nothing', async () => {
  const who = await signIn(server, 'member')
  const { id } = await addCompany(server)
  const { bearer } = await addKey(server, who)
  const client = await connect(bearer, modern, { agrees: false, asked: [] })
  const before = await creditsOf(who, id)
  const answer = await client.callTool({ name: 'member_unlock', arguments: { companyId: id } })
  expect([answer.isError, textOf(answer)]).toEqual([true, expect.stringContaining('did not agree')])
  expect(await creditsOf(who, id)).toBe(before)
})

test.each([
  ['that speaks as of 2026', modern],
  ['that speaks as of 2025', {}],
])('a client %s and shows no form comes back with what it was given; twice is once', async (_, options) => {
  const who = await signIn(server, 'member')
  const [one, two] = [await addCompany(server), await addCompany(server)]
  const { bearer } = await addKey(server, who)
  const client = await connect(bearer, options)
  const before = await creditsOf(who, one.id)
  const unlock = (companyId: string, confirm?: string) =>
    client.callTool({ name: 'member_unlock', arguments: { companyId, ...(confirm && { confirm }) } })
  const asked = textOf(await unlock(one.id))
  expect(asked).toContain('not done yet')
  expect(await creditsOf(who, one.id)).toBe(before)
  const token = /confirm: \\"([^"\\]+)/.exec(asked)?.[1] ?? ''
  // Of another company, changed, or of another key it is no agreement.
  const { bearer: otherKey } = await addKey(server, who)
  const other = await connect(otherKey, options)
  for (const wrong of [
    await unlock(two.id, token),
    await unlock(one.id, `${token}x`),
    await other.callTool({ name: 'member_unlock', arguments: { companyId: one.id, confirm: token } }),
  ])
    expect(textOf(wrong)).toContain('not done yet')
  expect(await creditsOf(who, one.id)).toBe(before)
  const [done, again] = [await unlock(one.id, token), await unlock(one.id, token)]
  expect([done.isError, again.structuredContent]).toEqual([undefined, done.structuredContent])
  expect(await creditsOf(who, one.id)).toBe(before - 1)
})

test('the tools are what the key opens, with schemas, and what they do', async () => {
  const who = await signIn(server, 'team')
  const whole = await connect((await addKey(server, who)).bearer)
  const { tools } = await whole.listTools()
  const byName = new Map(tools.map((tool) => [tool.name, tool]))
  expect(byName.get('company_search')?.annotations).toMatchObject({ readOnlyHint: true })
  expect(byName.get('followUp_remove')?.annotations).toMatchObject({
    readOnlyHint: false,
    destructiveHint: true,
  })
  expect(byName.get('member_unlock')?.inputSchema.properties).toHaveProperty('confirm')
  expect(
    tools.filter(({ name }) => /^(?:person|operate|accessKey)_|^account_(?!current|statistics)/.test(name)),
  ).toEqual([])
  for (const { name } of tools) expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/)
  const narrow = await connect((await addKey(server, who, { level: 'read', domains: ['prediction'] })).bearer)
  const named = (await narrow.listTools()).tools
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('reference_'))
  expect(named.every((name) => name.startsWith('prediction_'))).toBe(true)
  expect(named).not.toContain('prediction_feedback')
  await expect(narrow.callTool({ name: 'member_unlock', arguments: {} })).rejects.toThrow(
    'no tool member_unlock',
  )
  expect(callTools().length).toBeGreaterThan(100)
})

test('a company, an edition and a list of exhibitors are resources', async () => {
  const who = await signIn(server, 'member')
  const { id, name } = await addCompany(server)
  const client = await connect((await addKey(server, who, { level: 'read' })).bearer)
  const { resourceTemplates } = await client.listResourceTemplates()
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate).sort()).toEqual([
    'zhzz://company/{id}',
    'zhzz://exhibition/{id}',
    'zhzz://exhibition/{id}/exhibitors',
  ])
  const read = async (uri: string) => JSON.stringify((await client.readResource({ uri })).contents)
  expect(await read(`zhzz://company/${id}`)).toContain(name)
  expect(await read(`zhzz://exhibition/${edition.id}`)).toContain(edition.name)
  expect(await read(`zhzz://exhibition/${edition.id}/exhibitors`)).toContain('total')
  await expect(read(`zhzz://company/${uuid()}`)).rejects.toThrow('404')
})

test('without a key, with one that was ended and from another page nobody gets in', async () => {
  const who = await signIn(server, 'member')
  const { id, bearer } = await addKey(server, who)
  const ask = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/mcp',
      headers,
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    })
  const key = { authorization: `Bearer ${bearer}`, accept: 'application/json, text/event-stream' }
  const none = await ask({})
  expect([none.statusCode, none.headers['www-authenticate']]).toEqual([401, 'Bearer realm="zhzz"'])
  expect((await ask({ 'jwt-token': who.token })).statusCode).toBe(401)
  expect((await ask({ ...key, origin: 'https://elsewhere.example' })).statusCode).toBe(403)
  expect((await ask(key)).statusCode).toBe(200)
  await call(accessKey.revoke, { id }, { ...who, key: uuid() })
  expect((await ask(key)).statusCode).toBe(401)
})

test('over stdio the same tools stand, by the address of a server and a key of the environment', async () => {
  const who = await signIn(server, 'member')
  const { bearer } = await addKey(server, who, { level: 'read', domains: ['prediction'] })
  const client = new Client({ name: 'test', version: '1' }, modern)
  open.push(client)
  const program = { command: process.execPath, args: ['apps/api/src/mcp/overStdio.ts', '--server', origin] }
  await client.connect(new StdioClientTransport({ ...program, env: { ...process.env, ZHZZ_KEY: bearer } }))
  const answer = await client.callTool({ name: 'prediction_companies', arguments: { editionId: edition.id } })
  expect(prediction.companies.output.parse(answer.structuredContent).list).toHaveLength(10)
  const refused = spawn(program.command, program.args, { env: { ...process.env, ZHZZ_KEY: 'zhzz_x' } })
  const said = await refused.stderr.setEncoding('utf8').toArray()
  expect(said.join('')).toContain('the server does not take the key')
})
