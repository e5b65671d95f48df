import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SourceServer, type SourceWindow, serveSource } from '#e2e/openSource.ts'
import type * as LoadingsModule from '#ui/loading.ts'
import type * as ToastsModule from '#ui/toast.ts'

let source: SourceServer
let app: SourceWindow
let warnings: string[]

beforeAll(async () => {
  source = await serveSource()
})

beforeEach(async () => {
  app = await source.openApp()
  warnings = []
  app.page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await app.page.clock.install({ time: 0 })
  await app.open('/pages/my/my')
  await app.page.clock.pauseAt(3_600_000)
})

afterEach(() => app.close())
afterAll(() => source.close())

type Toasts = typeof ToastsModule
type Loadings = typeof LoadingsModule

function toasts(work: (toasts: Toasts) => void): Promise<void> {
  return app.run('ui/toast.ts', work)
}

function loadings(work: (loadings: Loadings) => void): Promise<void> {
  return app.run('ui/loading.ts', work)
}

function said(): Promise<string[]> {
  return app.page.locator('.toast span').allTextContents()
}

test('a toast stays 2,500 ms, one of a part 2,000 ms, one of a device call 1,500 ms', async () => {
  await toasts(({ toast }) => toast('产品'))
  await app.page.clock.runFor(2490)
  expect(await said()).toEqual(['产品'])
  await app.page.clock.runFor(10)
  expect(await said()).toEqual([])
  await toasts(({ toast }) => toast('部件', 'part'))
  await app.page.clock.runFor(1990)
  expect(await said()).toEqual(['部件'])
  await app.page.clock.runFor(10)
  expect(await said()).toEqual([])
  await toasts(({ toast }) => toast('设备', 'device'))
  await app.page.clock.runFor(1490)
  expect(await said()).toEqual(['设备'])
  await app.page.clock.runFor(10)
  expect(await said()).toEqual([])
})

test('loading and toast are shown and hidden in pairs; a hide too many only warns', async () => {
  const loading = app.page.getByRole('dialog', { name: '正在上传' })
  await loadings(({ showLoading }) => {
    showLoading('正在上传')
    showLoading('正在上传')
  })
  await loading.waitFor()
  await loadings(({ hideLoading }) => hideLoading())
  await app.page.keyboard.press('Escape')
  await expect.poll(() => loading.isVisible()).toBe(true)
  await loadings(({ hideLoading }) => hideLoading())
  await loading.waitFor({ state: 'hidden' })
  expect(warnings).toEqual([])
  await loadings(({ hideLoading }) => hideLoading())
  expect(warnings).toEqual(['hideLoading without showLoading'])
  await toasts(({ toast, hideToast }) => {
    toast('一')
    hideToast()
  })
  expect(await said()).toEqual([])
  await toasts(({ hideToast }) => hideToast())
  expect(warnings).toEqual(['hideLoading without showLoading', 'hideToast without a toast that is shown'])
})

/** Lets `explain` speak about an error; what the toast says. */
async function explained(error: string): Promise<string[]> {
  await app.page.evaluate(`Promise.all([
      import('/h5/src/api/explain.ts'), import('/h5/src/api/unreachable.ts'), import('/h5/src/api/refusal.ts')
    ]).then(([{ explain }, { Unreachable }, { Refusal }]) => explain(${error}))`)
  return said()
}

test.each([
  ['offline', '哎呀，网络信号丢失'],
  ['network', '网络连接失败，请稍后重试'],
  ['timeout', '请求超时'],
  ['broken', '网络异常'],
])('%s says %s', async (failure, words) => {
  expect(await explained(`new Unreachable('${failure}')`)).toEqual([words])
})

test('codes 6002 and 336 and what we took back ourselves say nothing', async () => {
  expect(await explained("new Unreachable('aborted')")).toEqual([])
  expect(await explained("new Refusal({ code: 6002, msg: '已存在', data: null })")).toEqual([])
  expect(await explained("new Refusal({ code: 336, msg: '', data: null })")).toEqual([])
  expect(await explained("new Refusal({ code: 999, msg: '编号重复', data: null })")).toEqual(['编号重复'])
})

test('a list that is pulled down asks for itself again; a short pull does not', async () => {
  await app.close()
  app = await source.openApp()
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
