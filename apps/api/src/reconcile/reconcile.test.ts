import { company } from '@zhzz/contract/company/calls.ts'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { serveReconcile } from '#reconcile/serveReconcile.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { app, database } = server
const who = await signIn(server, 'member')
const known = await addCompany(server, { name: '苏州明日星辰激光设备有限公司' })
const series = { id: '01930000-0000-7000-8000-00000000a1b2', name: '测试机床展a1b2' }
await database.db
  .insertInto('exhibitionSeries')
  .values({ ...series, nameKey: series.name, dataSource: '测试' })
  .execute()
const edition = await addEdition(server, { days: 20, seriesId: series.id })

// The shapes of the Reconciliation API 0.2 (final report of 2023-04-10), written down from its text.
const url = z.url()
const named = z.object({ id: z.string().min(1), name: z.string().min(1) })
const suggest = z.object({ service_url: url, service_path: z.string().startsWith('/') })
const shapes = {
  manifest: z.object({
    versions: z.array(z.string()).refine((versions) => versions.includes('0.2')),
    name: z.string(),
    identifierSpace: url,
    schemaSpace: url,
    defaultTypes: z.array(named),
    view: z.object({ url: z.string().includes('{{id}}') }),
    preview: z.object({ url: z.string().includes('{{id}}'), width: z.int(), height: z.int() }),
    suggest: z.object({ entity: suggest, property: suggest, type: suggest }),
    extend: z.object({ propose_properties: suggest, property_settings: z.array(z.unknown()) }),
    batchSize: z.int(),
    authentication: z.object({
      type: z.literal('apiKey'),
      name: z.string(),
      in: z.enum(['header', 'query']),
    }),
  }),
  results: z.record(
    z.string(),
    z.object({
      result: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          description: z.string().optional(),
          score: z.number(),
          match: z.boolean(),
          type: z.array(named),
          features: z.array(z.object({ id: z.string(), value: z.union([z.boolean(), z.number()]) })),
        }),
      ),
    }),
  ),
  suggested: z.object({
    result: z.array(named.extend({ description: z.string().optional(), notable: z.array(named).optional() })),
  }),
  proposed: z.object({ type: z.string(), properties: z.array(named) }),
  extended: z.object({
    meta: z.array(named),
    rows: z.record(z.string(), z.record(z.string(), z.array(z.object({ str: z.string() })))),
  }),
}

type Sent = { token?: string; key?: string; form?: object; ip?: string }

