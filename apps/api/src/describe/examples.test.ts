import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import { endpoints } from '@zhzz/contract/endpoints.ts'
import { isOperatorAccess } from '@zhzz/contract/operatorRole.ts'
import { expect, test } from 'vitest'
import { type Example, examplesFile } from '#describe/examples.ts'
import { goodRequests } from '#testing/goodRequests.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, addEdition, addOperator, signIn } from '#testing/testWorld.ts'
import { photo } from '#upload/testFiles.ts'
import { fakeWechat } from '#wechat/fakeWechat.ts'

const { settings } = await fakeWechat()
const server = await testServer({ wechat: settings })
const { app, raw, clock } = server
clock.now = new Date('2026-11-21T02:00:00.000Z')
const person = await signIn(server, 'team')
const leaving = await signIn(server)
const operator = await addOperator(server)
const goingOperator = await addOperator(server)
const company = await addCompany(server, { name: '苏州测试激光设备有限公司' })
// A series whose name is not drawn by lot.
const seriesId = '01930000-0000-7000-8000-00000000a1b2'
await server.database.db
  .insertInto('exhibitionSeries')
  .values({ id: seriesId, name: '测试机床展', nameKey: '测试机床展', dataSource: '测试' })
  .execute()
const edition = await addEdition(server, { days: 20, entries: 1, companyId: company.id, seriesId })
// An offline pack lays an entry on the shelf of its id.
await server.database.pool.query(`
  delete from booth;
  update exhibitor set id = '01930000-0000-7000-8000-00000000c3d4';
  insert into booth (exhibitor_id, position, pavilion_code, booth_no)
  select id, 1, pavilion_code, booth_no from exhibitor`)
const requests = goodRequests({ companyId: company.id, editionId: edition.id, now: clock.now })

/** What an operator has to set up first: a server without it refuses every request. */
const unset = new Set(['message.subscribePush', 'message.setRobot'])

/** Who asks: nobody where anybody may, else a person of a team, or an operator. */
function tokenFor({ name, access }: Endpoint): { token?: string } {
  if (access === 'anyone') return {}
  if (name === 'account.logout') return leaving
  if (name === 'operate.signOut') return goingOperator
  return isOperatorAccess(access) ? operator : person
}

async function ask(endpoint: Endpoint): Promise<Example> {
  if (endpoint.takes === 'bytes') {
    const isPicture = endpoint.name === 'upload.file'
    const request: Record<string, string> = isPicture
      ? { scene: 'avatar', clientUid: uuid(), name: '头像.jpg' }
      : { name: '企业.csv' }
    const answer = await app.inject({
      method: 'POST',
      url: `${endpoint.path}?${new URLSearchParams(request)}`,
      headers: { 'jwt-token': tokenFor(endpoint).token, 'content-type': 'application/octet-stream' },
      payload: isPicture ? await photo() : '企业名称\n苏州测试激光设备有限公司\n',
    })
    return { request, status: answer.statusCode, answer: answer.json() }
  }
  const request = requests[endpoint.name]?.()
  const answer = await raw(endpoint, request, tokenFor(endpoint))
  const said = answer.json()
  Object.assign(Object(said.data), ofElsewhere[endpoint.name])
  return { request, status: answer.statusCode, answer: said }
}

const ids = new Map<string, string>()

/** Fields whose values no pattern tells. */
const byLot: Readonly<Record<string, unknown>> = {
  nonceStr: 'x'.repeat(16),
  retryAfterSeconds: 60,
  digest: 'x'.repeat(16),
}

/** What is of this machine, this run, or of documents that change by themselves. */
const ofElsewhere: Readonly<Record<string, object>> = {
  'operate.figures': { list: [] },
  'operate.backups': { host: 'server' },
  'operate.verifyLog': { head: 'x'.repeat(16) },
}

/** What is drawn by lot is put evenly, so that the same requests give the same examples; long lists are cut to two rows. */
function even(value: unknown, longest: number): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map((item) => even(item, longest))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        name,
        // By the database's clock: the day of the run.
        name === 'importedOn' && part !== null ? '2026-11-24' : (byLot[name] ?? even(part, longest)),
      ]),
    )
  if (typeof value !== 'string') return value
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return '2026-11-21T02:00:00.000Z'
  if (/^[\w+/=-]{22,}$/.test(value) && !/^[\da-f]{8}-/.test(value))
    return 'x'.repeat(Math.min(value.length, longest))
  return value
    .replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, evenId)
    .replace(/^[\da-f]{8}(?:-[\da-f]{1,4}){1,4}$/, '常用筛选')
    .replace(/^[\da-f]{8}(?=@)|(?<=^new-)[\da-f]{8}$/, 'someone')
    .replace(/^129\d{8}$/, '12900000000')
    .replace(/^129\*+\d{4}$/, '129****0000')
    .replace(/(?<=测试机床展)a1b2/g, '')
    .replace(/^[\dA-Z]{8}$/, 'ABCD2345')
    .replace(/(?<=\/calendar\/|set-up#)[\w-]{43}/, 'x'.repeat(43))
    .replace(/^zhzz_\w{4}$/, 'zhzz_xxxx')
}

function evenId(id: string): string {
  const known = ids.get(id) ?? `01930000-0000-7000-8000-${String(ids.size + 1).padStart(12, '0')}`
  ids.set(id, known)
  return known
}

test('each call has an example: a request that is taken, and what was answered', {
  timeout: 300_000,
}, async () => {
  const examples: Record<string, Example> = {}
  const refused: string[] = []
  for (const endpoint of endpoints) {
    const { request, status, answer } = await ask(endpoint)
    const failure: unknown = Object(Object(answer).data).failure
    const isTaken =
      failure !== 'server' && failure !== 'busy' && (failure !== 'invalid' || unset.has(endpoint.name))
    if (!isTaken) refused.push(`${endpoint.name} ${JSON.stringify(answer)}`)
    const example = { request: even(request, Infinity), status, answer: even(answer, 64) }
    expect(endpoint.input.safeParse(example.request).error, endpoint.name).toBeUndefined()
    const told = Object(example.answer)
    const fault = told.code === 200 ? endpoint.output.safeParse(told.data).error : undefined
    expect(fault, endpoint.name).toBeUndefined()
    examples[endpoint.name] = example
  }
  expect(refused).toEqual([])
  await expect(`${JSON.stringify(examples, null, 1)}\n`).toMatchFileSnapshot(examplesFile)
})
