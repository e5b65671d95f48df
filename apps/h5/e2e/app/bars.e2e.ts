import { expect, test } from 'vitest'
import { android } from '#e2e/fakeWechatBrowser.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'

const list = '/pages/enterprise/list/list'

async function scrollBy(app: AppWindow, distance: number): Promise<void> {
  await app.top().evaluate(async (page, by) => {
    page.scrollBy(0, by)
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
  }, distance)
}

/** The lower edge of the bar with the filters, from the upper edge of the window. */
async function barEnd(app: AppWindow): Promise<number> {
  const button = await app.top().getByRole('button', { name: '地区' }).boundingBox()
  return Math.round((button?.y ?? 0) + (button?.height ?? 0))
}

test('the filters hide on the way down and come back on the first way up', async () => {
  const app = await openApp({ motion: true })
  await app.open(list)
  await app.top().locator('[data-row="5"]').waitFor()
  const shown = await barEnd(app)
  await scrollBy(app, 500)
  expect(await barEnd(app)).toBeLessThanOrEqual(44)
  await scrollBy(app, -60)
  expect(await barEnd(app)).toBe(shown)
  await scrollBy(app, 300)
  expect(await barEnd(app)).toBeLessThanOrEqual(44)
  // Who walks there with the keyboard sees where they are.
  await app.top().getByRole('button', { name: '地区' }).focus()
  await scrollBy(app, 0)
  expect(await barEnd(app)).toBe(shown)
  await app.close()
})

test('with reduced motion the filters simply stay', async () => {
  const app = await openApp()
  await app.open(list)
  await app.top().locator('[data-row="5"]').waitFor()
  const shown = await barEnd(app)
  await scrollBy(app, 500)
  expect(await barEnd(app)).toBe(shown)
  await app.close()
})

test('WeChat draws the title: pages have none of their own, but the search of a list stays', async () => {
  const app = await openApp({ userAgent: android })
  await app.open('/pages/prediction/list')
  await expect.poll(() => app.page.title()).toBe('参展预测')
  expect(await app.top().locator('header').count()).toBe(0)
  expect(await app.top().getByRole('heading', { level: 1, name: '参展预测' }).count()).toBe(1)
  await app.open(list)
  await app.top().getByRole('searchbox').waitFor()
  await app.top().locator('[data-row="0"] button').first().click()
  await app.page.locator('[data-page="/pages/enterprise/detail/detail"]:not([inert])').waitFor()
  await expect.poll(() => app.page.title()).toBe('企业详情')
  await app.top().getByRole('button', { name: '分享' }).waitFor()
  await app.page.goBack()
  await app.top().getByRole('searchbox').waitFor()
  await app.close()
})

test('icons are of three sizes with one stroke, and that of the chosen tab is filled', async () => {
  const app = await openApp()
  for (const path of ['/', '/pages/my/my', list]) {
    await app.open(path)
    await app.top().locator('svg').first().waitFor()
    const found = await app.page.evaluate(() =>
      [...document.querySelectorAll('button svg:has(> path[vector-effect])')].map((icon) => ({
        size: icon.closest('nav') ? 24 : icon.clientWidth || Number(icon.getAttribute('width')),
        stroke: getComputedStyle(icon).strokeWidth,
        effect: icon.firstElementChild?.getAttribute('vector-effect'),
      })),
    )
    expect(found.length).toBeGreaterThan(0)
    for (const { size, stroke, effect } of found) {
      expect([16, 20, 24]).toContain(size)
      expect([stroke, effect]).toEqual(['1.5px', 'non-scaling-stroke'])
    }
  }
  await app.open('/')
  const tab = (name: string) => app.page.getByRole('navigation').getByRole('button', { name }).locator('svg')
  expect(await tab('首页').getAttribute('fill')).toBe('currentColor')
  expect(await tab('我的').getAttribute('fill')).toBe('none')
  expect((await tab('我的').boundingBox())?.width).toBe(22)
  await app.close()
})
