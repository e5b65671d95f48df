import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SourceServer, type SourceWindow, serveSource } from '#e2e/openSource.ts'
import type * as NavModule from '#nav/navigate.ts'
import type * as TabsModule from '#nav/tabs.ts'

let source: SourceServer
let app: SourceWindow

beforeAll(async () => {
  source = await serveSource()
})

beforeEach(async () => {
  app = await source.openApp()
})

afterEach(() => app.close())
afterAll(() => source.close())

const agreement = '/pages/agreement/agreement'

type Nav = typeof NavModule
type Tabs = typeof TabsModule

function navigate(work: (nav: Nav) => void): Promise<void> {
  return app.run('nav/navigate.ts', work)
}

function tabs(work: (tabs: Tabs) => void): Promise<void> {
  return app.run('nav/tabs.ts', work)
}

async function onTop(path: string): Promise<void> {
  await app.page.locator(`[data-page="${path}"]:not([inert])`).waitFor()
}

function below(): Promise<unknown> {
  return app.page.evaluate(() => history.state.index)
}

test('navigateTo, redirectTo, navigateBack by a delta, reLaunch and switchTab', async () => {
  await app.open('/')
  await navigate((nav) => nav.navigateTo('/pages/agreement/agreement'))
  await onTop(agreement)
  await navigate((nav) => nav.navigateTo('/pages/agreement/screcrtAgreement'))
  await onTop('/pages/agreement/screcrtAgreement')
  expect(await below()).toBe(2)
  await navigate((nav) => nav.redirectTo('/pages/login/login'))
  await onTop('/pages/login/login')
  expect(await below()).toBe(2)
  await navigate((nav) => nav.navigateBack(2))
  await onTop('/')
  await navigate((nav) => nav.navigateTo('/pages/agreement/agreement'))
  await onTop(agreement)
  await navigate((nav) => nav.reLaunch('/pages/agreement/screcrtAgreement'))
  await onTop('/pages/agreement/screcrtAgreement')
  expect(await below()).toBe(0)
  await expect.poll(() => app.page.locator('[data-page]').count()).toBe(1)
  await navigate((nav) => nav.switchTab('/pages/my/my'))
  await onTop('/pages/my/my')
  expect(await below()).toBe(0)
})

test('going back further than there are pages leads home', async () => {
  await app.open(agreement)
  await navigate((nav) => nav.navigateBack(5))
  await onTop('/')
})

test('a tab page opens by switchTab only, and switchTab opens nothing else', async () => {
  await app.open('/')
  await expect(navigate((nav) => nav.navigateTo('/pages/my/my'))).rejects.toThrow(
    'Error: navigateTo:fail can not navigateTo a tabbar page\n',
  )
  await expect(navigate((nav) => nav.redirectTo('/pages/home/application?a=1'))).rejects.toThrow(
    'Error: redirectTo:fail can not redirectTo a tabbar page\n',
  )
  await expect(navigate((nav) => nav.switchTab('/pages/agreement/agreement'))).rejects.toThrow(
    'Error: not TabBar page\n',
  )
  expect(new URL(app.page.url()).pathname).toBe('/h5/')
})

test('a tab-bar call fails on another page and for a tab that is not there', async () => {
  await app.open('/')
  await expect(tabs((tabs) => tabs.setTabBarItem(3, {}))).rejects.toThrow('Error: tabbar item not found\n')
  await expect(tabs((tabs) => tabs.setTabBarItem(-1, {}))).rejects.toThrow('Error: tabbar item not found\n')
  await navigate((nav) => nav.navigateTo('/pages/agreement/agreement'))
  await onTop(agreement)
  await expect(tabs((tabs) => tabs.setTabBarItem(0, { badge: '1' }))).rejects.toThrow(
    'Error: not TabBar page\n',
  )
  await expect(tabs((tabs) => tabs.showTabBar(false))).rejects.toThrow('Error: not TabBar page\n')
})

test('a tap that comes twice opens a page once; later it opens again', async () => {
  await app.page.clock.install()
  await app.open('/')
  await navigate((nav) => {
    nav.navigateTo('/pages/agreement/agreement')
    nav.navigateTo('/pages/agreement/agreement')
  })
  await onTop(agreement)
  expect(await below()).toBe(1)
  await app.page.clock.fastForward(1000)
  await navigate((nav) => nav.navigateTo('/pages/agreement/agreement'))
  await expect.poll(below).toBe(2)
})

test('a tab changes its text, icon, font, badge, dot and visibility while the app runs', async () => {
  await app.open('/')
  const bar = app.page.getByRole('navigation').last()
  const tab = (index: number) => bar.getByRole('button').nth(index)
  await tabs((tabs) =>
    tabs.setTabBarItem(1, { text: '工具', iconPath: '/h5/a.png', selectedIconPath: '/h5/b.png' }),
  )
  await bar.getByRole('button', { name: '工具' }).waitFor()
  await expect.poll(() => tab(1).locator('img').getAttribute('src')).toBe('/h5/a.png')
  await navigate((nav) => nav.switchTab('/pages/home/application'))
  await onTop('/pages/home/application')
  await expect.poll(() => tab(1).locator('img').getAttribute('src')).toBe('/h5/b.png')
  await tabs((tabs) =>
    tabs.setTabBarItem(1, {
      iconfont: { text: '甲', selectedText: '乙', fontFamily: 'serif', selectedColor: '#ff0000' },
    }),
  )
  await tab(1).getByText('乙').waitFor()
  expect(
    await tab(1)
      .locator('i')
      .evaluate((icon) => getComputedStyle(icon).color),
  ).toBe('rgb(255, 0, 0)')

  for (const [badge, shown] of [
    ['7', '7'],
    ['999', '999'],
    ['1000', '99+'],
    ['新', '新'],
    ['新新', '99+'],
  ]) {
    await app.page.evaluate((text) => Object.assign(window, { text }), badge)
    await tabs((tabs) => tabs.setTabBarItem(2, { badge: String(Reflect.get(window, 'text')) }))
    await expect.poll(() => tab(2).locator('em').textContent()).toBe(shown)
  }
  await tabs((tabs) => tabs.setTabBarItem(2, { badge: '', redDot: true }))
  await expect.poll(() => tab(2).locator('em').textContent()).toBe('')
  await tabs((tabs) => tabs.setTabBarItem(2, { redDot: false }))
  await expect.poll(() => tab(2).locator('em').count()).toBe(0)
  await tabs((tabs) => tabs.setTabBarItem(2, { visible: false }))
  await expect.poll(() => bar.getByRole('button').count()).toBe(2)
  await tabs((tabs) => tabs.showTabBar(false))
  await expect.poll(() => app.page.getByRole('button', { name: '首页' }).count()).toBe(0)
  expect((await app.top().boundingBox())?.height).toBe(812)
})
