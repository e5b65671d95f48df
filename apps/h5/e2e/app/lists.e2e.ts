import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeCompany } from '#e2e/madeCompany.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'

const list = '/pages/enterprise/list/list'

let app: AppWindow

beforeEach(async () => {
  app = await openApp()
})

afterEach(() => app.close())

test('the footer of a list: 正在加载..., 加载更多 when a page failed, 没有更多了 at the end', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let fails = true
  await app.page.route('**/company/none/search', async (route) => {
    const { cursor, limit = 10 } = route.request().postDataJSON()
    if (cursor && fails) {
      await held
      await route.fulfill({ status: 500, json: { code: 500, msg: '', data: null } })
      return
    }
    const from = Number(cursor ?? 0)
    const rows = Array.from({ length: limit }, (_, n) => madeCompany(from + n))
    const access = { level: 'full', visible: 600, hidden: 0, reason: null }
    const data = {
      list: rows,
      total: limit * 2,
      totalIsMore: false,
      cursor: cursor ? null : String(limit),
      access,
    }
    await route.fulfill({ json: { code: 200, msg: '', data } })
  })
  await app.open(list)
  await app.top().getByText('测试机械第0号有限公司').waitFor()
  const footer = app
    .top()
    .getByRole('status')
    .filter({ hasText: /加载|没有/ })
  await app.top().evaluate((page) => page.scrollTo(0, page.scrollHeight))
  await expect.poll(() => footer.innerText()).toBe('正在加载...')
  release()
  await expect.poll(() => footer.innerText()).toBe('加载更多')
  fails = false
  await footer.getByRole('button').click()
  await expect.poll(() => footer.innerText()).toBe('没有更多了')
})

test('the next page of a list is asked for 50 px before its end', async () => {
  const asked: unknown[] = []
  await app.page.route('**/company/none/search', async (route) => {
    const { cursor, limit = 10 } = route.request().postDataJSON()
    asked.push(cursor)
    const from = Number(cursor ?? 0)
    const access = { level: 'full', visible: 600, hidden: 0, reason: null }
    const list = Array.from({ length: limit }, (_, n) => madeCompany(from + n))
    const data = { list, total: 600, totalIsMore: false, cursor: String(from + limit), access }
    await route.fulfill({ json: { code: 200, msg: '', data } })
  })
  await app.open(list)
  await app.top().getByText('测试机械第0号有限公司').waitFor()
  const rest = async () => {
    await app.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    return asked.length
  }
  const scrollToEnd = (missing: number) =>
    app.top().evaluate((page, left) => {
      const footer = [...page.querySelectorAll('[role=status]')].at(-1)?.getBoundingClientRect().top ?? 0
      page.scrollTo(0, page.scrollTop + footer - page.getBoundingClientRect().bottom - left)
    }, missing)
  await scrollToEnd(120)
  expect(await rest()).toBe(1)
  await scrollToEnd(20)
  await expect.poll(rest).toBe(2)
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
