import { createHash } from 'node:crypto'
import { wechat } from '@zhzz/contract/wechat/calls.ts'
import { expect, test } from 'vitest'
import { wxAppId, wxTicket } from '#e2e/fakeWechat.ts'
import { android, ios, openInWechat } from '#e2e/fakeWechatBrowser.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { findCompany } from '#e2e/sample.ts'

const defaults = { title: '智会智展', desc: '懂行业、更懂业务的会展业信息服务平台' }

function signed(url: string, { verifyNonceStr, verifyTimestamp }: Readonly<Record<string, unknown>>): string {
  const text = `jsapi_ticket=${wxTicket}&noncestr=${String(verifyNonceStr)}&timestamp=${String(verifyTimestamp)}&url=${url}`
  return createHash('sha1').update(text).digest('hex')
}

function shareWarnings({ page }: AppWindow): string[] {
  const warned: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('share:')) warned.push(message.text())
  })
  return warned
}

test('in WeChat each page is signed by its address and offered with its own title, description, picture and link', async () => {
  const app = await openInWechat()
  await app.open('/')
  const home = await app.newest('updateAppMessageShareData')
  expect(home).toMatchObject({
    title: '智会智展',
    desc: '专注于会展拓客的行业专家',
    imgUrl: `${app.origin}/h5/share.png`,
    link: `${app.origin}/h5/`,
  })
  const config = await app.newest('preVerifyJSAPI')
  expect(config).toMatchObject({
    appId: wxAppId,
    verifyAppId: wxAppId,
    verifySignType: 'sha1',
    verifyTimestamp: expect.stringMatching(/^\d{10}$/),
    verifySignature: signed(`${app.origin}/h5/`, config),
  })
  const card = await findCompany({})
  await app.open(`/pages/enterprise/detail/detail?id=${card.id}&from=singlemessage`)
  const company = await app.newest('updateAppMessageShareData', ({ title }) => title === card.name)
  expect(company).toMatchObject({
    desc: card.industryName ?? '企业详情',
    link: `${app.origin}/h5/pages/enterprise/detail/detail?id=${card.id}`,
  })
  expect(await app.newest('updateTimelineShareData')).toMatchObject({ title: card.name })
  await app.top().getByRole('button', { name: '分享' }).click()
  await app.page.getByText('请点击右上角“···”分享给朋友').waitFor()
  expect((await app.context.request.get(String(home['imgUrl']))).headers()['content-type']).toBe('image/png')
  expect(app.faults).toEqual([])
  await app.close()
})

test.each([
  '/pages/home/application',
  '/pages/enterprise/list/list',
  '/pages/news/list/list',
  '/pages/search/search?keyword=%E6%9C%BA%E5%BA%8A',
  '/pages/login/login',
  '/pages/prediction/list',
])('%s has nothing of its own to say: the default title and description', async (path) => {
  const app = await openInWechat({ consent: 'declined' })
  await app.open(path)
  const link = `${app.origin}/h5${path}`
  expect(await app.newest('updateAppMessageShareData', (data) => data['link'] === link)).toMatchObject(
    defaults,
  )
  expect(await app.canShare()).toBe(true)
  await app.close()
})

test.each([null, 'declined', 'agreed'] as const)(
  'whatever was answered to 个人信息保护指引 (%s): personal pages and links of MY lists cannot be shared, a page opened by a shared link has its card, and nobody else is asked for anything',
  async (consent) => {
    const app = await openInWechat({ consent })
    for (const path of [
      '/pages/my/my',
      '/pages/my/abort',
      '/pages/exhSchedule/exhSchedule',
      '/pages/hallSchedule/hallSchedule',
      '/pages/enterprise/list/list?searchType=MY_COLLECT',
      '/pages/exhibition/list/list?source=MY_FOLLOW',
    ]) {
      await app.open(path)
      const { menuList } = await app.newest('hideMenuItems')
      expect(menuList).toContain('menuItem:share:timeline')
      // The rest of the menu is there again, without what hands the page on.
      await expect.poll(async () => (await app.asked()).at(-1)?.[0]).toBe('showOptionMenu')
      expect(await app.canShare()).toBe(false)
      expect((await app.asked()).map(([name]) => name)).not.toContain('updateAppMessageShareData')
    }
    const card = await findCompany({})
    await app.open(`/pages/enterprise/detail/detail?id=${card.id}&from=timeline`)
    await app.newest('updateAppMessageShareData', ({ title }) => title === card.name)
    expect(await app.canShare()).toBe(true)
    expect(app.foreign).toEqual([])
    expect(app.faults).toEqual([])
    await app.close()
  },
)