async function ask(path: string, { token, key, form, ip }: Sent = {}) {
  const [kind = '', ...rest] = path.split('/')
  const at = key === undefined ? kind : `${kind}/key/${key}`
  const answer = await app.inject({
    method: form === undefined ? 'GET' : 'POST',
    url: `/reconcile/${[at, ...rest].join('/')}`,
    headers: {
      origin: 'http://127.0.0.1:3333',
      ...(token !== undefined && { 'jwt-token': token }),
      ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(ip !== undefined && { remoteAddress: ip }),
    ...(form !== undefined && {
      payload: new URLSearchParams(
        Object.entries(form).map(([name, value]) => [name, JSON.stringify(value)]),
      ).toString(),
    }),
  })
  expect(answer.headers['access-control-allow-origin']).toBe('*')
  return answer
}

test.each(['companies', 'exhibitions'])(
  'the manifest of %s is asked by anyone, and each of its addresses answers',
  async (kind) => {
    const { data, error } = shapes.manifest.safeParse((await ask(kind)).json())
    expect(error).toBeUndefined()
    for (const { service_url, service_path } of Object.values(data?.suggest ?? {})) {
      const { pathname } = new URL(service_url + service_path)
      const found = await ask(`${pathname.replace('/reconcile/', '')}?prefix=`, who)
      expect(shapes.suggested.safeParse(found.json()).error).toBeUndefined()
    }
    expect(shapes.proposed.parse((await ask(`${kind}/properties`)).json()).properties.length).toBeGreaterThan(
      3,
    )
    const asked = await app.inject({ method: 'OPTIONS', url: `/reconcile/${kind}` })
    expect([asked.statusCode, asked.headers['access-control-allow-headers']]).toEqual([
      204,
      'authorization, content-type, jwt-token',
    ])
  },
)

test('a batch of printed names, as a form and in the address: match is what the matcher is sure of', async () => {
  const queries = {
    q0: {
      query: '苏州明日星辰激光设备有限公司（展位A12）',
      type: 'companies',
      limit: 3,
      type_strict: 'should',
    },
    q1: { query: '明日星辰激光设备有限公司', properties: [{ pid: 'englishName', v: 'Tomorrow' }] },
    q2: { query: '没有这样的公司名称' },
    q3: { query: known.id },
  }
  const results = shapes.results.parse((await ask('companies', { ...who, form: { queries } })).json())
  expect(results).toMatchObject({
    q0: { result: [{ id: known.id, match: true, score: 100, features: [{ id: 'sameName', value: true }] }] },
    q1: { result: [{ id: known.id, match: false }] },
    q2: { result: [] },
    q3: { result: [{ id: known.id, name: known.name, match: true }] },
  })
  const inAddress = await ask(`companies?queries=${encodeURIComponent(JSON.stringify(queries))}`, who)
  expect(inAddress.json()).toEqual(results)
})

test('fairs by the name of their series and the year', async () => {
  const year = edition.name.slice(-10, -6)
  const queries = {
    named: { query: `${year} ${series.name}` },
    beside: { query: series.name, properties: [{ pid: 'year', v: year }] },
    unsaid: { query: series.name },
    elsewhen: { query: `${series.name} 1999` },
  }
  const answer = await ask('exhibitions', { ...who, form: { queries } })
  const results = shapes.results.parse(answer.json())
  const first = (name: string) => results[name]?.result.map(({ id, match }) => [id, match])[0]
  expect(['named', 'beside', 'unsaid', 'elsewhen'].map(first)).toEqual([
    [edition.id, true],
    [edition.id, true],
    [edition.id, false],
    [edition.id, false],
  ])
})

test('an entity is suggested, previewed in a frame of others, and told by its properties', async () => {
  const suggestions = shapes.suggested.parse(
    (await ask('companies/suggest/entity?prefix=明日星辰', who)).json(),
  )
  expect(suggestions.result).toEqual([expect.objectContaining({ id: known.id, name: known.name })])
  const itself = shapes.suggested.parse(
    (await ask(`companies/suggest/entity?prefix=${known.id}`, who)).json(),
  )
  expect(itself.result).toHaveLength(1)
  const page = await ask(`companies/preview?id=${known.id}`, who)
  expect(page.body).toContain(known.name)
  expect(page.headers['content-security-policy']).toContain('frame-ancestors *')
  expect(page.headers['x-frame-options']).toBeUndefined()
  const missing = uuid()
  const properties = [{ id: 'registrationStatus' }, { id: 'creditCode' }]
  const extended = await ask('companies', {
    ...who,
    form: { extend: { ids: [known.id, missing], properties } },
  })
  expect(shapes.extended.parse(extended.json())).toMatchObject({
    rows: {
      [known.id]: { registrationStatus: [{ str: '存续' }], creditCode: [] },
      [missing]: { creditCode: [] },
    },
  })
})

test('nobody matches without a session; a key in the address is the header of the call', async () => {
  const form = { queries: { q0: { query: known.name } } }
  expect((await ask('companies', { form })).statusCode).toBe(401)
  expect((await ask(`companies/preview?id=${known.id}`)).statusCode).toBe(401)
  const manifest = (await ask('companies', { key: 'abc' })).json()
  expect(manifest.preview.url).toMatch(/\/reconcile\/companies\/key\/abc\/preview\?id=\{\{id\}\}$/)
  const plain = fastify()
  const seen: unknown[] = []
  plain.post(company.match.path, async ({ headers: { authorization } }) => {
    seen.push(authorization)
    return { code: 401, msg: '', data: { failure: 'signedOut', detail: null } }
  })
  serveReconcile(plain)
  const queries = encodeURIComponent(JSON.stringify(form.queries))
  await plain.inject(`/reconcile/companies/key/abc?queries=${queries}`)
  expect(seen).toEqual(['Bearer abc'])
})

test('what cannot be read is refused as HTTP has it, and a day of names ends', async () => {
  expect((await ask('companies?queries=%7B', who)).statusCode).toBe(400)
  expect((await ask('companies', { ...who, form: { queries: { q0: {} } } })).statusCode).toBe(400)
  const many = Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`q${at}`, { query: '星辰' }]))
  expect((await ask('companies', { ...who, form: { queries: many } })).statusCode).toBe(413)
  await database.db
    .updateTable('planQuota')
    .set({ limitValue: 1 })
    .where('quotaCode', '=', 'matches')
    .execute()
  const late = await signIn(server)
  const two = { queries: { q0: { query: '星辰' }, q1: { query: '明日' } } }
  const ended = await ask('companies', { ...late, form: two })
  expect([ended.statusCode, ended.json()]).toEqual([429, { status: 'error', message: 'quotaUsedUp' }])
})
