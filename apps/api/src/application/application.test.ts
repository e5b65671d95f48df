import { application } from '@zhzz/contract/application/calls.ts'
import { call as calls } from '@zhzz/contract/call/calls.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { message } from '@zhzz/contract/message/calls.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { expect, test } from 'vitest'
import { answerApplication } from '#operate/answerApplication.ts'
import { askedApplications } from '#operate/applications.ts'
import { joinTeam } from '#testing/joinTeam.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const line = {
  name: 'twilio' as const,
  start: async () => 'CA1',
  heard: () => null,
}
const server = await testServer({ line })
const { call, clock, database } = server
const { db } = database
await loadReference(database.pool)
clock.now = new Date('2026-11-23T04:00:00Z')

type Who = Awaited<ReturnType<typeof signIn>>

const standing = async (id: string, who?: Who) => {
  const { data } = await call(application.detail, { id }, who)
  const { openState, closedBy, expireDate } = data
  return { openState, closedBy, expireDate }
}
const apply = (id: string, who: Who, wish = '') =>
  call(application.apply, { id, wish }, { ...who, key: uuid() })

const answerTo = async (who: Who, open: { days: number; isTrial: boolean } | null, words = '') => {
  const { requestNo } = await db
    .selectFrom('applicationOpen')
    .where('tenantId', '=', who.tenantId)
    .where('state', '=', 'asked')
    .select('requestNo')
    .executeTakeFirstOrThrow()
  return answerApplication(db, { request: requestNo, open, words, operator: 'test', now: clock.now })
}

test('the catalogue stands in its groups, in the language of who reads it, and a guest sees it too', async () => {
  const { data } = await call(application.list, {})
  expect(data.applications[0]).toMatchObject({ code: 'companies', name: '找企业', openState: 'opened' })
  expect(data.applications.find(({ code }) => code === 'followUps')).toMatchObject({
    openState: 'closed',
    closedBy: 'signIn',
  })
  const french = await call(application.list, {}, { headers: { 'accept-language': 'fr' } })
  expect(french.data.applications[0]).toMatchObject({ name: 'Entreprises', group: 'sales' })
  expect(french.data).toMatchObject({
    recent: [],
    usual: ['companies', 'exhibitions', 'prediction', 'followUps'],
  })
})

test('an application of a plan is asked for once, opened by the operator with the plan, and who asked is told', async () => {
  const viewer = await signIn(server)
  expect(await standing('listExport', viewer)).toEqual({
    openState: 'closed',
    closedBy: 'plan',
    expireDate: null,
  })
  expect((await apply('listExport', viewer, '周会要用')).data).toEqual({ openState: 'asked' })
  expect((await apply('listExport', viewer)).data).toEqual({ openState: 'asked' })
  expect(await askedApplications(db)).toContain('listExport 名单导出')
  expect(await askedApplications(db)).toContain('周会要用')
  await answerTo(viewer, { days: 7, isTrial: true }, '祝顺利')
  expect(await standing('listExport', viewer)).toEqual({
    openState: 'trial',
    closedBy: null,
    expireDate: '2026-11-30',
  })
  const { list } = (await call(message.page, {}, viewer)).data
  expect(list).toMatchObject([
    { kind: 'applicationAnswered', name: '名单导出', code: 'listExport', until: '2026-11-30' },
  ])
  expect((await call(application.detail, { id: 'listExport' }, viewer)).data).toMatchObject({
    request: { state: 'open', answer: '祝顺利' },
    quotas: [{ code: 'export', limit: 500 }],
  })
  await db.updateTable('tenant').set({ planCode: 'free' }).where('id', '=', viewer.tenantId).execute()
  expect((await standing('listExport', viewer)).openState).toBe('closed')
  clock.now = new Date('2026-12-01T04:00:00Z')
  expect((await standing('listExport', viewer)).openState).toBe('closed')
  clock.now = new Date('2026-11-23T04:00:00Z')
})

test('a refusal says why, and one may ask again', async () => {
  const viewer = await signIn(server)
  await apply('team', viewer)
  const first = await answerTo(viewer, null, '请先完成企业认证')
  expect(first).toMatch(/team refused$/)
  const { data } = await call(application.detail, { id: 'team' }, viewer)
  expect(data).toMatchObject({
    openState: 'closed',
    request: { state: 'refused', answer: '请先完成企业认证' },
  })
  expect((await apply('team', viewer)).data.openState).toBe('asked')
  await answerTo(viewer, { days: 10, isTrial: false })
  expect(await standing('team', viewer)).toMatchObject({ openState: 'opened', expireDate: '2026-12-03' })
  expect((await apply('team', viewer)).failure).toBe('nothingToDo')
})

test('a line that was opened for a tenant rings, and does not once it has ended', async () => {
  const viewer = await signIn(server)
  const shown = await addCompany(server)
  await call(member.unlock, { companyId: shown.id }, { ...viewer, key: uuid() })
  const { contacts } = (await call(company.contacts, { id: shown.id }, viewer)).data
  const ring = async () => {
    const input = { contactId: contacts[0]?.id ?? '', clientUid: uuid() }
    return (await call(calls.dialLine, input, { ...viewer, key: uuid() })).failure
  }
  expect(await ring()).toBe('planTooLow')
  await apply('callLine', viewer)
  await answerTo(viewer, { days: 3, isTrial: false })
  expect(await ring()).toBe('companyNotAuthenticated')
  await db.updateTable('tenant').set({ authStatus: 3 }).where('id', '=', viewer.tenantId).execute()
  expect(await ring()).toBe(null)
  expect(await standing('callLine', viewer)).toMatchObject({ openState: 'opened', expireDate: '2026-11-26' })
  clock.now = new Date('2026-11-27T04:00:00Z')
  expect(await ring()).toBe('planTooLow')
  clock.now = new Date('2026-11-23T04:00:00Z')
})

test('what a role does not permit is closed by that, and is not asked for', async () => {
  const owner = await signIn(server, 'team')
  const reader = await joinTeam(server, owner, 'reader')
  expect(await standing('calls', reader)).toMatchObject({ openState: 'closed', closedBy: 'permission' })
  expect((await apply('calls', reader)).failure).toBe('nothingToDo')
  expect(await standing('calls', owner)).toMatchObject({ openState: 'opened', closedBy: null })
})

test('what was opened last stands first, four of it; 常用 are kept in their order', async () => {
  const viewer = await signIn(server)
  for (const id of ['news', 'halls', 'companies', 'search', 'calendar', 'halls']) {
    clock.now = new Date(clock.now.getTime() + 1000)
    await call(application.use, { id }, { ...viewer, key: uuid() })
  }
  const codes = ['halls', 'followUps', 'halls', 'companies', 'news']
  await call(application.saveOrder, { codes }, { ...viewer, key: uuid() })
  expect((await call(application.list, {}, viewer)).data).toMatchObject({
    recent: ['halls', 'calendar', 'search', 'companies'],
    usual: ['halls', 'followUps', 'companies', 'news'],
  })
  expect((await call(application.use, { id: 'nothing' }, { ...viewer, key: uuid() })).failure).toBe(
    'notFound',
  )
})
