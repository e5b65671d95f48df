import { createHash } from 'node:crypto'
import { company } from '@zhzz/contract/company/calls.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { home } from '@zhzz/contract/home/calls.ts'
import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { openApp } from '#e2e/openApp.ts'
import { newPhone } from '#e2e/sample.ts'
import { testServer } from '#e2e/testServer.ts'

const { origin } = testServer()

/** The page as it comes from the server, before any script. */
async function drawn(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(`${origin}/h5${path}`, { headers })
  expect(answer.headers.get('content-security-policy')).not.toContain("script-src 'self' 'unsafe")
  return await answer.text()
}

async function policyOf(path: string): Promise<string> {
  return (await fetch(`${origin}/h5${path}`)).headers.get('content-security-policy') ?? ''
}

function rootOf(html: string): string {
  return /<div id="root">([\s\S]*?)<script type="application\/json"/.exec(html)?.[1] ?? ''
}

/** What a reader sees of it: names are drawn in parts. */
function textOf(html: string): string {
  return rootOf(html).replace(/<[^>]*>/g, '')
}

function givenIn(html: string): unknown {
  const text = /<script type="application\/json" id="given">(.*?)<\/script>/.exec(html)?.[1]
  return text === undefined ? null : JSON.parse(text)
}

test('pages that are shared come drawn, in words and with the answers a guest gets', async () => {
  const index = await ask(home.index, {})
  const edition = index.exhibitions[0]
  const card = index.companies[0]?.card
  const [front, list, fair, firm] = await Promise.all([
    drawn('/'),
    drawn('/pages/exhibition/list/list'),
    drawn(`/pages/exhibition/detail/detail?id=${edition?.id}`),
    drawn(`/pages/enterprise/detail/detail?id=${card?.id}`),
  ])
  expect(textOf(front)).toContain(edition?.name)
  expect(rootOf(list)).toContain('data-row="0"')
  expect(textOf(fair)).toContain(edition?.name)
  expect(textOf(firm)).toContain(card?.name)
  expect(fair).toContain(`<meta property="og:title" content="${edition?.name}"`)
  expect(firm).toContain(`<meta property="og:title" content="${card?.name}"`)
  expect(firm).toContain('<title>企业详情</title>')
  expect(list).toContain('<meta property="og:title" content="智会智展"')
  expect(front).toContain('<meta property="og:title" content="智会智展"')
  expect(givenIn(firm)).toEqual([
    {
      key: [company.detail.name, { id: card?.id }, 'zh-Hans'],
      paged: false,
      data: await ask(company.detail, { id: card?.id ?? '' }),
    },
  ])
  expect(givenIn(list)).toMatchObject([
    { key: [exhibition.search.name, 'pages', {}, 'zh-Hans'], paged: true },
  ])
})

test('a drawn page holds no script but the one of index.html and data, and no link or text can end it early', async () => {
  const html = await drawn(
    '/pages/exhibition/list/list?keyword=%3C%2Fscript%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  )
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
  const data = scripts.filter(([, attributes]) => attributes?.includes('application/json'))
  const code = scripts.filter((script) => !data.includes(script))
  expect(data).toHaveLength(1)
  expect(JSON.parse(data[0]?.[2] ?? '')).toMatchObject([{ paged: true }])
  // What index.html says to browsers in which the app cannot run; the policy names it by its hash.
  const bodies = code.map(([, , body]) => body ?? '').filter((body) => body !== '')
  expect(bodies).toHaveLength(1)
  const hash = createHash('sha256').update(bodies.join('')).digest('base64')
  expect(await policyOf('/')).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(html).not.toContain('<script>alert')
})

test('the language that was chosen, or that of the region, is drawn', async () => {
  expect(await drawn('/', { cookie: 'own=0; locale=en' })).toContain('<html lang="en">')
  expect(rootOf(await drawn('/', { cookie: 'own=0; locale=fr' }))).toContain('Entreprises')
  expect(await drawn('/', { 'accept-language': 'zh-TW,zh;q=0.9' })).toContain('<html lang="zh-Hant">')
  expect(await drawn('/', { cookie: 'locale=xx' })).toContain('<html lang="zh-Hans">')
})

test('whoever has a session or a city here gets the plain shell, and so do pages that are not shared', async () => {
  for (const [path, cookie] of [
    ['/', 'own=1; locale='],
    ['/pages/my/my', ''],
    ['/pages/enterprise/detail/detail?id=nonsense', ''],
  ]) {
    const html = await drawn(path ?? '', { cookie: cookie ?? '' })
    expect(givenIn(html)).toBeNull()
    expect(html).toContain('小智正在全速加载中')
  }
  const app = await openApp()
  await app.login(newPhone())
  expect(await app.page.evaluate(() => document.cookie)).toContain('own=1')
  await app.open('/')
  await app.top().getByText('第一天，先做三件事').waitFor({ state: 'attached' })
  await app.close()
})

test('it is readable without scripts', async () => {
  const { companies } = await ask(home.index, {})
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } })
  await page.goto(`${origin}/h5/pages/enterprise/detail/detail?id=${companies[0]?.card.id}`)
  await page
    .getByText(companies[0]?.card.name ?? '')
    .first()
    .waitFor()
  await browser.close()
})

test('the app takes over what was drawn: nothing asked twice, nothing moved, the scroll kept', async () => {
  // Low enough that what is drawn is longer than the window.
  const app = await openApp({ height: 480 })
  const asked: string[] = []
  app.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await app.page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.querySelector('[data-page]')?.scrollTo(0, 120))
  })
  await app.open('/')
  await app.page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(asked).not.toContain(home.index.path)
  expect(await app.top().evaluate((page) => page.scrollTop)).toBe(120)
  expect(app.faults).toEqual([])
  await app.close()
})
