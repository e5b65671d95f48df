import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { wxAppId, wxTicket } from '#e2e/fakeWechat.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { findCompany } from '#e2e/sample.ts'

const android = 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/126.0.0.0 Mobile MicroMessenger/8.0.50'
const ios = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605 MicroMessenger/8.0.50'

type Call = [name: string, given: Record<string, unknown>]

/** The JS-SDK as a page sees it: what it is told is kept in `window.wxCalls`; `fault` is what verification ends with. */
function sdk(fault: string | null): string {
  return `window.wxCalls = []
    let ready = () => {}, failed = () => {}
    const tell = (name) => (given) => window.wxCalls.push([name, given])
    window.wx = {
      ready: (done) => (ready = done),
      error: (done) => (failed = done),
      config: (given) => {
        tell('config')(given)
        setTimeout(() => ${fault === null ? 'ready()' : `failed({ errMsg: '${fault}' })`})
      },
      ...Object.fromEntries(['updateAppMessageShareData', 'updateTimelineShareData', 'hideMenuItems', 'showMenuItems'].map((name) => [name, tell(name)])),
    }`
}

async function openInWechat(
  userAgent = android,
  { agreed = true, fault = null }: { agreed?: boolean; fault?: string | null } = {},
) {
  const app = await openApp({ userAgent })
  const asked: string[] = []
  await app.context.route('https://res.wx.qq.com/**', async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: sdk(fault) })
  })
  app.page.on('request', (request) => {
    if (request.url().includes('getWxSignature')) asked.push('signature')
  })
  if (agreed) await app.context.addInitScript(() => localStorage.setItem('privacyConsent', 'agreed'))
  return { app, asked }
}

async function told({ page }: AppWindow): Promise<Call[]> {
  return await page.evaluate((): Call[] => Reflect.get(window, 'wxCalls') ?? [])
}

/** The newest thing WeChat was told under a name, once it fits. */
function newest(
  app: AppWindow,
  name: string,
  fits: (given: Record<string, unknown>) => boolean = () => true,
) {
  return vi.waitFor(async () => {
    const given = (await told(app)).findLast(([called]) => called === name)?.[1]
    if (given === undefined || !fits(given)) throw new Error(`${name}: ${JSON.stringify(given)}`)
    return given
  }, 20_000)
}

function signed(url: string, { nonceStr, timestamp }: Record<string, unknown>): string {
  const text = `jsapi_ticket=${wxTicket}&noncestr=${String(nonceStr)}&timestamp=${String(timestamp)}&url=${url}`
  return createHash('sha1').update(text).digest('hex')
}

test('in WeChat each page is signed by its address and offered with its own title, description, picture and link', async () => {
  const { app, asked } = await openInWechat()
  await app.open('/')
  const home = await newest(app, 'updateAppMessageShareData')
  expect(home).toEqual({
    title: '智会智展',
    desc: '专注于会展拓客的行业专家',
    imgUrl: `${app.origin}/h5/share.png`,
    link: `${app.origin}/h5/`,
  })
  const config = await newest(app, 'config')
  expect(config).toMatchObject({
    appId: wxAppId,
    debug: false,
    signature: signed(`${app.origin}/h5/`, config),
  })
  const card = await findCompany({})
  await app.open(`/pages/enterprise/detail/detail?id=${card.id}&from=singlemessage`)
  const company = await newest(app, 'updateAppMessageShareData', ({ title }) => title === card.name)
  expect(company).toMatchObject({
    desc: card.industryName ?? '企业详情',
    link: `${app.origin}/h5/pages/enterprise/detail/detail?id=${card.id}`,
  })
  expect(await newest(app, 'updateTimelineShareData')).toMatchObject({ title: card.name })
  await app.top().getByRole('button', { name: '分享' }).click()
  await app.page.getByText('请点击右上角“···”分享给朋友').waitFor()
  await app.open('/pages/home/application')
  expect(await newest(app, 'updateAppMessageShareData')).toMatchObject({
    title: '会展数字化应用',
    desc: '懂行业、更懂业务的会展业信息服务平台',
  })
  expect((await app.context.request.get(String(home['imgUrl']))).headers()['content-type']).toBe('image/png')
  expect(asked).toContain('https://res.wx.qq.com/open/js/jweixin-1.6.0.js')
  expect(app.faults).toEqual([])
  await app.close()
})

test('iOS goes on signing the address it came in by, Android the one it has now', async () => {
  for (const [userAgent, signs] of [
    [ios, '/h5/pages/home/application'],
    [android, '/h5/'],
  ] as const) {
    const { app } = await openInWechat(userAgent)
    await app.open('/pages/home/application')
    await newest(app, 'config')
    await app.page.getByRole('button', { name: '首页' }).click()
    await newest(app, 'updateAppMessageShareData', ({ title }) => title === '智会智展')
    const config = await newest(app, 'config')
    expect(config['signature']).toBe(signed(`${app.origin}${signs}`, config))
    await app.close()
  }
})

test('personal pages and links of MY lists are not shared', async () => {
  const { app } = await openInWechat()
  for (const path of [
    '/pages/my/my',
    '/pages/exhSchedule/exhSchedule',
    '/pages/hallSchedule/hallSchedule',
    '/pages/person/setting',
    '/pages/enterprise/list/list?searchType=MY_COLLECT',
    '/pages/exhibition/list/list?source=MY_FOLLOW',
  ]) {
    await app.open(path)
    const { menuList } = await newest(app, 'hideMenuItems')
    expect(menuList).toContain('menuItem:share:timeline')
    expect((await told(app)).map(([name]) => name)).not.toContain('updateAppMessageShareData')
  }
  await app.close()
})

test('a signature that WeChat refuses is only logged', async () => {
  const { app } = await openInWechat(android, { fault: 'config:invalid signature' })
  const warned: string[] = []
  app.page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()))
  await app.open('/')
  await expect.poll(() => warned.join()).toContain('config:invalid signature')
  expect((await told(app)).map(([name]) => name)).toEqual(['config'])
  await expect.poll(() => app.page.getByRole('alert').count()).toBe(0)
  expect(app.faults).toEqual([])
  await app.close()
})

test('before 同意 nothing of WeChat is loaded; outside of WeChat never, and without a share sheet the link is copied', async () => {
  const waiting = await openInWechat(android, { agreed: false })
  await waiting.app.open('/')
  await waiting.app.page.waitForLoadState('networkidle')
  expect(waiting.asked).toEqual([])
  await waiting.app.close()
  const app = await openApp()
  await app.context.addInitScript(() => {
    localStorage.setItem('privacyConsent', 'agreed')
    Reflect.set(navigator, 'share', undefined)
  })
  await app.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id } = await findCompany({})
  await app.open(`/pages/enterprise/detail/detail?id=${id}`)
  await app.top().getByRole('button', { name: '分享' }).click()
  await app.page.getByText('链接已复制').waitFor()
  const copied = await app.page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`${app.origin}/h5/pages/enterprise/detail/detail?id=${id}`)
  await app.close()
})
