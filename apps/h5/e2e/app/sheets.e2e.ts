import type { Locator } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { drag, press } from '#e2e/touch.ts'

let app: AppWindow
afterEach(() => app.close())

/** 找企业 with 排序 open: a sheet with a choice. */
async function openSort(motion: boolean): Promise<Locator> {
  app = await openApp({ motion })
  await app.open('/pages/enterprise/list/list')
  await app.top().locator('[data-row="0"]').waitFor()
  await app.top().getByRole('button', { name: '排序' }).click()
  const sheet = app.page.getByRole('dialog', { name: '排序' })
  await sheet.waitFor()
  await settled()
  return sheet
}

function settled(): Promise<unknown> {
  return app.page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)))
}

async function middleOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('not drawn')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

function opener(): Promise<boolean> {
  return app
    .top()
    .getByRole('button', { name: '排序' })
    .evaluate((button) => button === document.activeElement)
}

test('a sheet follows the finger that pulls its head, comes back from a short pull, and closes after a long one', async () => {
  const sheet = await openSort(true)
  const head = await middleOf(sheet.getByRole('heading'))
  const top = async () => (await sheet.getByRole('heading').boundingBox())?.y ?? 0
  const before = await top()
  const lift = await press(app, head, { x: head.x, y: head.y + 40 }, 24)
  expect((await top()) - before).toBeGreaterThan(25)
  await lift()
  await expect.poll(top).toBe(before)
  expect(await sheet.isVisible()).toBe(true)

  await drag(app, head, { x: head.x, y: head.y + 200 })
  await sheet.waitFor({ state: 'hidden' })
  await expect.poll(opener).toBe(true)
  // What slides away is a picture that nobody can touch, and it goes.
  await expect.poll(() => app.page.locator('body > [inert]').count()).toBe(0)
  expect(await app.page.evaluate(() => history.state.guard === true)).toBe(false)
})

test('a short quick flick closes it too; one to the side does not', async () => {
  const sheet = await openSort(true)
  const head = await middleOf(sheet.getByRole('heading'))
  await drag(app, head, { x: head.x + 200, y: head.y + 20 })
  expect(await sheet.isVisible()).toBe(true)
  await drag(app, head, { x: head.x, y: head.y + 70 }, 3)
  await sheet.waitFor({ state: 'hidden' })
})

test('content is pulled when it is scrolled to the top, and scrolls otherwise', async () => {
  app = await openApp({ motion: true, height: 560 })
  await app.open('/pages/enterprise/list/list')
  await app.top().locator('[data-row="0"]').waitFor()
  await app.top().getByRole('button', { name: '筛选', exact: true }).click()
  const sheet = app.page.getByRole('dialog', { name: '筛选' })
  await sheet.waitFor()
  await settled()
  const body = sheet.locator('h3').first().locator('xpath=../..')
  const scrolled = () => body.evaluate((part) => part.scrollTop)
  const point = await middleOf(body)
  await drag(app, point, { x: point.x, y: point.y - 150 })
  await expect.poll(scrolled).toBeGreaterThan(60)
  await drag(app, point, { x: point.x, y: point.y + 60 }, 24)
  expect(await sheet.isVisible()).toBe(true)
  await body.evaluate((part) => part.scrollTo(0, 0))
  await expect.poll(scrolled).toBe(0)
  await drag(app, point, { x: point.x, y: point.y + 220 })
  await sheet.waitFor({ state: 'hidden' })
})

test('with reduced motion nothing moves, and a pull closes it at once', async () => {
  const sheet = await openSort(false)
  const head = await middleOf(sheet.getByRole('heading'))
  const top = async () => (await sheet.getByRole('heading').boundingBox())?.y ?? 0
  const before = await top()
  const lift = await press(app, head, { x: head.x, y: head.y + 180 })
  expect(await top()).toBe(before)
  await lift()
  await sheet.waitFor({ state: 'hidden' })
  expect(await app.page.locator('body > [inert]').count()).toBe(0)
})

test('a choice: 44 px rows with a tick on the chosen one, by arrows and Enter or by one tap', async () => {
  const sheet = await openSort(false)
  const rows = sheet.getByRole('radio')
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  expect(await sheet.getByRole('radio', { checked: true }).count()).toBe(1)
  const [, second = '', third = ''] = await rows.allInnerTexts()
  const focused = () => app.page.evaluate(() => document.activeElement?.textContent)
  await sheet.getByRole('radio', { checked: true }).focus()
  await app.page.keyboard.press('ArrowDown')
  expect(await focused()).toBe(second)
  expect(await sheet.isVisible()).toBe(true)
  await app.page.keyboard.press('Enter')
  await sheet.waitFor({ state: 'hidden' })
  await app.top().getByRole('button', { name: second }).click()
  await sheet.getByRole('radio', { name: second, checked: true }).waitFor()
  await sheet.getByRole('radio', { name: third }).tap()
  await sheet.waitFor({ state: 'hidden' })
  await app.top().getByRole('button', { name: third }).waitFor()
})