test('from a page that is shared to a personal one and back: the menu follows', async () => {
  const app = await openInWechat({ consent: 'declined' })
  await app.open('/')
  await app.newest('updateAppMessageShareData')
  await app.page.getByRole('button', { name: '我的' }).click()
  await expect.poll(app.canShare).toBe(false)
  await app.page.getByRole('button', { name: '首页' }).click()
  await expect.poll(app.canShare).toBe(true)
  await app.close()
})

test('iOS goes on signing the address it came in by, Android the one it has now', async () => {
  for (const [userAgent, signs] of [
    [ios, '/h5/pages/home/application'],
    [android, '/h5/'],
  ] as const) {
    const app = await openInWechat({ userAgent })
    await app.open('/pages/home/application')
    await app.newest('preVerifyJSAPI')
    await app.page.getByRole('button', { name: '首页' }).click()
    const home = `${app.origin}/h5/`
    await app.newest('updateAppMessageShareData', ({ link }) => link === home)
    const config = await app.newest('preVerifyJSAPI')
    expect(config['verifySignature']).toBe(signed(`${app.origin}${signs}`, config))
    await app.close()
  }
})

test('a signature that WeChat refuses is only logged; personal pages have no menu all the same', async () => {
  const app = await openInWechat({ fault: 'preVerifyJSAPI:fail_invalid signature' })
  const warned = shareWarnings(app)
  await app.open('/')
  await expect.poll(() => warned.join()).toContain('invalid signature')
  expect((await app.asked()).map(([name]) => name)).toEqual(['showOptionMenu', 'preVerifyJSAPI'])
  expect(await app.page.getByRole('alert').count()).toBe(0)
  await app.open('/pages/my/my')
  await expect.poll(() => warned.length).toBe(2)
  expect(await app.canShare()).toBe(false)
  expect(app.faults).toEqual([])
  await app.close()
})

test('the signature asked for a page that is left meanwhile is taken back, and the next page is offered', async () => {
  const app = await openInWechat()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let asked = 0
  await app.page.route(`**${wechat.getWxSignature.path}*`, async (route) => {
    asked += 1
    if (asked === 1) await held
    await route.continue().catch(() => null)
  })
  const warned = shareWarnings(app)
  const first = app.page.waitForRequest((request) => request.url().includes(wechat.getWxSignature.path))
  const takenBack = app.page.waitForEvent('requestfailed', (request) =>
    request.url().includes(wechat.getWxSignature.path),
  )
  await app.open('/pages/home/application')
  await first
  await app.page.getByRole('button', { name: '首页' }).click()
  expect((await takenBack).failure()?.errorText).toBe('net::ERR_ABORTED')
  const home = `${app.origin}/h5/`
  await app.newest('updateAppMessageShareData', ({ link }) => link === home)
  release()
  expect(warned).toEqual([])
  await app.close()
})

test('outside of WeChat nothing is signed, and without a share sheet the link is copied', async () => {
  const app = await openApp()
  const asked: string[] = []
  app.page.on('request', (request) => asked.push(request.url()))
  await app.context.addInitScript(() => Reflect.set(navigator, 'share', undefined))
  await app.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id } = await findCompany({})
  await app.open(`/pages/enterprise/detail/detail?id=${id}`)
  await app.top().getByRole('button', { name: '分享' }).click()
  await app.page.getByText('链接已复制').waitFor()
  const copied = await app.page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`${app.origin}/h5/pages/enterprise/detail/detail?id=${id}`)
  expect(asked.filter((url) => url.includes(wechat.getWxSignature.path))).toEqual([])
  await app.close()
})
