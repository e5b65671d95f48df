import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeCompany } from '#e2e/madeCompany.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'

const list = '/pages/enterprise/list/list'

/**
 * 600 companies in pages of the asked size. The rows come from here, because no plan shows that many of a small sample
 * world; the page, the stack and the wrapper are the real ones.
 */
async function serveManyCompanies(page: Page, asked: string[]): Promise<void> {
  await page.route('**/company/none/search', async (route) => {
    const { cursor, limit = 10 } = route.request().postDataJSON()
    const from = Number(cursor ?? 0)
    asked.push(String(from))
    const rows = Array.from({ length: Math.min(limit, 600 - from) }, (_, n) => madeCompany(from + n))
    const next = from + limit < 600 ? String(from + limit) : null
    const access = { level: 'full', visible: 600, hidden: 0, reason: null }
    const data = { list: rows, total: 600, totalIsMore: false, cursor: next, access }
    await route.fulfill({ json: { code: 200, msg: '', data } })
  })
}

const scroller = '[data-page]:not([inert])'

function scrollTop(page: Page): Promise<number> {
  return page.locator(scroller).evaluate((element) => element.scrollTop)
}

/** Scrolls down until row `index` is in the window. */
async function scrollToRow(page: Page, index: number): Promise<void> {
  const row = page.locator(`${scroller} [data-row="${index}"]`)
  while ((await row.count()) === 0) {
    await page.locator(scroller).evaluate((element) => element.scrollBy(0, 1500))
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
  }
  await row.scrollIntoViewIfNeeded()
}

/** Where a row does not begin where the one above it ends, px. */
async function gapsOfRows(page: Page): Promise<number[]> {
  return await page.locator(`${scroller} [data-row]`).evaluateAll((rows) => {
    const boxes = rows.map((row) => row.getBoundingClientRect()).toSorted((a, b) => a.top - b.top)
    return boxes.slice(1).flatMap(({ top }, at) => {
      const gap = top - (boxes[at]?.bottom ?? top)
      return Math.abs(gap) < 1 ? [] : gap
    })
  })
}

let app: AppWindow
let asked: string[]

beforeEach(async () => {
  app = await openApp()
  asked = []
  await serveManyCompanies(app.page, asked)
})

afterEach(async () => {
  await app.close()
})

test('row 500, its detail and back: the position is exact, nothing is asked for again, no skeleton', async () => {
  await app.open(list)
  await app.top().getByText('测试机械第0号有限公司').waitFor()
  await scrollToRow(app.page, 500)
  const before = await scrollTop(app.page)
  const top = await app.page.locator(`${scroller} [data-row="500"]`).boundingBox()
  const questions = asked.length
  await app.page
    .locator('[data-page]')
    .first()
    .evaluate((element) => {
      const seen = { skeletons: 0 }
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const page = document.querySelector(`[data-page="/pages/enterprise/list/list"]`)
        if (page?.querySelector('[data-skeleton]')) seen.skeletons += 1
      }).observe(element.parentElement ?? element, { childList: true, subtree: true })
    })

  await app.page.locator(`${scroller} [data-row="500"] button`).first().click()
  await app.page.locator('[data-page="/pages/enterprise/detail/detail"]').waitFor()
  await app.page.goBack()
  await app.page.locator(`[data-page="${list}"]:not([inert])`).waitFor()

  expect(await scrollTop(app.page)).toBe(before)
  expect(await app.page.locator(`${scroller} [data-row="500"]`).boundingBox()).toEqual(top)
  expect(asked).toHaveLength(questions)
  expect(await app.page.evaluate(() => Reflect.get(window, 'seen'))).toEqual({ skeletons: 0 })
  expect(await gapsOfRows(app.page)).toEqual([])
})

test('what was typed into the list stays behind a detail, forward and back of the browser too', async () => {
  await app.open(list)
  const box = app.top().getByRole('searchbox')
  await box.fill('机械')
  await app.top().getByText('测试机械第1号有限公司').click()
  await app.page.locator('[data-page="/pages/enterprise/detail/detail"]:not([inert])').waitFor()
  await app.page.goBack()
  await expect.poll(() => app.top().getByRole('searchbox').inputValue()).toBe('机械')
  await app.page.goForward()
  await app.page.locator('[data-page="/pages/enterprise/detail/detail"]:not([inert])').waitFor()
  await app.top().getByRole('button', { name: '返回' }).click()
  await expect.poll(() => app.top().getByRole('searchbox').inputValue()).toBe('机械')
})

