import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

const list = '/pages/enterprise/list/list'
const detail = '/pages/enterprise/detail/detail'

let app: AppWindow

beforeEach(async () => {
  app = await openApp({ width: 1280, height: 800 })
})

afterEach(() => app.close())

const left = () => app.page.locator('[data-pane="left"]')
const right = () => app.page.locator('[data-pane="right"]')
const row = (index: number) => left().locator(`[data-row="${index}"]`)

/** The company of a row stands at the right; gives its name. */
async function standsAtRight(index: number): Promise<string> {
  const text = (await row(index).innerText()).replaceAll(/\s/g, '')
  const name = () => address().searchParams.get('name') ?? 'none'
  await expect.poll(() => text.includes(name())).toBe(true)
  await right().getByRole('heading', { name: name() }).waitFor()
  return name()
}

async function choose(index: number): Promise<string> {
  await row(index).locator('button').first().click()
  return standsAtRight(index)
}

const address = () => new URL(app.page.url())

test('choosing a row opens it at the right of the list, another one takes its place, and back leads to the list', async () => {
  await app.open(list)
  await row(0).waitFor()
  expect(await right().count()).toBe(0)
  await choose(1)
  const entries = await app.page.evaluate(() => history.length)
  expect(address().pathname).toBe(`/h5${detail}`)
  const boxes = [await left().boundingBox(), await right().boundingBox()]
  expect(boxes).toMatchObject([
    { x: 160, width: 392 },
    { x: 560, width: 560 },
  ])
  await expect.poll(() => row(1).getAttribute('data-chosen')).toBe('true')
  await choose(3)
  await expect.poll(() => left().locator('[data-chosen]').getAttribute('data-row')).toBe('3')
  expect(await app.page.evaluate(() => history.length)).toBe(entries)
  await app.page.goBack()
  await expect.poll(() => address().pathname).toBe(`/h5${list}`)
  await expect.poll(() => right().count()).toBe(0)
  expect(await left().locator('[data-chosen]').count()).toBe(0)
  await row(3).waitFor()
})

test('from deeper pages at the right another row closes them all; a reload keeps the list beside the page', async () => {
  await signInAs(app, people.member)
  await app.open(list)
  await choose(0)
  await right().getByRole('button', { name: '写跟进' }).last().click()
  await expect.poll(() => right().getAttribute('data-page')).not.toBe(detail)
  await app.page.goBack()
  await right().getByRole('heading').first().waitFor()
  const name = await choose(2)
  expect(await app.page.evaluate(() => history.state.index)).toBe(1)
  await app.page.reload()
  await right().getByRole('heading', { name }).waitFor()
  await row(2).waitFor()
  await expect.poll(() => row(2).getAttribute('data-chosen')).toBe('true')
  await app.page.goBack()
  await expect.poll(() => address().pathname).toBe(`/h5${list}`)
})

test('a filter of the list at the left changes the list, keeps the page, and is there on the way back', async () => {
  await app.open(list)
  const name = await choose(0)
  const before = address().href
  await app.page.locator('[data-top-bar]').getByRole('searchbox').fill('机械')
  await app.page.keyboard.press('Enter')
  await expect.poll(() => left().getAttribute('data-page')).toBe(list)
  await expect
    .poll(() => app.page.evaluate(() => new URLSearchParams(history.state.left.query).get('keyword')))
    .toBe('机械')
  expect(address().href).toBe(before)
  await right().getByRole('heading', { name }).waitFor()
  await app.page.goBack()
  await expect
    .poll(() => address().pathname + address().search)
    .toBe(`/h5${list}?${new URLSearchParams({ keyword: '机械' })}`)
})

test('a link to a page stands alone; on a narrow window nothing stands side by side', async () => {
  await app.open(list)
  await choose(0)
  const tab = await app.context.newPage()
  await tab.setViewportSize({ width: 1280, height: 800 })
  await tab.goto(app.page.url())
  await tab.locator(`[data-page="${detail}"]:not([inert])`).waitFor()
  expect(await tab.locator('[data-pane]').count()).toBe(0)
  await tab.close()
  await app.page.setViewportSize({ width: 999, height: 800 })
  await expect.poll(() => app.page.locator('[data-pane]').count()).toBe(0)
  expect(await app.page.locator('[data-page]:visible').count()).toBe(1)
  expect(await app.page.locator('[data-top-bar]').count()).toBe(0)
})

test('the keys: ↓ ↑ walk through the rows, Enter opens, / searches, Escape goes back', async () => {
  await app.open(list)
  await row(0).waitFor()
  await app.page.keyboard.press('ArrowDown')
  await app.page.keyboard.press('ArrowDown')
  await app.page.keyboard.press('ArrowDown')
  await app.page.keyboard.press('ArrowUp')
  const at = () =>
    app.page.evaluate(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row'))
  expect(await at()).toBe('1')
  await app.page.keyboard.press('Enter')
  await standsAtRight(1)
  await app.page.keyboard.press('ArrowDown')
  expect(await at()).toBe('2')
  await app.page.keyboard.press('Enter')
  await standsAtRight(2)
  await app.page.keyboard.press('/')
  expect(await app.page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search')
  await app.page.keyboard.press('Escape')
  expect(await app.page.evaluate(() => document.activeElement?.getAttribute('type'))).not.toBe('search')
  await app.page.keyboard.press('Escape')
  await expect.poll(() => right().count()).toBe(0)
  expect(address().pathname).toBe(`/h5${list}`)
})

test('the ring of what has the focus is never cut off', async () => {
  await app.open(list)
  await row(0).waitFor()
  for (let n = 0; n < 12; n += 1) {
    await app.page.keyboard.press('Tab')
    const offset = await app.page.evaluate(() => {
      const focused = document.activeElement
      const { outlineOffset, outlineWidth } = focused ? getComputedStyle(focused) : document.body.style
      return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
    })
    expect(offset).toBeLessThanOrEqual(0)
  }
})

test('the three tabs and the lists are reached from the bar', async () => {
  await app.open(list)
  const bar = app.page.locator('[data-top-bar]')
  await bar.getByRole('button', { name: '找展会' }).click()
  await expect.poll(() => left().getAttribute('data-page')).toBe('/pages/exhibition/list/list')
  for (const [name, path] of [
    ['我的', '/pages/my/my'],
    ['会展数字化应用', '/pages/home/application'],
    ['智慧会展', '/'],
  ] as const) {
    await bar.getByRole('button', { name, exact: true }).click()
    await app.page.locator(`[data-page="${path}"]:not([inert])`).waitFor()
  }
  await app.page.getByRole('navigation').last().getByRole('button', { name: '应用' }).waitFor()
})
