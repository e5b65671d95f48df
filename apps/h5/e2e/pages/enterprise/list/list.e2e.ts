import { company } from '@zhzz/contract/company/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { newPhone, people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

const list = '/pages/enterprise/list/list'

function rows(app: AppWindow) {
  return app.top().locator('[data-row]')
}

test('row 500 and back from its detail: the same position, nothing fetched again', async () => {
  const app = await openApp()
  await signInAs(app, people.member)
  let asked = 0
  app.page.on('request', (request) => {
    if (request.url().includes(company.search.path)) asked += 1
  })
  await app.open(list)
  const row = app.top().locator('[data-row="500"]')
  await rows(app).first().waitFor()
  while ((await row.count()) === 0) {
    await app.top().evaluate((page) => page.scrollTo(0, page.scrollHeight))
    await app.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const state = async () => ({
    scroll: await app.top().evaluate((page) => page.scrollTop),
    top: (await row.boundingBox())?.y,
    name: await row.locator('button').first().innerText(),
  })
  await expect.poll(async () => (await row.boundingBox())?.y ?? -1).toBeGreaterThan(100)
  const before = await state()
  const fetched = asked
  await row.locator('button').first().click()
  await app.page.locator('[data-page="/pages/enterprise/detail/detail"]').waitFor()
  await app.top().getByRole('heading', { level: 2 }).first().waitFor()

  await app.page.goBack()
  await app.page.locator(`[data-page="${list}"]:not([inert])`).waitFor()
  await expect.poll(() => app.top().locator('[data-skeleton]').count()).toBe(0)
  expect(await state()).toEqual(before)
  expect(asked).toBe(fetched)
  await app.close()
})

test('filters stand in the address and come back with it', async () => {
  const app = await openApp()
  await app.open(list)
  await rows(app).first().waitFor()
  const all = await app
    .top()
    .getByText(/^共 .* 条$/)
    .innerText()
  await app.top().getByRole('button', { name: '参展', exact: true }).click()
  const sheet = app.page.getByRole('dialog', { name: '参展' })
  await sheet.getByRole('radio', { name: '10-20场' }).click()
  await sheet.getByRole('button', { name: /^查看 .* 家$/ }).click()
  await expect.poll(() => new URL(app.page.url()).searchParams.get('band')).toBe('10to20')
  await app.top().getByRole('button', { name: '10-20场' }).waitFor()
  await expect
    .poll(async () => Number(/(\d+) 次参展/.exec(await rows(app).first().innerText())?.[1]))
    .toBeGreaterThanOrEqual(10)
  const count = app.top().getByText(/^共 .* 条$/)
  await expect.poll(() => count.innerText()).not.toBe(all)
  const total = await count.innerText()

  await app.page.reload()
  await app.top().getByRole('button', { name: '10-20场' }).waitFor()
  await expect.poll(() => count.innerText()).toBe(total)

  await app.top().getByRole('button', { name: '地区' }).click()
  const tree = app.page.getByRole('dialog', { name: '地区' })
  await tree.getByRole('button', { name: '上海市', exact: true }).click()
  await tree.getByRole('checkbox', { name: '全部' }).click()
  await tree.getByRole('button', { name: '确定 (1)' }).click()
  await app.top().getByRole('button', { name: '上海市', exact: true }).waitFor()
  await expect.poll(() => rows(app).first().innerText()).toMatch(/上海\s/)
  await app.close()
})

test('a visitor sees ten rows and what signing in would add', async () => {
  const app = await openApp()
  await app.open(list)
  await rows(app).nth(9).waitFor()
  await app.top().getByText('登录后查看').waitFor()
  await expect.poll(() => rows(app).count()).toBe(10)
  await app.close()
})

test('the free plan ends with what the next one would add', async () => {
  const app = await openApp()
  await signInAs(app, people.free)
  await app.open(list)
  await rows(app).first().waitFor()
  while ((await app.top().getByText('升级会员查看').count()) === 0) {
    await app.top().evaluate((page) => page.scrollTo(0, page.scrollHeight))
    await app.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  await expect.poll(() => rows(app).count()).toBe(50)
  await app.top().getByRole('button', { name: '升级会员' }).click()
  await app.page.getByRole('dialog').getByText('请您联系专属客服').waitFor()
  await app.close()
})

test('empty says why, and the way out works', async () => {
  const app = await openApp()
  await app.open(`${list}?keyword=${encodeURIComponent('查无此企业名')}`)
  await app.top().getByText('未找到“查无此企业名”').waitFor()
  await app.open(`${list}?band=over50&capital=0-100&age=0-1&status=blue`)
  await app.top().getByRole('button', { name: '清除筛选' }).click()
  await rows(app).first().waitFor()
  expect(new URL(app.page.url()).search).toBe('')
  await app.open(`${list}?searchType=MY_COLLECT`)
  await app.top().getByText('登录后查看“我的收藏”').waitFor()
  await app.close()
})

test('without an answer the list says so, and 重新加载 brings it', async () => {
  const app = await openApp()
  await app.page.route(`**${company.search.path}`, (route) => route.abort())
  await app.open(list)
  await app.top().getByRole('button', { name: '重新加载' }).waitFor()
  await app.page.unroute(`**${company.search.path}`)
  await app.top().getByRole('button', { name: '重新加载' }).click()
  await rows(app).first().waitFor()
  await app.close()
})

test('a long press offers 收藏; the favourite stands in the row and in 我的收藏', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  await app.open(list)
  const first = rows(app).first()
  const name = (await first.locator('[data-title]').textContent()) ?? ''
  const { x = 0, y = 0 } = (await first.boundingBox()) ?? {}
  const touch = await app.context.newCDPSession(app.page)
  await touch.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: x + 100, y: y + 40 }],
  })
  const sheet = app.page.getByRole('dialog', { name })
  await sheet.waitFor()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await sheet.getByRole('button', { name: '收藏', exact: true }).click()
  await first.getByText('已收藏').waitFor()
  expect(new URL(app.page.url()).pathname).toBe(`/h5${list}`)
  await app.open(`${list}?searchType=MY_COLLECT`)
  await rows(app).filter({ hasText: name }).waitFor()
  await first.locator('button').first().click({ button: 'right' })
  await sheet.getByRole('button', { name: '取消收藏' }).click()
  await app.page.getByText('已取消收藏').waitFor()
  await app.close()
})

test.each(['zh-Hans'] as const)('no barrier in %s', async (locale) => {
  const app = await openApp({ locale })
  await app.open(`${list}?has=contact`)
  await rows(app).first().waitFor()
  expect(await accessibilityFaults(app.page)).toEqual([])
  await app.top().locator('[aria-haspopup=dialog]').nth(3).click()
  await app.page.getByRole('dialog').waitFor()
  expect(await accessibilityFaults(app.page)).toEqual([])
  expect(app.faults).toEqual([])
  await app.close()
})

test.each(['fr'] as const)('nothing is wider than 375 px in %s', async (locale) => {
  const app = await openApp({ locale })
  await app.open(list)
  await rows(app).first().waitFor()
  expect(await app.top().evaluate((page) => page.scrollWidth)).toBe(375)
  await app.close()
})
