import { afterEach, beforeEach, expect, test } from 'vitest'
import type { WindowApi } from '#app/windowApi.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { openWithApi, withApi } from '#e2e/windowApi.ts'

let app: AppWindow

beforeEach(async () => {
  app = await openApp()
})

afterEach(() => app.close())

const agreement = '/pages/agreement/agreement'

function zhzz<Given>(work: (api: WindowApi, given: Given) => void, given?: Given): Promise<void> {
  return withApi(app, work, given)
}

async function onTop(path: string): Promise<void> {
  await app.page.locator(`[data-page="${path}"]:not([inert])`).waitFor()
}

function below(): Promise<unknown> {
  return app.page.evaluate(() => history.state.index)
}

test('navigateTo, redirectTo, navigateBack by a delta, reLaunch and switchTab', async () => {
  await openWithApi(app, '/')
  await zhzz((api) => api.navigateTo('/pages/agreement/agreement'))
  await onTop(agreement)
  await zhzz((api) => api.navigateTo('/pages/agreement/screcrtAgreement'))
  await onTop('/pages/agreement/screcrtAgreement')
  expect(await below()).toBe(2)
  await zhzz((api) => api.redirectTo('/pages/login/login'))
  await onTop('/pages/login/login')
  expect(await below()).toBe(2)
  await zhzz((api) => api.navigateBack(2))
  await onTop('/')
  await zhzz((api) => api.navigateTo('/pages/agreement/agreement'))
  await onTop(agreement)
  await zhzz((api) => api.reLaunch('/pages/agreement/screcrtAgreement'))
  await onTop('/pages/agreement/screcrtAgreement')
  expect(await below()).toBe(0)
  await expect.poll(() => app.page.locator('[data-page]').count()).toBe(1)
  await zhzz((api) => api.switchTab('/pages/my/my'))
  await onTop('/pages/my/my')
  expect(await below()).toBe(0)
})

test('going back further than there are pages leads home', async () => {
  await openWithApi(app, agreement)
  await zhzz((api) => api.navigateBack(5))
  await onTop('/')
})

test('a tab page opens by switchTab only, and switchTab opens nothing else', async () => {
  await openWithApi(app, '/')
  await expect(zhzz((api) => api.navigateTo('/pages/my/my'))).rejects.toThrow(
    'Error: navigateTo:fail can not navigateTo a tabbar page\n',
  )
  await expect(zhzz((api) => api.redirectTo('/pages/home/application?a=1'))).rejects.toThrow(
    'Error: redirectTo:fail can not redirectTo a tabbar page\n',
  )
  await expect(zhzz((api) => api.switchTab('/pages/agreement/agreement'))).rejects.toThrow(
    'Error: not TabBar page\n',
  )
  expect(new URL(app.page.url()).pathname).toBe('/h5/')
})

test('/pages/home/home is the home tab: refused as a page, shown by switchTab', async () => {
  await openWithApi(app, '/pages/my/my')
  for (const alias of ['/pages/home/home', '/pages/home/home?from=a', '/pages/home/home/']) {
    await expect(zhzz((api, href) => api.navigateTo(href ?? ''), alias)).rejects.toThrow(
      'Error: navigateTo:fail can not navigateTo a tabbar page\n',
    )
    await expect(zhzz((api, href) => api.redirectTo(href ?? ''), alias)).rejects.toThrow(
      'Error: redirectTo:fail can not redirectTo a tabbar page\n',
    )
  }
  await onTop('/pages/my/my')
  await zhzz((api) => api.switchTab('/pages/home/home'))
  await onTop('/')
  expect(new URL(app.page.url()).pathname).toBe('/h5/')
  expect(await below()).toBe(0)
  // Typed by hand or in a link of elsewhere.
  await app.open('/pages/home/home')
  await onTop('/')
  expect(await app.page.getByRole('button', { name: '首页' }).getAttribute('aria-current')).toBe('page')
})

test('a tab-bar call fails on another page and for a tab that is not there', async () => {
  await openWithApi(app, '/')
  await expect(zhzz((api) => api.setTabBarItem(3, {}))).rejects.toThrow('Error: tabbar item not found\n')
  await expect(zhzz((api) => api.setTabBarItem(-1, {}))).rejects.toThrow('Error: tabbar item not found\n')
  await zhzz((api) => api.navigateTo('/pages/agreement/agreement'))
  await onTop(agreement)
  await expect(zhzz((api) => api.setTabBarItem(0, { badge: '1' }))).rejects.toThrow(
    'Error: not TabBar page\n',
  )
  await expect(zhzz((api) => api.hideTabBar())).rejects.toThrow('Error: not TabBar page\n')
  await zhzz((api) => api.reLaunch('/pages/nowhere'))
  await app.page.getByText('页面不存在').waitFor()
  await expect(zhzz((api) => api.setTabBarItem(0, {}))).rejects.toThrow('Error: page not found\n')
})

test('a tap that comes twice opens a page once; later it opens again', async () => {
  await app.page.clock.install()
  await openWithApi(app, '/')
  await zhzz((api) => {
    api.navigateTo('/pages/agreement/agreement')
    api.navigateTo('/pages/agreement/agreement')
  })
  await onTop(agreement)
  expect(await below()).toBe(1)
  await app.page.clock.fastForward(1000)
  await zhzz((api) => api.navigateTo('/pages/agreement/agreement'))
  await expect.poll(below).toBe(2)
})

test('a tab changes its text, icon, font, badge, dot and visibility while the app runs', async () => {
  await openWithApi(app, '/')
  const bar = app.page.getByRole('navigation').last()
  const tab = (index: number) => bar.getByRole('button').nth(index)
  await zhzz((api) =>
    api.setTabBarItem(1, { text: '工具', iconPath: '/h5/a.png', selectedIconPath: '/h5/b.png' }),
  )
  await bar.getByRole('button', { name: '工具' }).waitFor()
  await expect.poll(() => tab(1).locator('img').getAttribute('src')).toBe('/h5/a.png')
  await zhzz((api) => api.switchTab('/pages/home/application'))
  await onTop('/pages/home/application')
  await expect.poll(() => tab(1).locator('img').getAttribute('src')).toBe('/h5/b.png')
  await zhzz((api) =>
    api.setTabBarItem(1, {
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
    await zhzz((api, text) => api.setTabBarItem(2, { badge: text ?? '' }), badge)
    await expect.poll(() => tab(2).locator('em').textContent()).toBe(shown)
  }
  await zhzz((api) => api.setTabBarItem(2, { badge: '', redDot: true }))
  await expect.poll(() => tab(2).locator('em').textContent()).toBe('')
  await zhzz((api) => api.setTabBarItem(2, { redDot: false }))
  await expect.poll(() => tab(2).locator('em').count()).toBe(0)
  await zhzz((api) => api.setTabBarItem(2, { visible: false }))
  await expect.poll(() => bar.getByRole('button').count()).toBe(2)
  await zhzz((api) => api.hideTabBar())
  await expect.poll(() => app.page.getByRole('button', { name: '首页' }).count()).toBe(0)
  expect((await app.top().boundingBox())?.height).toBe(812)
})
