import { company } from '@zhzz/contract/company/calls.ts'
import { companyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import { expect, test } from 'vitest'
import { addRecord } from '#testing/testRecords.ts'
import { testServer } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const {
  call,
  database: { db },
} = server
const add = (...given: Parameters<typeof addRecord> extends [unknown, ...infer Rest] ? Rest : never) =>
  addRecord(db, ...given)

test('a list is narrowed by code, by year, by band and by words, and says beforehand what there is', async () => {
  const viewer = await signIn(server, 'member')
  const { id } = await addCompany(server)
  const of = (n: number, given: object) => add(companyModules.patentPage, id, n, { ...given })
  await of(1, { patentType: 'design', applicationDate: '2023-01-02', title: '一种支架' })
  await of(2, { patentType: 'design', applicationDate: '2024-01-02', title: '一种夹具' })
  await of(3, { patentType: 'utility', applicationDate: '2024-03-04', title: '一种刀具' })
  const ask = async (asked: object) => (await call(company.patentPage, { id, ...asked }, viewer)).data
  const all = await ask({})
  expect(all.facets).toMatchObject({
    patentType: [
      { value: 'design', count: 2 },
      { value: 'utility', count: 1 },
    ],
    applicationDate: [
      { value: '2024', count: 2 },
      { value: '2023', count: 1 },
    ],
  })
  const titles = async (asked: object) => (await ask(asked)).list.map(({ title }) => title)
  expect(await titles({ patentType: 'design' })).toEqual(['一种夹具', '一种支架'])
  expect(await titles({ applicationDate: '2024', patentType: 'design' })).toEqual(['一种夹具'])
  expect(await titles({ keyword: '刀' })).toEqual(['一种刀具'])
  expect(await titles({ applicationDate: 'no year' })).toHaveLength(3)
  expect(await ask({ patentType: 'design' })).toMatchObject({ total: 2, counts: { all: 3 } })
  for (const n of [4, 5, 6])
    await add(companyModules.investment, id, n, { ratio: n * 15, name: `第${n}`, nameKey: `第${n}` })
  const held = (await call(company.investment, Object({ id, ratio: '3' }), viewer)).data.list
  expect(held.map(({ name }) => name)).toEqual(['第6', '第5', '第4'])
})

test('a reader may choose another order, and pages go on in it', async () => {
  const viewer = await signIn(server, 'member')
  const { id } = await addCompany(server)
  for (const n of [1, 2, 3])
    await add(companyModules.patentPage, id, n, { publicationDate: `2020-01-0${4 - n}` })
  const first = (await call(company.patentPage, { id, sort: 'publicationDate', limit: 2 }, viewer)).data
  const { cursor } = first
  const rest = await call(
    company.patentPage,
    { id, sort: 'publicationDate', limit: 2, ...(cursor && { cursor }) },
    viewer,
  )
  expect([...first.list, ...rest.data.list].map(({ title }) => title)).toEqual(['记录1', '记录2', '记录3'])
})

test('a row opens all that is known of it, what no list carries too; of what the plan hides nothing', async () => {
  const [free, paying] = [await signIn(server), await signIn(server, 'member')]
  const { id } = await addCompany(server)
  const other = await addCompany(server)
  for (const n of [1, 2]) await add(companyModules.annualReport, id, n, { withheld: ['netProfit'] })
  const { list } = (await call(company.annualReport, { id }, paying)).data
  expect(list.map(({ reportYear }) => reportYear)).toEqual([2, 1])
  expect(list[0]).not.toHaveProperty('mailAddress')
  const open = (recordId: string | undefined, who: typeof free, companyId = id) =>
    call(company.annualReportDetail, { id: companyId, recordId: recordId ?? '' }, who)
  const newest = await open(list[0]?.id, free)
  expect(newest.data.record).toMatchObject({ reportYear: 2, mailAddress: '记录2', withheld: ['netProfit'] })
  expect((await open(list[1]?.id, free)).failure).toBe('planTooLow')
  expect((await open(list[1]?.id, paying)).data.record).toMatchObject({ reportYear: 1 })
  expect((await open(list[0]?.id, paying, other.id)).failure).toBe('notFound')
  expect((await call(company.annualReport, { id }, free)).data).toMatchObject({
    list: [{ reportYear: 2 }],
    access: { hidden: 1, reason: 'plan' },
  })
})

test('a certificate that has run out since it was collected says so', async () => {
  const viewer = await signIn(server, 'member')
  const { id } = await addCompany(server)
  await add(companyModules.certInfoPage, id, 1, { certStatus: 'valid', expireDate: '2020-01-01' })
  await add(companyModules.certInfoPage, id, 2, { certStatus: 'valid', expireDate: '2999-01-01' })
  const { list } = (await call(company.certInfoPage, { id }, viewer)).data
  expect(list.map(({ statusNow }) => statusNow)).toEqual(['valid', 'expired'])
  const left = (await call(company.certInfoPage, Object({ id, statusNow: 'expired' }), viewer)).data
  expect(left.list).toHaveLength(1)
})

test('a branch or an investment that is here opens it and says how often it exhibited', async () => {
  const viewer = await signIn(server, 'member')
  const { id } = await addCompany(server)
  const held = await addCompany(server)
  const code = '91310000MA1FL00X04'
  const { nameKey } = await db
    .updateTable('company')
    .set({ exhibitionCount: 7, unifiedSocialCreditCode: code })
    .where('id', '=', held.id)
    .returning('nameKey')
    .executeTakeFirstOrThrow()
  await add(companyModules.investment, id, 1, { nameKey })
  await add(companyModules.branch, id, 1, { branchCode: code })
  const known = { companyId: held.id, exhibitionCount: 7 }
  expect((await call(company.investment, { id }, viewer)).data.list).toMatchObject([known])
  expect((await call(company.branch, { id }, viewer)).data.list).toMatchObject([known])
})
