import { account } from '@zhzz/contract/account/calls.ts'
import { home } from '@zhzz/contract/home/calls.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeCompany } from '#e2e/madeCompany.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { saidToasts } from '#e2e/saidToasts.ts'
import { newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

const list = '/pages/enterprise/list/list'
const search = '**/company/none/search'

let app: AppWindow
let said: () => Promise<string[]>

beforeEach(async () => {
  app = await openApp()
  said = await saidToasts(app)
})

afterEach(() => app.close())

/** Waits until the page shows what went wrong. */
async function inline(words: string): Promise<void> {
  await app.top().getByText(words).first().waitFor()
}

test.each([
  { status: 404, code: 404, msg: '', words: '访问资源不存在' },
  { status: 404, code: 404, msg: '没有这份名单', words: '没有这份名单' },
  { status: 403, code: 403, msg: '', words: '当前操作没有权限' },
  { status: 500, code: 500, msg: '', words: '系统未知错误' },
  { status: 500, code: 500, msg: '数据库忙', words: '数据库忙' },
  { status: 200, code: 7777, msg: '库存不足', words: '库存不足' },
  { status: 200, code: 7777, msg: '', words: '系统未知错误' },
  { status: 200, code: '500', msg: '数据库忙', words: '数据库忙' },
])('a read refused with code $code "$msg" says $words in a toast, once, and in its place', async (row) => {
  const { status, code, msg, words } = row
  await app.page.route(search, (route) => route.fulfill({ status, json: { code, msg, data: null } }))
  await app.open(list)
  await expect.poll(said).toEqual([words])
  await inline(words)
  expect(await said()).toEqual([words])
})

test.each([6002, 336])('code %i of a read says nothing in a toast', async (code) => {
  await app.page.route(search, (route) => route.fulfill({ json: { code, msg: '内部消息', data: null } }))
  await app.open(list)
  await inline('内部消息')
  expect(await said()).toEqual([])
})

test('1051 of a read is a success of the specification: the page says what to do, no toast', async () => {
  await app.page.route(search, (route) => route.fulfill({ json: { code: 1051, msg: '用完', data: null } }))
  await app.open(list)
  await app.top().getByRole('button', { name: '登录', exact: true }).waitFor()
  expect(await said()).toEqual([])
})

test('a server that cannot be reached, and an answer that is not ours', async () => {
  await app.page.route(search, (route) => route.abort('connectionrefused'))
  await app.open(list)
  await expect.poll(said).toEqual(['网络连接失败，请稍后重试'])
  await inline('哎呀，网络信号丢失')
  await app.page.route(search, (route) => route.fulfill({ contentType: 'text/html', body: '<html>' }))
  await app.open(list)
  await expect.poll(said).toEqual(['网络异常'])
})

test('no answer for 20 seconds says 请求超时 beside the words of the connection', async () => {
  await app.page.clock.install()
  await app.page.route(search, () => {})
  await app.open(list)
  await app.page.clock.fastForward(19_000)
  expect(await said()).toEqual([])
  await app.page.clock.fastForward(1_000)
  await expect.poll(said).toEqual(['请求超时'])
  await inline('连接服务器超时，点击屏幕重试')
})

test('the message of a code that only the server knows is shown in English too; ours is in English', async () => {
  await app.close()
  app = await openApp({ locale: 'en' })
  said = await saidToasts(app)
  await app.page.route(search, (route) => route.fulfill({ json: { code: 7777, msg: '库存不足' } }))
  await app.open(list)
  await expect.poll(said).toEqual(['库存不足'])
  await app.page.route(search, (route) => route.fulfill({ json: { code: 404, msg: '没有' } }))
  await app.open(list)
  await expect.poll(said).toEqual(['This content does not exist.'])
})

test('a lost second page says why where it should be, with 重试, and in a toast; the rows stay', async () => {
  let fails = true
  await app.page.route(search, async (route) => {
    const { cursor, limit = 10 } = route.request().postDataJSON()
    if (cursor && fails)
      return route.fulfill({ status: 500, json: { code: 500, msg: '数据库忙', data: null } })
    const rows = Array.from({ length: limit }, (_, n) => madeCompany(Number(cursor ?? 0) + n))
    const access = { level: 'full', visible: 600, hidden: 0, reason: null }
    const next = cursor ? null : String(limit)
    const data = { list: rows, total: limit * 2, totalIsMore: false, cursor: next, access }
    return route.fulfill({ json: { code: 200, msg: '', data } })
  })
  await app.open(list)
  await app.top().getByText('测试机械第0号有限公司').waitFor()
  await app.top().evaluate((page) => page.scrollTo(0, page.scrollHeight))
  const again = app.top().getByRole('button', { name: '数据库忙 · 重试' })
  await again.waitFor()
  expect(await said()).toEqual(['数据库忙'])
  expect(await app.top().getByText('离线数据').count()).toBe(0)
  await app.top().getByText('测试机械第0号有限公司').waitFor()
  fails = false
  await again.click()
  await app.top().getByText('没有更多了').waitFor()
  expect(await said()).toEqual(['数据库忙'])
})

test('what several reads of the home page fail for is said once; what it showed stays when a newer answer fails', async () => {
  await signInAs(app, newPhone())
  await app.open('/')
  await app.top().getByText('近期展会').waitFor()
  const tabs = app.page.getByRole('navigation').last()
  await app.page.clock.install()
  await tabs.getByRole('button', { name: '我的' }).click()
  // What is under way would time out when the clock jumps.
  await app.page.waitForLoadState('networkidle')
  let refused = 0
  for (const { path } of [home.index, account.statistics, account.current])
    await app.page.route(`**${path}*`, (route) => {
      refused += 1
      return route.fulfill({ status: 500, json: { code: 500, msg: '', data: null } })
    })
  await app.page.clock.fastForward(61_000)
  await tabs.getByRole('button', { name: '首页' }).click()
  await app
    .top()
    .getByText(/离线数据/)
    .waitFor()
  await app.top().getByText('近期展会').waitFor()
  expect(refused).toBeGreaterThanOrEqual(2)
  expect(await said()).toEqual(['系统未知错误'])
})
