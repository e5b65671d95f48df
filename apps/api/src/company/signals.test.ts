import { company } from '@zhzz/contract/company/calls.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database, clock } = server
const { db } = database
clock.now = new Date('2026-11-20T04:00:00Z')

const known = { dataSource: '测试' }

async function addJob(companyId: string, jobTitle: string, publishDate: string, workCity = '上海') {
  await db
    .insertInto('companyJob')
    .values({
      id: uuid(),
      companyId,
      jobTitle,
      workCity,
      publishDate,
      collectedAt: clock.now,
      ...known,
    })
    .execute()
}

test('each table gives its kinds, a day and a kind at a time, the newest first; old and future days give none', async () => {
  const viewer = await signIn(server, 'member')
  const { id } = await addCompany(server)
  await addJob(id, '展会策划', '2026-11-10')
  await addJob(id, '展会策划', '2026-11-10', '北京')
  await addJob(id, '钳工', '2026-11-10')
  await addJob(id, '车工', '2026-12-24')
  await addJob(id, '铣工', '2024-11-01')
  const tender = { companyId: id, publishDate: '2026-11-12', ...known }
  await db
    .insertInto('companyTender')
    .values([
      { id: uuid(), title: '展台搭建服务招标', role: 'inviter', ...tender },
      { id: uuid(), title: '数控机床采购', role: 'winner', ...tender },
      { id: uuid(), title: '食堂承包', role: 'bidder', ...tender },
    ])
    .execute()
  await db
    .insertInto('abnormalRecord')
    .values({ id: uuid(), companyId: id, addReason: '无法联系', addDate: '2026-11-01', ...known })
    .execute()
  await db
    .insertInto('companyCertificate')
    .values({
      id: uuid(),
      companyId: id,
      certName: 'ISO 9001',
      certNo: '1',
      kind: 'system',
      issueDate: '2026-10-01',
      ...known,
    })
    .execute()
  await db
    .insertInto('companyChange')
    .values({ id: uuid(), companyId: id, item: '经营范围', changeDate: '2026-09-01' })
    .execute()
  await db
    .insertInto('companyFinancing')
    .values({ id: uuid(), companyId: id, financingDate: '2026-08-01', round: 'a', ...known })
    .execute()
  await db
    .insertInto('companyPatent')
    .values({ id: uuid(), companyId: id, applicationNo: 'CN1', applicationDate: '2026-07-01', ...known })
    .execute()
  await db
    .insertInto('companyTrademark')
    .values({
      id: uuid(),
      companyId: id,
      regNo: '7',
      intCls: '7',
      markName: '砚舟',
      appDate: '2026-06-01',
      ...known,
    })
    .execute()
  await db
    .insertInto('companyApp')
    .values({
      id: uuid(),
      companyId: id,
      appName: '小舟',
      platform: 'iOS',
      kind: 'app',
      releaseDate: '2026-05-01',
      ...known,
    })
    .execute()
  const other = { companyId: id, name: '甲公司', nameKey: '甲公司', ...known }
  await db
    .insertInto('companyBranch')
    .values({ id: uuid(), relation: 'branch', establishDate: '2026-04-01', ...other })
    .execute()
  await db
    .insertInto('companyInvestment')
    .values({ id: uuid(), investDate: '2026-03-01', isCurrent: false, ...other })
    .execute()

  const { list, total } = (await call(company.signals, { id, limit: 50 }, viewer)).data
  expect(list.map(({ kind, what, count, tab }) => [kind, what, count, tab])).toEqual([
    ['exhibitionTender', '展台搭建服务招标', 1, 'inviter'],
    ['tenderWon', '数控机床采购', 1, 'winner'],
    ['exhibitionStaff', '展会策划', 2, null],
    ['recruiting', '钳工', 1, null],
    ['abnormal', '无法联系', 1, 'current'],
    ['certificate', 'ISO 9001', 1, 'system'],
    ['change', '经营范围', 1, null],
    ['financing', null, 1, null],
    ['patent', 'CN1', 1, null],
    ['trademark', '砚舟', 1, null],
    ['app', '小舟', 1, 'app'],
    ['branch', '甲公司', 1, 'branch'],
    ['investment', '甲公司', 1, 'past'],
  ])
  expect(total).toBe(13)
  const { signals } = (await call(company.detail, { id }, viewer)).data
  // What weighs more stands before what is newer.
  expect(signals).toEqual({ total: 13, newCount: 0, list: [0, 2, 1, 4].map((at) => list[at]) })
})

test('what came after the last visit is new until half an hour after this one; to each person on their own', async () => {
  const viewer = await signIn(server, 'member')
  const { id } = await addCompany(server)
  await addJob(id, '展会策划', '2026-11-10')
  const news = async (who = viewer) => (await call(company.detail, { id }, who)).data.signals.newCount
  expect(await news()).toBe(0)
  await call(company.visit, { id }, viewer)
  clock.now = new Date(clock.now.getTime() + 24 * 3_600_000)
  await addJob(id, '市场经理', '2026-11-12')
  clock.now = new Date(clock.now.getTime() + 3_600_000)
  expect(await news()).toBe(1)
  await call(company.visit, { id }, viewer)
  expect(await news()).toBe(1)
  clock.now = new Date(clock.now.getTime() + 10 * 60_000)
  await call(company.visit, { id }, viewer)
  expect(await news()).toBe(1)
  const marked = (await call(company.signals, { id }, viewer)).data.list
  expect(marked.map(({ what, isNew }) => [what, isNew])).toEqual([
    ['市场经理', true],
    ['展会策划', false],
  ])
  expect(await news(await signIn(server, 'member'))).toBe(0)
  clock.now = new Date(clock.now.getTime() + 40 * 60_000)
  expect(await news()).toBe(0)
})

test('a visitor is told how many there are; a plan shows as many as it shows of other modules', async () => {
  const { id } = await addCompany(server)
  const days = Array.from({ length: 14 }, (_, day) => `2026-10-${String(day + 1).padStart(2, '0')}`)
  for (const day of days) await addJob(id, '展会策划', day)
  expect((await call(company.detail, { id })).data.signals).toEqual({ total: 14, newCount: 0, list: [] })
  const free = await signIn(server)
  const { list, access } = (await call(company.signals, { id, limit: 50 }, free)).data
  expect(list).toHaveLength(10)
  expect(access).toMatchObject({ level: 'preview', hidden: 4, reason: 'plan' })
  expect((await call(company.detail, { id }, free)).data.signals.list).toEqual(list.slice(0, 4))
})
