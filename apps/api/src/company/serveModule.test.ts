import { company } from '@zhzz/contract/company/calls.ts'
import type { CompanyModule } from '@zhzz/contract/companyModule/companyModule.ts'
import { companyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { expect, test } from 'vitest'
import { addRecord, notRemoved, valueOf } from '#testing/testRecords.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const {
  call,
  database: { db },
} = server
const modules = Object.entries<CompanyModule>(companyModules).map(
  // All of them are asked alike.
  ([name, module]) =>
    [name, module, trusted<typeof company.shareholder>(Reflect.get(company, name))] as const,
)

const add = (...given: Parameters<typeof addRecord> extends [unknown, ...infer Rest] ? Rest : never) =>
  addRecord(db, ...given)

test.each(modules)('%s: in its order, page by page, what is unknown last', async (_, module, read) => {
  const viewer = await signIn(server, 'member')
  const { id } = await addCompany(server)
  const { by, first } = module.order
  const key = module.key[0] ?? ''
  const said = (n: number) => String(valueOf(module.fields[key] ?? 'text', n))
  const isKey = module.key.includes(by)
  const removed = notRemoved(module)
  for (const n of [2, 4, 1, 3]) await add(module, id, n, removed)
  if (!isKey) for (const n of [5, 6]) await add(module, id, n, { ...removed, [by]: null })
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { data } = await call(read, { id, limit: 2, ...(cursor && { cursor }) }, viewer)
    seen.push(...data.list.map((row) => String(Object(row)[key])))
    cursor = data.cursor ?? undefined
  } while (cursor !== undefined)
  const ordered = first === 'largest' ? [4, 3, 2, 1] : [1, 2, 3, 4]
  expect(seen.slice(0, 4)).toEqual(ordered.map(said))
  expect(seen.slice(4).sort()).toEqual(isKey ? [] : [said(5), said(6)])
})

test.each(modules)('%s: a company without records', async (name, module, read) => {
  const viewer = await signIn(server)
  const other = await addCompany(server)
  await add(module, other.id, 1)
  const { id } = await addCompany(server)
  const { data } = await call(read, { id }, viewer)
  expect(data).toMatchObject({ list: [], total: 0, isCollected: module.whenNone === 'none' })
  const { moduleCounts } = (await call(company.detail, { id }, viewer)).data
  expect(Object(moduleCounts)[name]).toBe(module.whenNone === 'none' ? 0 : null)
  expect((await call(read, { id: uuid() }, viewer)).failure).toBe('notFound')
})

test('those of before stand on a tab of their own; the source is that of the newest record', async () => {
  const viewer = await signIn(server)
  const { id } = await addCompany(server)
  await add(companyModules.shareholder, id, 1)
  await add(companyModules.shareholder, id, 2, { isCurrent: false, collectedAt: '2999-01-01T00:00:00Z' })
  const now = (await call(company.shareholder, { id }, viewer)).data
  expect(now).toMatchObject({ total: 1, counts: { current: 1, past: 1 }, list: [{ name: '记录1' }] })
  expect(now.provenance).toMatchObject({ source: '来源2', asOf: null, importedOn: '2999-01-01' })
  const past = (await call(company.shareholder, { id, tab: 'past' }, viewer)).data
  expect(past).toMatchObject({ total: 1, list: [{ name: '记录2' }] })
  expect((await call(company.detail, { id })).data.moduleCounts).toMatchObject({
    shareholder: 1,
    keysPerson: null,
  })
})

test('a holder that is a company we know opens it; a person of the same name does not', async () => {
  const viewer = await signIn(server)
  const held = await addCompany(server)
  const holder = await addCompany(server)
  const { nameKey } = await db
    .selectFrom('company')
    .where('id', '=', holder.id)
    .select('nameKey')
    .executeTakeFirstOrThrow()
  await add(companyModules.shareholder, held.id, 2, { nameKey, holderType: null })
  await add(companyModules.shareholder, held.id, 1, { holderType: 'company' })
  const { list } = (await call(company.shareholder, { id: held.id }, viewer)).data
  expect(list.map(({ holderCompanyId }) => holderCompanyId)).toEqual([holder.id, null])
  await db.updateTable('shareholder').set({ holderType: 'person' }).where('companyId', '=', held.id).execute()
  const { list: persons } = (await call(company.shareholder, { id: held.id }, viewer)).data
  expect(persons.map(({ holderCompanyId }) => holderCompanyId)).toEqual([null, null])
})

test('a person counts the companies of the same person, and the number of the person stays with us', async () => {
  const viewer = await signIn(server)
  const [one, two, three] = [await addCompany(server), await addCompany(server), await addCompany(server)]
  const person = { personKey: 'p-canary' }
  await add(companyModules.keysPerson, one.id, 1, person)
  await add(companyModules.keysPerson, two.id, 1, person)
  await add(companyModules.keysPerson, three.id, 1, { ...person, isCurrent: false })
  await add(companyModules.keysPerson, one.id, 2, { personKey: null })
  const { data } = await call(company.keysPerson, { id: one.id }, viewer)
  expect(data.list).toMatchObject([
    { currentCompanyCount: 2, pastCompanyCount: 1 },
    { currentCompanyCount: null, pastCompanyCount: null },
  ])
  expect(JSON.stringify(data)).not.toContain('p-canary')
})
