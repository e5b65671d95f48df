import { reference } from '@zhzz/contract/reference/calls.ts'
import type { Route } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { openWithApi, withApi } from '#e2e/windowApi.ts'

let app: AppWindow
let warnings: string[]

beforeEach(async () => {
  app = await openApp()
  warnings = []
  app.page.on('console', (message) => {
    if (message.text().startsWith('hide')) warnings.push(message.text())
  })
})

afterEach(() => app.close())

/** 我的, with a clock that stands still. */
async function openStill(): Promise<void> {
  await app.page.clock.install({ time: 0 })
  await openWithApi(app, '/pages/my/my')
  await app.page.clock.pauseAt(3_600_000)
}

function said(): Promise<string[]> {
  return app.page.locator('.toast span').allTextContents()
}

/** What is said now is there until so many milliseconds from now. */
async function staysFor(milliseconds: number, words: string): Promise<void> {
  await expect.poll(said).toEqual([words])
  await app.page.clock.runFor(milliseconds - 10)
  expect(await said()).toEqual([words])
  await app.page.clock.runFor(10)
  expect(await said()).toEqual([])
}

test('a toast stays 2,500 ms, one of a part 2,000 ms, one of a device call 1,500 ms', async () => {
  await openStill()
  await withApi(app, (api) => api.showToast('设备'))
  await staysFor(1500, '设备')
  await app.page.route('**/gone.svg', (route) => route.fulfill({ status: 404 }))
  await withApi(app, (api) => void api.previewImages(['/gone.svg']))
  await staysFor(2000, '预览图片失败')
  await app.page.keyboard.press('Escape')
  await app.page.route(`**${reference.customerServiceInfo.path}*`, (route) =>
    route.fulfill({ json: { code: 999, msg: '产品', data: null } }),
  )
  await app.top().getByRole('button', { name: '联系客服' }).click()
  await staysFor(2500, '产品')
})

test('loading and toast are shown and hidden in pairs; a hide too many only warns', async () => {
  await openStill()
  const loading = app.page.getByRole('dialog', { name: '正在上传' })
  await withApi(app, (api) => {
    api.showLoading('正在上传')
    api.showLoading('正在上传')
  })
  await loading.waitFor()
  await withApi(app, (api) => api.hideLoading())
  await app.page.keyboard.press('Escape')
  await expect.poll(() => loading.isVisible()).toBe(true)
  await withApi(app, (api) => api.hideLoading())
  await loading.waitFor({ state: 'hidden' })
  expect(warnings).toEqual([])
  await withApi(app, (api) => api.hideLoading())
  expect(warnings).toEqual(['hideLoading without showLoading'])
  await withApi(app, (api) => {
    api.showToast('一')
    api.hideToast()
  })
  expect(await said()).toEqual([])
  await withApi(app, (api) => api.hideToast())
  expect(warnings).toEqual(['hideLoading without showLoading', 'hideToast without a toast that is shown'])
})

/** 我的, from where a tap makes a call that goes as `answer` lets it. */
async function tap(answer: (route: Route) => Promise<void>): Promise<void> {
  await app.page.route(`**${reference.customerServiceInfo.path}*`, answer)
  await app.top().getByRole('button', { name: '联系客服' }).click()
}

const coded = (code: number, msg: string) => (route: Route) =>
  route.fulfill({ json: { code, msg, data: null } })

test.each([
  ['refused', '网络连接失败，请稍后重试', (route: Route) => route.abort('connectionrefused')],
  [
    'answered by another',
    '网络异常',
    (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>' }),
  ],
  ['404 without words', '访问资源不存在', coded(404, '')],
  ['500 without words', '系统未知错误', coded(500, '')],
  ['999 with words', '编号重复', coded(999, '编号重复')],
])('a call that is %s says %s', async (_how, words, answer) => {
  await app.open('/pages/my/my')
  await tap(answer)
  await expect.poll(said).toEqual([words])
})

test('a call without an answer for 20 s says 请求超时', async () => {
  await openStill()
  const asked = app.page.waitForRequest((request) =>
    request.url().includes(reference.customerServiceInfo.path),
  )
  await tap(() => new Promise(() => {}))
  await asked
  await app.page.clock.runFor(19_900)
  expect(await said()).toEqual([])
  await app.page.clock.runFor(100)
  await expect.poll(said).toEqual(['请求超时'])
})

test('codes 6002 and 336 say nothing', async () => {
  await app.page.addInitScript(() => {
    const everSaid: string[] = []
    Object.assign(window, { everSaid })
    new MutationObserver(() => {
      const words = document.querySelector('.toast span')?.textContent
      if (words && !everSaid.includes(words)) everSaid.push(words)
    }).observe(document, { childList: true, subtree: true })
  })
  await app.open('/pages/my/my')
  for (const [code, msg] of [
    [6002, '已存在'],
    [336, '已有更新的请求'],
    [999, '编号重复'],
  ] as const) {
    const answered = app.page.waitForResponse(`**${reference.customerServiceInfo.path}*`)
    await tap(coded(code, msg))
    await (await answered).finished()
  }
  await expect.poll(said).toEqual(['编号重复'])
  expect(await app.page.evaluate(() => Reflect.get(window, 'everSaid'))).toEqual(['编号重复'])
})

test('a list that is pulled down asks for itself again; a short pull does not', async () => {
  let asked = 0
  await app.page.route('**/company/none/search', async (route) => {
    asked += 1
    await route.continue()
  })
  await app.open('/pages/enterprise/list/list')
  await app.top().locator('[data-row="0"]').waitFor()
  const pull = async (distance: number) => {
    const session = await app.context.newCDPSession(app.page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: 180, y }],
      })
    await touch('touchStart', 300)
    for (let y = 310; y <= 300 + distance; y += 10) await touch('touchMove', y)
    const words = await app.top().getByText(/刷新/).allTextContents()
    await touch('touchEnd')
    return words
  }
  const before = asked
  expect(await pull(60)).toEqual(['下拉刷新'])
  expect(await pull(160)).toEqual(['松开立即刷新'])
  await expect.poll(() => asked).toBe(before + 1)
  await expect.poll(() => app.top().getByText(/刷新/).count()).toBe(0)
})
