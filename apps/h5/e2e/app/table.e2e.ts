import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

const list = '/pages/enterprise/list/list'

let app: AppWindow

beforeEach(async () => {
  app = await openApp({ width: 1280, height: 800 })
  await signInAs(app, people.team)
  await app.open(list)
  await app.page.locator('[data-row="3"]').waitFor()
  await app.top().getByRole('button', { name: '表格' }).click()
  await table().waitFor()
})

afterEach(() => app.close())

const table = () => app.page.getByRole('grid', { name: '找企业' })
const row = (index: number) => table().locator(`tr[data-row="${index}"]`)

/** Rows that are wholly in sight. */
function rowsInSight(): Promise<number> {
  return app.page.evaluate(() => {
    const page = document.querySelector('[data-page]:not([inert]):has([data-table])')
    const { bottom = 0 } = page?.getBoundingClientRect() ?? {}
    const head = Math.max(
      ...[...document.querySelectorAll('th')].map((cell) => cell.getBoundingClientRect().bottom),
    )
    return [...document.querySelectorAll('tr[data-row]')].filter((one) => {
      const box = one.getBoundingClientRect()
      return box.top >= head - 1 && box.bottom <= bottom + 1
    }).length
  })
}

test('twenty companies stand on a screen of 1280 × 800, over the whole 960 px, and more come on the way down', async () => {
  await row(19).waitFor()
  expect(await rowsInSight()).toBeGreaterThanOrEqual(20)
  expect(await table().boundingBox()).toMatchObject({ x: 160, width: 960 })
  expect((await row(0).boundingBox())?.height).toBe(34)
  const before = await table().locator('tr[data-row]').count()
  await row(before - 1).scrollIntoViewIfNeeded()
  await row(before).waitFor()
})

test('columns that the call can order by are sorted and say so; others are not offered', async () => {
  const head = (name: string) => table().getByRole('columnheader', { name })
  expect(await head('注册资本').getAttribute('aria-sort')).toBe('none')
  expect(await head('状态').getAttribute('aria-sort')).toBeNull()
  expect(await head('状态').getByRole('button').count()).toBe(0)
  const count = table().getByRole('columnheader', { name: '参展', exact: true })
  await count.getByRole('button').click()
  await expect.poll(() => count.getAttribute('aria-sort')).toBe('descending')
  expect(new URL(app.page.url()).searchParams.get('sort')).toBe('exhibitionCount')
  const counts = async () => {
    const cells = await table().locator('tr[data-row] td:nth-child(7)').allInnerTexts()
    return cells.map(Number)
  }
  await expect
    .poll(async () => {
      const shown = await counts()
      return shown.length > 1 && shown.every((count, at) => at === 0 || count <= (shown[at - 1] ?? 0))
    })
    .toBe(true)
})

test('rows are chosen with the space bar, and what can be done with them stands below', async () => {
  await app.page.keyboard.press('ArrowDown')
  await app.page.keyboard.press(' ')
  await app.page.keyboard.press('ArrowDown')
  await app.page.keyboard.press(' ')
  await app.top().getByText('已选 2 家').waitFor()
  expect(await row(0).getAttribute('aria-selected')).toBe('true')
  expect(await row(1).getAttribute('aria-selected')).toBe('true')
  expect(await row(2).getAttribute('aria-selected')).toBe('false')
  await app.top().getByRole('button', { name: '导出' }).waitFor()
})

test('a row opens beside the list, where it stays in sight, and back is the table again', async () => {
  await row(17).click()
  const right = app.page.locator('[data-pane="right"]')
  await right.getByRole('heading').first().waitFor()
  const chosen = app.page.locator('[data-pane="left"] [data-chosen]')
  expect(await chosen.getAttribute('data-row')).toBe('17')
  const box = await chosen.boundingBox()
  expect(box?.y).toBeGreaterThan(88)
  expect(box?.y).toBeLessThan(800)
  await app.page.keyboard.press('Escape')
  await table().waitFor()
  const back = await row(17).boundingBox()
  expect(back?.y).toBeGreaterThan(88)
  expect(back?.y).toBeLessThan(800)
})

test('the choice of a table is kept, and a narrow window shows the list', async () => {
  await app.page.reload()
  await table().waitFor()
  await app.page.setViewportSize({ width: 800, height: 800 })
  await expect.poll(() => table().count()).toBe(0)
  await app.page.setViewportSize({ width: 1280, height: 800 })
  await app.top().getByRole('button', { name: '列表' }).click()
  await expect.poll(() => table().count()).toBe(0)
})
