import { home } from '@zhzz/contract/home/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { writeMessages } from '#message/writeMessages.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, clock, database } = server
const { db } = database
clock.now = new Date('2026-11-23T00:30:00Z')

type Who = Awaited<ReturnType<typeof signIn>>
const morning = async (who: Who) => (await call(home.todo, {}, who)).data

async function tell(who: Who, kind: string, facts: object, at: string, objectId: string | null = null) {
  const row = sql`select ${who.subAccountId}::uuid as sub_account_id, ${kind} as kind, ${objectId}::uuid as object_id,
    ${JSON.stringify(facts)}::jsonb as facts, ${uuid()} as source`
  await writeMessages(row, new Date(at)).execute(db)
}

test('who has just come has nothing yet', async () => {
  expect(await morning(await signIn(server))).toEqual({ changes: [], changeCount: 0, news: [] })
})

test('what changed since yesterday is what the messages told of exhibitions, the newest first, and no task', async () => {
  const viewer = await signIn(server)
  const { id } = await addEdition(server, {})
  await tell(viewer, 'listPublished', { name: '旧', count: 1 }, '2026-11-21T10:00:00Z', id)
  await tell(viewer, 'listPublished', { name: '展会甲', count: 320 }, '2026-11-21T17:00:00Z', id)
  await tell(viewer, 'knownListed', { name: '展会甲', count: 2 }, '2026-11-22T17:00:00Z', id)
  await tell(viewer, 'followUpDue', { name: '客户', at: '2026-11-23T01:00:00Z' }, '2026-11-22T18:00:00Z')
  const { changes, changeCount } = await morning(viewer)
  expect(changes.map(({ kind, name }) => [kind, name])).toEqual([
    ['knownListed', '展会甲'],
    ['listPublished', '展会甲'],
  ])
  expect(changeCount).toBe(2)
})

test('articles of the week on companies one knows, each once with the company that it names', async () => {
  const viewer = await signIn(server)
  const [known, stranger] = [await addCompany(server), await addCompany(server)]
  const favorite = { objectType: 'company', objectId: known.id, favorited: true } as const
  await call(member.toggleFavorite, favorite, { ...viewer, key: uuid() })
  await article('知名扩产', '2026-11-22', [known.id, stranger.id])
  await article('旧闻', '2026-11-01', [known.id])
  await article('与我无关', '2026-11-22', [stranger.id])
  const { news } = await morning(viewer)
  expect(news).toMatchObject([{ title: '知名扩产', company: known.name }])
  expect((await morning(await signIn(server))).news).toEqual([])
})

async function article(title: string, publishedOn: string, companyIds: string[]) {
  const id = uuid()
  const facts = { id, naturalKey: id, category: 'industry', title, publishedOn, dataSource: '测试' }
  await db.insertInto('news').values(facts).execute()
  await db
    .insertInto('newsCompany')
    .values(companyIds.map((companyId) => ({ newsId: id, companyId })))
    .execute()
}
