import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Request } from '@zhzz/contract/endpoint.ts'
import { news } from '@zhzz/contract/news/calls.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { afterAll, expect, test } from 'vitest'
import { publishArticles } from '#operate/article/publishArticles.ts'
import { bringIn } from '#start/readingFeeds.ts'
import { testServer, uuid } from '#testing/testServer.ts'
import { addCompany, addOperator, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { call, database, clock } = server
const clerk = await addOperator(server, ['content'])
const other = await addOperator(server, ['content'])
const folder = mkdtempSync(join(tmpdir(), 'articles-'))
afterAll(() => rmSync(folder, { recursive: true }))

const warned: string[] = []
const log = { info() {}, warn: (text: string) => warned.push(text), error() {} }
const tools = { db: database.db, folder, log, bringIn: (path: string) => bringIn(database.url, path) }
const publish = (now = clock.now) => publishArticles({ ...tools, now })
const hours = (count: number) => new Date(clock.now.getTime() + count * 3_600_000)

const words = {
  title: '岚湖会展中心扩建',
  summary: '',
  content: '<p>三号馆 <b>六月</b> 开放</p><script>alert(1)</script>',
  category: 'hall',
  tags: ['展馆', '扩建'],
  coverUrl: 'https://pictures.example.com/hall.jpg',
  publisher: '平台编辑部',
  author: '',
  originUrl: null,
  isTop: false,
} as const

type Article = Request<typeof operate.saveArticle>

async function save(article: Partial<Article> = {}, who = clerk) {
  return call(operate.saveArticle, { id: null, version: 0, ...words, tags: [...words.tags], ...article }, who)
}

const cards = async () => (await call(news.search, {})).data.list
const rowOf = async (id: string) => (await call(operate.article, { id }, clerk)).data

test('an article is a draft until its time, then in 资讯 cleaned, with its source, tags and whom it names', async () => {
  const company = await addCompany(server, { name: '无锡测试展台搭建有限公司' })
  const content = `${words.content}<p>无锡测试展台搭建有限公司中标。</p>`
  const { id } = (await save({ content })).data
  await publish()
  expect(await cards()).toEqual([])
  expect(await rowOf(id)).toMatchObject({ state: 'draft', newsId: null, version: 1 })
  await call(operate.publishArticle, { id, at: hours(2).toISOString() }, clerk)
  await publish()
  expect(await cards()).toEqual([])
  expect(await publish(hours(3))).toBe(1)
  expect(await publish(hours(3))).toBe(0)
  const [card] = await cards()
  expect(card).toMatchObject({
    title: words.title,
    category: 'hall',
    publisher: words.publisher,
    coverUrl: words.coverUrl,
  })
  expect(card?.publishedAt?.slice(0, 19)).toBe(hours(2).toISOString().slice(0, 19))
  const { data } = await call(news.detail, { id: card?.id ?? '' })
  expect(data.contentHtml).toContain('<b>六月</b>')
  expect(data.contentHtml).not.toContain('script')
  expect(data.tags).toEqual(words.tags)
  expect(data.companies.map((each) => each.id)).toEqual([company.id])
  expect(data.provenance.source).toBe(words.publisher)
  expect(await rowOf(id)).toMatchObject({ state: 'published', publishedVersion: 1, newsId: card?.id })
  expect(readdirSync(folder)).toEqual([])
  await call(operate.withdrawArticle, { id }, clerk)
})

test('an edit is in 资讯 under the same address, its readers stay, and every version is kept; of two who edit the second is told', async () => {
  const { id } = (await save({ title: '第一版' })).data
  await call(operate.publishArticle, { id, at: null }, clerk)
  await publish()
  const [before] = await cards()
  const reader = await signIn(server)
  await call(news.open, { id: before?.id ?? '' }, reader)
  await save({ id, version: 1, title: '第二版', publisher: '另一来源' }, other)
  expect((await save({ id, version: 1, title: '丢失的一版' })).failure).toBe('conflict')
  await publish()
  expect(await cards()).toMatchObject([
    { id: before?.id, title: '第二版', publisher: '另一来源', readCount: 1 },
  ])
  const { versions } = await rowOf(id)
  expect(versions).toMatchObject([
    { version: 2, title: '第二版', editedBy: `${other.name} (console)` },
    { version: 1, title: '第一版', editedBy: `${clerk.name} (console)` },
  ])
  await call(operate.withdrawArticle, { id }, clerk)
})

test('what is withdrawn is gone, also when it was withdrawn while it was being brought in, and comes back when it is published again', async () => {
  const { id } = (await save({ title: '会撤回的' })).data
  expect((await call(operate.withdrawArticle, { id }, clerk)).failure).toBe('conflict')
  await call(operate.publishArticle, { id, at: null }, clerk)
  await publishArticles({
    ...tools,
    now: clock.now,
    async bringIn(path) {
      await tools.bringIn(path)
      await call(operate.withdrawArticle, { id }, clerk)
      await tools.bringIn(path)
    },
  })
  expect(await cards()).toEqual([])
  expect((await rowOf(id)).state).toBe('withdrawn')
  await call(operate.publishArticle, { id, at: null }, clerk)
  await publish()
  expect(await cards()).toMatchObject([{ title: '会撤回的' }])
  await call(operate.withdrawArticle, { id }, clerk)
})

test('what cannot be brought in says why, is tried again ten minutes later, and holds up no other', async () => {
  const [failing, fine] = [(await save({ title: '失败' })).data, (await save({ title: '正常' })).data]
  for (const { id } of [failing, fine]) await call(operate.publishArticle, { id, at: null }, clerk)
  let tries = 0
  const failFirst = async (path: string) => {
    if (path.includes(failing.id) && ++tries === 1) throw new Error('the disk is full')
    await tools.bringIn(path)
  }
  const later = new Date(clock.now.getTime() + 601_000)
  expect(await publishArticles({ ...tools, bringIn: failFirst, now: clock.now })).toBe(1)
  expect((await rowOf(failing.id)).failure).toBe('the disk is full')
  expect((await cards()).map(({ title }) => title)).toEqual(['正常'])
  expect(warned).toEqual([`the article ${failing.id}: the disk is full`])
  expect(await publishArticles({ ...tools, bringIn: failFirst, now: clock.now })).toBe(0)
  expect(await publishArticles({ ...tools, bringIn: failFirst, now: later })).toBe(1)
  expect(await rowOf(failing.id)).toMatchObject({ state: 'published', failure: null })
  const { list } = (await call(operate.articles, { state: 'published' }, clerk)).data
  expect(list.map(({ title }) => title).toSorted()).toEqual(['失败', '正常'].toSorted())
})

test('an unknown article can neither be edited, published nor withdrawn', async () => {
  const id = uuid()
  expect((await save({ id, version: 1 })).failure).toBe('notFound')
  expect((await call(operate.publishArticle, { id, at: null }, clerk)).failure).toBe('notFound')
  expect((await call(operate.withdrawArticle, { id }, clerk)).failure).toBe('notFound')
})