test('a reload on a deep page shows it again, and its back button leads to the list', async () => {
  await app.open(list)
  await app.top().getByText('测试机械第2号有限公司').click()
  await app.page.locator('[data-page="/pages/enterprise/detail/detail"]:not([inert])').waitFor()
  await app.page.reload()
  await app.page.locator('[data-page="/pages/enterprise/detail/detail"]:not([inert])').waitFor()
  await app.top().getByRole('button', { name: '返回' }).first().click()
  await expect.poll(() => app.top().getByText('测试机械第0号有限公司').count()).toBe(1)
})

test('a page opened from a link leads home', async () => {
  await app.open('/pages/agreement/agreement')
  await app.top().getByRole('button', { name: '返回' }).click()
  await app.page.locator('[data-page="/"]:not([inert])').waitFor()
  expect(new URL(app.page.url()).pathname).toBe('/h5/')
})

test('tabs keep their scroll, and leave nothing to go back to', async () => {
  // Low enough that the page is longer than the window.
  await app.page.setViewportSize({ width: 375, height: 480 })
  await app.open('/pages/my/my')
  await app.page.locator(scroller).evaluate((element) => element.scrollTo(0, 60))
  await app.page.getByRole('navigation').getByRole('button', { name: '应用' }).click()
  await app.top().getByText('获客工具').waitFor()
  await app.page.getByRole('navigation').getByRole('button', { name: '我的' }).click()
  await app.page.locator('[data-page="/pages/my/my"]:not([inert])').waitFor()
  expect(await scrollTop(app.page)).toBe(60)
  expect(await app.page.evaluate(() => history.state.index)).toBe(0)
})

test('twelve pages deep and back to the first: pages that were given up are built again', async () => {
  await app.open('/pages/home/application')
  for (let n = 0; n < 12; n += 1) {
    await app.page.evaluate(
      (n) => history.pushState({ key: `deep${n}`, index: n + 1 }, '', `/h5/nowhere/${n}`),
      n,
    )
    await app.page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await app.page.locator(`[data-page="/nowhere/${n}"]:not([inert])`).waitFor()
  }
  await expect.poll(() => app.page.locator('[data-page^="/nowhere"]').count()).toBeLessThanOrEqual(10)
  await app.page.evaluate(() => history.go(-11))
  await app.page.locator('[data-page="/nowhere/0"]:not([inert])').waitFor()
})

test('the other layout of addresses is understood', async () => {
  await app.open('/pages/home/outCallIntroduce/outCallIntroduce?id=1')
  await app.page.locator('[data-page="/pages/home/outCallIntroduce"]').waitFor()
})

test('slides move by transform only and end', async () => {
  await app.close()
  app = await openApp({ motion: true })
  await serveManyCompanies(app.page, asked)
  await app.open(list)
  await app.top().getByText('测试机械第1号有限公司').click()
  await app.page.locator('[data-page="/pages/enterprise/detail/detail"]:not([inert])').waitFor()
  await expect
    .poll(() =>
      app.page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              (one) =>
                one.playState === 'running' &&
                one.effect instanceof KeyframeEffect &&
                one.effect.target instanceof HTMLElement &&
                one.effect.target.dataset.page !== undefined,
            ).length,
      ),
    )
    .toBe(0)
  await expect.poll(() => app.page.locator('[data-page]:visible').count()).toBe(1)
})

test('a way back in the middle of a slide ends at the page below, alone', async () => {
  await app.close()
  app = await openApp({ motion: true })
  await serveManyCompanies(app.page, asked)
  await app.open(list)
  await app.top().getByText('测试机械第1号有限公司').click()
  await app.page.locator('[data-page="/pages/enterprise/detail/detail"]:not([inert])').waitFor()
  await app.page.evaluate(() => history.back())
  await app.page.locator(`[data-page="${list}"]:not([inert])`).waitFor()
  await expect.poll(() => app.page.locator('[data-page]:visible').count()).toBe(1)
  const moved = await app.top().evaluate((page) => getComputedStyle(page).transform)
  expect(moved).toBe('none')
})

test('what is typed just before a page is left is not written into the address of the next page', async () => {
  await app.open('/pages/exhibition/list/list')
  const card = app.top().locator('[data-row="0"] button').first()
  await card.waitFor()
  await app.top().getByRole('searchbox').fill('机床')
  await card.click()
  await app.page.locator('[data-page="/pages/exhibition/detail/detail"]:not([inert])').waitFor()
  await app.page.goBack()
  await expect.poll(() => new URL(app.page.url()).searchParams.get('keyword')).toBe('机床')
  await app.page.goForward()
  await app.page.locator('[data-page="/pages/exhibition/detail/detail"]:not([inert])').waitFor()
  expect(new URL(app.page.url()).searchParams.get('keyword')).toBeNull()
})
