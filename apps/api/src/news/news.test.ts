import { home } from '@zhzz/contract/home/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { news } from '@zhzz/contract/news/calls.ts'
import { search } from '@zhzz/contract/search/calls.ts'
import { tokensText } from '@zhzz/search/document/tokensText.ts'
import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { testServer } from '#testing/testServer.ts'
import { addCompany, addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database } = server
const { db } = database

async function addNews(
  title: string,
  facts: Partial<{ category: string; publishedOn: string; isTop: boolean; regionCodes: string[] }> = {},
) {
  const id = v7()
  await db
    .insertInto('news')
    .values({
      id,
      naturalKey: id,
      category: 'industry',
      title,
      summary: `${title}的摘要`,
      contentHtml: `<p>${title}</p>`,
      publisher: '砚会周报',
      dataSource: '测试',
      searchTokens: tokensText({ names: [title], offers: [`${title}的摘要`] }),
      ...facts,
    })
    .execute()
  return id
}

const ids: Record<string, string> = {}
beforeAll(async () => {
  for (const [name, day] of [
    ['旧', '2026-01-01'],
    ['新', '2026-03-01'],
    ['中', '2026-02-01'],
  ])
    ids[name ?? ''] = await addNews(`岚湖${name}闻`, { publishedOn: day ?? '' })
  ids['无日'] = await addNews('岚湖无日')
  ids['顶'] = await addNews('岚湖置顶', {
    publishedOn: '2025-01-01',
    isTop: true,
    category: 'policy',
    regionCodes: ['310000'],
  })
})

const titles = ({ data }: { data: { list: { title: string }[] } }) => data.list.map(({ title }) => title)

test('those on top first, then the newest, those without a day last; page by page, all of them to a visitor', async () => {
  const first = await call(news.search, { limit: 3 })
  expect(titles(first)).toEqual(['岚湖置顶', '岚湖新闻', '岚湖中闻'])
  expect(first.data).toMatchObject({ total: 5, access: { level: 'full', reason: null } })
  const { cursor } = first.data
  expect(titles(await call(news.search, { limit: 3, cursor: cursor ?? '' }))).toEqual([
    '岚湖旧闻',
    '岚湖无日',
  ])
})

test('by category, by place, by words; a word that is marked', async () => {
  expect(titles(await call(news.search, { filters: { category: 'policy' } }))).toEqual(['岚湖置顶'])
  expect(titles(await call(news.search, { filters: { regionCodes: ['310000'] } }))).toEqual(['岚湖置顶'])
  expect(titles(await call(news.search, { filters: { regionCodes: ['320000'] } }))).toEqual([])
  const found = await call(news.search, { keyword: '新闻' })
  expect(titles(found)).toEqual(['岚湖新闻'])
  expect(found.data.list[0]?.titleMarks).toEqual([[2, 4]])
})

test('an article shows its companies and fairs, and they show it; the way to the next ones', async () => {
  const company = await addCompany(server, { name: '上海新闻砚舟有限公司' })
  const edition = await addEdition(server, { days: 20 })
  const { seriesId } = await db
    .selectFrom('exhibitionEdition')
    .where('id', '=', edition.id)
    .select('seriesId')
    .executeTakeFirstOrThrow()
  const newsId = ids['中'] ?? ''
  await db.insertInto('newsCompany').values({ newsId, companyId: company.id }).execute()
  await db.insertInto('newsSeries').values({ newsId, seriesId }).execute()
  const { data } = await call(news.detail, { id: newsId })
  expect(data.companies.map(({ id }) => id)).toEqual([company.id])
  expect(data.exhibitions.map(({ id }) => id)).toEqual([edition.id])
  expect([data.newer?.title, data.older?.title]).toEqual(['岚湖新闻', '岚湖旧闻'])
  expect(data).toMatchObject({ contentHtml: '<p>岚湖中闻</p>', likeCount: 0, liked: false })
  expect(titles(await call(news.search, { filters: { companyId: company.id } }))).toEqual(['岚湖中闻'])
  expect(titles(await call(news.search, { filters: { seriesId } }))).toEqual(['岚湖中闻'])
  expect(data.card.series).not.toBeNull()
})

test('one that is gone is not found', async () => {
  expect(await call(news.detail, { id: v7() })).toMatchObject({ status: 404 })
})

test('点赞 counts a person once and is taken back; 收藏 is a list of its own', async () => {
  const [one, other] = [await signIn(server), await signIn(server)]
  const id = ids['新'] ?? ''
  await call(news.like, { id, liked: true }, one)
  await call(news.like, { id, liked: true }, one)
  expect((await call(news.like, { id, liked: true }, other)).data).toEqual({ liked: true, likeCount: 2 })
  expect((await call(news.like, { id, liked: false }, one)).data).toEqual({ liked: false, likeCount: 1 })
  expect((await call(news.detail, { id }, other)).data).toMatchObject({ liked: true, likeCount: 1 })
  expect(await call(news.like, { id: v7(), liked: true }, one)).toMatchObject({ status: 404 })
  await call(member.toggleFavorite, { objectType: 'news', objectId: id, favorited: true }, one)
  expect(titles(await call(news.search, { searchType: 'MY_COLLECT' }, one))).toEqual(['岚湖新闻'])
  expect(titles(await call(news.search, { searchType: 'MY_COLLECT' }, other))).toEqual([])
  expect(await call(news.search, { searchType: 'MY_COLLECT' })).toMatchObject({ status: 401 })
})

test('首页 has the newest three, 综合 what the words find', async () => {
  expect((await call(home.index, {})).data.news).toHaveLength(3)
  const { data } = await call(search.all, { keyword: '岚湖旧闻' })
  expect(data.news).toMatchObject({ total: 1, list: [{ title: '岚湖旧闻' }] })
})

test('who opens an article has read it, and is counted once; a visitor reads the count', async () => {
  const id = await addNews('岚湖读闻', { publishedOn: '2026-01-02' })
  const [one, other] = [await signIn(server), await signIn(server)]
  const cardFor = async (viewer = {}) => (await call(news.detail, { id }, viewer)).data.card
  expect(await cardFor(one)).toMatchObject({ readCount: 0, isRead: false })
  for (const viewer of [one, one, other]) await call(news.open, { id }, { ...viewer, key: v7() })
  expect(await cardFor(one)).toMatchObject({ readCount: 2, isRead: true })
  expect(await cardFor()).toMatchObject({ readCount: 2, isRead: false })
  const { list } = (await call(news.search, { keyword: '读闻' }, other)).data
  expect(list).toMatchObject([{ id, readCount: 2, isRead: true }])
  expect(await call(news.open, { id: v7() }, { ...one, key: v7() })).toMatchObject({ status: 404 })
})
