import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeCompany } from '#e2e/madeCompany.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'

const list = '/pages/enterprise/list/list'

let app: AppWindow

beforeEach(async () => {
  app = await openApp()
})

afterEach(() => app.close())

/** Answers searches of companies with two pages; the second when `release` is called. */
async function serveTwoPages() {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const asked: unknown[] = []
  await app.page.route('**/company/none/search', async (route) => {
    const { cursor, limit = 10 } = route.request().postDataJSON()
    asked.push(cursor)
    if (cursor) await held
    const rows = Array.from({ length: limit }, (_, n) => madeCompany(Number(cursor ?? 0) + n))
    const access = { level: 'full', visible: 600, hidden: 0, reason: null }
    const next = cursor ? null : String(limit)
    const data = { list: rows, total: limit * 2, totalIsMore: false, cursor: next, access }
    await route.fulfill({ json: { code: 200, msg: '', data } })
  })
  await app.open(list)
  await app.top().getByText('测试机械第0号有限公司').waitFor()
  /** Leaves so many pixels between what is seen and where the scrolling ends. */
  const scrollTo = (missing: number) =>
    app
      .top()
      .evaluate((page, left) => page.scrollTo(0, page.scrollHeight - page.clientHeight - left), missing)
  return { asked, release, scrollTo }
}

test('the footer of a list: 加载更多, 正在加载... when its end is near, 没有更多了 at the end', async () => {
  const { release, scrollTo } = await serveTwoPages()
  const footer = app
    .top()
    .getByRole('status')
    .filter({ hasText: /加载|没有/ })
  await expect.poll(() => footer.innerText()).toBe('加载更多')
  await scrollTo(0)
  await expect.poll(() => footer.innerText()).toBe('正在加载...')
  release()
  await expect.poll(() => footer.innerText()).toBe('没有更多了')
})

test('the next page of a list is asked for 50 px before the scrolling ends, and not at 51', async () => {
  const { asked, scrollTo } = await serveTwoPages()
  const frames = () =>
    app.page.evaluate(
      () =>
        new Promise((done) => {
          let left = 5
          const next = () => (left-- > 0 ? requestAnimationFrame(next) : done(null))
          next()
        }),
    )
  await scrollTo(51)
  await frames()
  expect(asked).toHaveLength(1)
  await scrollTo(50)
  await expect.poll(() => asked).toHaveLength(2)
})

test('a finger that rests 350 ms on a company asks what to do with it; one that moves more than 10 px does not', async () => {
  await app.page.clock.install({ time: 0 })
  await app.open(list)
  const row = app.top().locator('[data-row="0"] button').first()
  await row.waitFor()
  await app.page.clock.pauseAt(3_600_000)
  const touch = (type: 'pointerdown' | 'pointermove' | 'pointerup', x = 100) =>
    row.dispatchEvent(type, { pointerType: 'touch', clientX: x, clientY: 200 })
  const dialogs = () => app.page.getByRole('dialog').count()
  await touch('pointerdown')
  await touch('pointermove', 111)
  await app.page.clock.runFor(400)
  expect(await dialogs()).toBe(0)
  await touch('pointerup')
  await touch('pointerdown')
  await touch('pointermove', 110)
  await app.page.clock.runFor(349)
  expect(await dialogs()).toBe(0)
  await app.page.clock.runFor(1)
  await expect.poll(dialogs).toBe(1)
})
