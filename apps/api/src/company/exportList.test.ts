import { company } from '@zhzz/contract/company/calls.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, raw, database, clock } = server
clock.now = new Date('2026-11-21T04:00:00Z')
const ids: string[] = []
for (let at = 0; at < 6; at++)
  ids.push((await addCompany(server, { name: `苏州导出${'甲乙丙丁戊己'.charAt(at)}激光有限公司` })).id)

test('a list is written out up to the rows that are left today, without contacts', async () => {
  const { token } = await signIn(server, 'member')
  const all = await raw(company.exportList, { keyword: '导出' }, { token })
  expect(all.json().data).toMatchObject({ remaining: 494, limit: 500, isCut: false })
  expect(all.json().data.rows).toHaveLength(6)
  expect(all.body).not.toContain('1209990')

  const chosen = [ids[2] ?? '', ids[0] ?? '']
  const some = await call(company.exportList, { companyIds: [...chosen, chosen[0] ?? ''] }, { token })
  expect(some.data.rows.map(({ name }) => name.charAt(4))).toEqual(['丙', '甲'])
  expect(some.data.remaining).toBe(492)

  await database.db.updateTable('quotaUsage').set({ used: 497 }).where('quotaCode', '=', 'export').execute()
  const last = await call(company.exportList, { keyword: '导出' }, { token })
  expect(last.data).toMatchObject({ remaining: 0, isCut: true })
  expect(last.data.rows).toHaveLength(3)
  expect((await call(company.exportList, { keyword: '导出' }, { token })).failure).toBe('quotaUsedUp')
})

test('the latest exhibition of a row is that of the card: one that has begun before one to come', async () => {
  const companyId = ids[5] ?? ''
  const begun = await addEdition(server, { days: -30, entries: 1, companyId })
  const ahead = await addEdition(server, { days: 90, entries: 1, companyId })
  const member = await signIn(server, 'member')
  const { data } = await call(company.exportList, { companyIds: [companyId] }, member)
  const found = await call(company.search, { keyword: '苏州导出己激光有限公司' }, member)
  const latest = found.data.list.find(({ id }) => id === companyId)?.latestExhibition
  expect(latest?.editionId).toBe(begun.id)
  expect(ahead.id).not.toBe(begun.id)
  expect(data.rows[0]).toMatchObject({
    latestExhibitionName: latest?.name,
    latestExhibitionDate: latest?.startDate,
  })
})

test('sent again with its key it counts once', async () => {
  const { token } = await signIn(server, 'team')
  const key = uuid()
  const first = await raw(company.exportList, { keyword: '导出' }, { token, key })
  expect((await raw(company.exportList, { keyword: '导出' }, { token, key })).body).toBe(first.body)
  expect(first.json().data.remaining).toBe(1994)
})

test('a plan without 导出 says so', async () => {
  const { token } = await signIn(server)
  expect((await call(company.exportList, { keyword: '导出' }, { token })).failure).toBe('planTooLow')
  const other = await signIn(server, 'member')
  expect((await call(company.exportList, { keyword: '查无此词' }, other)).failure).toBe('nothingToDo')
})
