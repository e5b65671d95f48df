import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { AskOnce } from '#feed/fetchFeed.ts'
import { readFeeds } from '#feed/readFeeds.ts'
import { allowed } from '#outside/allowedAddress.ts'
import { isPublic, publicLookup } from '#outside/publicAddress.ts'
import { readConfig } from '#start/config.ts'
import { bringIn } from '#start/readingFeeds.ts'
import { testServer } from '#testing/testServer.ts'

const { database } = await testServer()
const { db } = database
const folder = mkdtempSync(join(tmpdir(), 'feeds-'))
afterAll(() => rmSync(folder, { recursive: true }))

const feed = (title: string) =>
  `<rss version="2.0"><channel><title>砚会周报</title><link>https://news.example.com/</link><item><title>${title}</title><link>https://news.example.com/${encodeURIComponent(title)}</link></item></channel></rss>`

/** A world of feeds; says what it was asked. */
function world(answers: Record<string, { status: number; headers?: Record<string, string>; body?: string }>) {
  const asked: { url: string; headers: Record<string, string> }[] = []
  const askOnce: AskOnce = async (url, headers) => {
    asked.push({ url: url.href, headers })
    const answer = answers[url.href]
    if (answer === undefined) throw new Error('nobody answers')
    if (answer.headers?.['etag'] !== undefined && headers['if-none-match'] === answer.headers['etag'])
      return { status: 304, headers: {}, body: Buffer.alloc(0) }
    return { status: answer.status, headers: answer.headers ?? {}, body: Buffer.from(answer.body ?? '') }
  }
  return { asked, askOnce }
}

const warned: string[] = []
const log = { info() {}, warn: (text: string) => warned.push(text), error() {} }

function read(feeds: string[], askOnce: AskOnce) {
  return readFeeds({
    db,
    feeds,
    folder,
    log,
    askOnce,
    now: new Date(),
    signal: new AbortController().signal,
    bringIn: (path) => bringIn(database.url, path),
  })
}

const titles = async () =>
  (await db.selectFrom('news').orderBy('title').select('title').execute()).map(({ title }) => title)

test('a feed comes in through the import, once; the next round asks only for what is new', async () => {
  const url = 'https://news.example.com/feed'
  const { asked, askOnce } = world({
    [url]: {
      status: 200,
      headers: { etag: '"1"', 'last-modified': 'Fri, 20 Nov 2026 00:00:00 GMT' },
      body: feed('甲'),
    },
  })
  expect(await read([url], askOnce)).toBe(1)
  expect(await read([url], askOnce)).toBe(0)
  expect(await titles()).toEqual(['甲'])
  expect(asked[1]?.headers).toMatchObject({
    'if-none-match': '"1"',
    'if-modified-since': 'Fri, 20 Nov 2026 00:00:00 GMT',
  })
  const runs = await db.selectFrom('importRun').where('dataset', '=', 'news').select('writtenCount').execute()
  expect(runs).toEqual([{ writtenCount: 1 }])
  expect(readdirSync(folder)).toEqual([])
})

test('one that fails, or is none, is said once and holds up no other', async () => {
  const { askOnce } = world({
    'https://one.example.com/': { status: 500 },
    'https://two.example.com/': { status: 200, body: '<html>no feed</html>' },
    'https://three.example.com/': { status: 302, headers: { location: 'https://four.example.com/' } },
    'https://four.example.com/': { status: 200, body: feed('乙') },
  })
  const feeds = ['https://one.example.com/', 'https://two.example.com/', 'https://three.example.com/']
  expect(await read(feeds, askOnce)).toBe(1)
  expect(await read(feeds, askOnce)).toBe(1)
  expect(await titles()).toEqual(['乙', '甲'])
  expect(warned.map((text) => text.slice(0, 40))).toHaveLength(2)
  const failures = await db.selectFrom('newsFeed').where('failure', 'is not', null).select('url').execute()
  expect(failures).toHaveLength(2)
})

test.each([
  'https://127.0.0.1/',
  'https://[::1]/',
  'http://news.example.com/',
  'https://a:b@x.example.com/',
  'https://169.254.169.254/latest',
  'https://[::ffff:10.0.0.1]/',
  'https://0x7f.1/',
  'file:///etc/passwd',
])('%s is never asked, neither as listed nor where a feed leads to', async (inner) => {
  expect(() => allowed(inner)).toThrow()
  expect(() => readConfig({ NEWS_FEEDS: inner }, log)).toThrow(/NEWS_FEEDS/)
  const { asked, askOnce } = world({
    'https://leads.example.com/': { status: 301, headers: { location: inner } },
  })
  expect(await read(['https://leads.example.com/'], askOnce)).toBe(0)
  expect(asked.map(({ url }) => url)).toEqual(['https://leads.example.com/'])
})

test('a name whose address is an inner one is refused when it is connected to', async () => {
  const error = await new Promise<Error | null>((resolve) => {
    publicLookup('localhost', {}, (failure) => resolve(failure))
  })
  expect(error?.message).toContain('inner network')
  expect(['8.8.8.8', '2606:4700::1111'].map(isPublic)).toEqual([true, true])
  expect(
    ['10.1.2.3', '100.64.0.1', 'fd00::1', 'fe80::1', '2002:7f00:1::', '64:ff9b::1', 'x'].map(isPublic),
  ).not.toContain(true)
})
