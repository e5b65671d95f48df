import { company } from '@zhzz/contract/company/calls.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { loadReference } from '@zhzz/db/reference/loadReference.ts'
import { expect, test } from 'vitest'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database } = server
await loadReference(database.pool)

const [known, maker] = [await addCompany(server), await addCompany(server)]
await database.pool.query('update company set topics = \'{"components": "name"}\' where id = $1', [maker.id])

/** Entries by what they are about; the first two are those of the two companies. */
async function listed(topics: readonly string[]) {
  const edition = await addEdition(server, { days: 20 })
  for (const [at, topic] of topics.entries())
    await database.db
      .insertInto('exhibitor')
      .values({
        id: uuid(),
        editionId: edition.id,
        listedName: `展商${at}`,
        companyId: [known.id, maker.id][at] ?? null,
        matchStatus: at < 2 ? 'matched' : 'unmatched',
        topics: JSON.stringify({ [topic]: 'category' }),
        dataSource: '测试',
      })
      .execute()
  return edition
}

const many = await listed([...Array<string>(6).fill('robotics'), 'optics'])
const few = await listed(Array<string>(4).fill('robotics'))
await database.pool.query('select refresh_exhibitor_topics()')

const counted = (list: { code: string; count: number }[]) => list.map(({ code, count }) => [code, count])

test('a list says how many of its exhibitors are about what, with what their companies are about elsewhere', async () => {
  const { data } = await call(exhibition.detail, { id: many.id })
  expect(counted(data.topics)).toEqual([
    ['robotics', 6],
    ['components', 1],
    ['optics', 1],
  ])
  const all = await call(exhibition.exhibitors, { editionId: many.id })
  expect(counted(all.data.topics)).toEqual(counted(data.topics))
  const robots = await call(exhibition.exhibitors, { editionId: many.id, topics: ['robotics'] })
  expect(robots.data.total).toBe(6)
  // The other filters narrow the counts, that of topics does not.
  expect(counted(robots.data.topics)).toEqual(counted(data.topics))
  const unmatched = await call(exhibition.exhibitors, {
    editionId: many.id,
    matched: false,
    topics: ['optics'],
  })
  expect(unmatched.data.list.map(({ listedName, topics }) => [listedName, topics])).toEqual([
    ['展商6', ['光电与激光']],
  ])
  expect(counted(unmatched.data.topics)).toEqual([
    ['robotics', 4],
    ['optics', 1],
  ])
  const group = await call(exhibition.exhibitors, { editionId: many.id, topics: ['electronics'] })
  expect(group.data.total).toBe(2)
})

test('不认识的: neither marked, starred, unlocked nor followed up', async () => {
  const me = await signIn(server)
  const asked = { editionId: many.id, topics: ['robotics'], states: ['notKnown' as const] }
  expect((await call(exhibition.exhibitors, asked)).failure).toBe('signedOut')
  const total = async () => (await call(exhibition.exhibitors, asked, me)).data.total
  expect(await total()).toBe(6)
  await call(
    followUp.save,
    {
      targetType: 'company',
      targetId: known.id,
      followType: 'phone',
      content: '聊过',
      followTime: server.clock.now.toISOString(),
      clientUid: uuid(),
    },
    me,
  )
  expect(await total()).toBe(5)
  const { list } = (await call(exhibition.exhibitors, asked, me)).data
  const [first] = list
  expect(list.map(({ listedName }) => listedName)).not.toContain('展商0')
  const marks = [{ exhibitorId: first?.id ?? '', state: 'todo' as const, at: server.clock.now.toISOString() }]
  await call(exhibition.markTargets, { marks }, me)
  expect(await total()).toBe(4)
})

test('a fair is found by the topic of its exhibitors, says how many, and is ordered by them', async () => {
  const found = async (question: Parameters<typeof call<typeof exhibition.search>>[1]) =>
    (await call(exhibition.search, question)).data.list.map(({ id, topicCount }) => [
      id,
      topicCount?.count ?? 0,
    ])
  await database.pool.query(`update exhibition_series set industry_codes = '{automation}' where id = $1`, [
    few.seriesId,
  ])
  const byTopic = { filters: { industryCodes: ['automation'] }, sort: 'topicExhibitors' as const }
  expect(await found(byTopic)).toEqual([[few.id, 0]])
  expect(await found({ filters: { industryCodes: ['robotics'] } })).toEqual([[many.id, 6]])
  expect(await found({ keyword: '机器人', sort: 'topicExhibitors' })).toEqual([
    [many.id, 6],
    [few.id, 4],
  ])
  expect(await found({ filters: { industryCodes: ['optics'] } })).toEqual([])
})

test('a company says what it is about, by what, and in which list', async () => {
  const { topics } = (await call(company.detail, { id: maker.id })).data
  expect(topics.map(({ code, basis, editionName }) => [code, basis, editionName !== null])).toEqual([
    ['robotics', 'category', true],
    ['components', 'name', false],
  ])
})
