import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AppWindow, openApp } from '#e2e/openApp.ts'

const list = '/pages/enterprise/list/list'

let app: AppWindow

beforeEach(async () => {
  app = await openApp()
})

afterEach(() => app.close())

async function onTop(path: string): Promise<void> {
  await app.page.locator(`[data-page="${path}"]:not([inert])`).waitFor()
}

test.each([
  [375, 16],
  [750, 32],
  [960, 40.96],
  [1280, 16],
])(
  'at a width of %i px the root font size is %f px, and the column is capped and centred',
  async (width, size) => {
    await app.page.setViewportSize({ width, height: 800 })
    await app.open('/')
    const root = await app.page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    expect(Number.parseFloat(root)).toBeCloseTo(size, 2)
    expect(await app.page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(249, 249, 249)',
    )
    const column = await app.page.evaluate(() => {
      const buttons = [...document.querySelectorAll('nav:last-of-type button')].map((one) =>
        one.getBoundingClientRect(),
      )
      return {
        left: Math.min(...buttons.map((one) => one.left)),
        right: Math.max(...buttons.map((one) => one.right)),
      }
    })
    expect(column.right - column.left).toBeLessThanOrEqual(480)
    expect(Math.abs(column.left - (width - column.right))).toBeLessThanOrEqual(1)
  },
)

test('code that comes late: after 200 ms the loading page, and then the page', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await app.page.route(/assets\/(agreement|StaticDocument)[^/]*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await app.page.clock.install({ time: 0 })
  await app.page.goto(`${app.origin}/h5/pages/my/my`)
  await onTop('/pages/my/my')
  await app.page.clock.pauseAt(3_600_000)
  await app.page.evaluate(() => {
    history.pushState({ key: 'late', index: 1 }, '', '/h5/pages/agreement/agreement')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await onTop('/pages/agreement/agreement')
  const words = app.top().getByText('小智正在全速加载中…')
  const height = async () => (await words.boundingBox())?.height ?? 0
  // For screen readers it is there at once.
  await words.waitFor({ state: 'attached' })
  await app.page.clock.runFor(199)
  expect(await height()).toBeLessThanOrEqual(1)
  await app.page.clock.runFor(1)
  await expect.poll(height).toBeGreaterThan(10)
  release()
  await app.page.clock.resume()
  await words.waitFor({ state: 'detached' })
})

test('code that does not come for 60 seconds is a time-out', async () => {
  await app.page.clock.install()
  await app.page.route(/assets\/login[^/]*\.js/, () => {})
  await app.open('/pages/my/my')
  await app.page.getByRole('button', { name: '登录/注册' }).click()
  await onTop('/pages/login/login')
  await app.page.clock.fastForward(59_000)
  await expect.poll(() => app.top().getByText('连接服务器超时，点击屏幕重试').count()).toBe(0)
  await app.page.clock.fastForward(1_000)
  await app.top().getByText('连接服务器超时，点击屏幕重试').waitFor()
})

test('a lazy file that fails dispatches its event, and the page comes all the same', async () => {
  await app.page.addInitScript(() => {
    addEventListener('vite:preloadError', () =>
      sessionStorage.setItem('seen', String(Number(sessionStorage.getItem('seen') ?? 0) + 1)),
    )
  })
  await app.page.goto(`${app.origin}/h5/pages/my/my`)
  await onTop('/pages/my/my')
  let failures = 0
  await app.page.route(/assets\/login[^/]*\.js/, async (route) => {
    failures += 1
    if (failures <= 2) await route.abort()
    else await route.continue()
  })
  await app.page.getByRole('button', { name: '登录/注册' }).click()
  await app.top().getByLabel('手机号').waitFor()
  expect(failures).toBeGreaterThan(0)
  expect(await app.page.evaluate(() => sessionStorage.getItem('seen'))).not.toBeNull()
})

test('a lazy file that is gone for good ends at a page that can be asked again, not in a circle', async () => {
  await app.page.goto(`${app.origin}/h5/pages/my/my`)
  await onTop('/pages/my/my')
  let loads = 0
  app.page.on('load', () => {
    loads += 1
  })
  await app.page.route(/assets\/login[^/]*\.js/, (route) => route.abort())
  await app.page.getByRole('button', { name: '登录/注册' }).click()
  await app.top().getByText('哎呀，网络信号丢失').waitFor()
  expect(loads).toBe(1)
  await app.page.unroute(/assets\/login[^/]*\.js/)
  await app.top().getByRole('button', { name: '重新加载' }).click()
  await app.top().getByLabel('手机号').waitFor()
})

test('no answer for 20 seconds: the connection timed out, and a tap anywhere asks again', async () => {
  await app.page.clock.install()
  let answers = false
  await app.page.route('**/prediction/none/editions*', async (route) => {
    if (answers) await route.continue()
  })
  await app.open('/pages/prediction/list')
  await app.page.clock.fastForward(19_000)
  await expect.poll(() => app.top().getByText('连接服务器超时，点击屏幕重试').count()).toBe(0)
  await app.page.clock.fastForward(1_000)
  await app.top().getByText('连接服务器超时，点击屏幕重试').waitFor()
  answers = true
  // The words lie below the button that reaches over them.
  await app.top().getByText('连接服务器超时，点击屏幕重试').click({ force: true })
  await app
    .top()
    .getByText(/共 \d+ 条|还有 \d+ 条/)
    .first()
    .waitFor()
})

test.each([
  ['zh-Hans', '连接服务器超时，点击屏幕重试'],
  ['zh-Hant', '連線伺服器超時，點擊螢幕重試'],
  ['en', 'The connection timed out, click the screen to try again.'],
  ['fr', "La connexion a expiré, cliquez sur l'écran pour réessayer."],
  ['es', 'Se agotó el tiempo de conexión, haga clic en la pantalla para volver a intentarlo.'],
] as const)('a timed-out connection in %s', async (locale, words) => {
  await app.close()
  app = await openApp({ locale })
  await app.page.clock.install()
  await app.page.route('**/prediction/none/editions*', () => {})
  await app.open('/pages/prediction/list')
  await app.page.clock.fastForward(20_000)
  await app.top().getByText(words).waitFor()
})

test('a link opened in a new tab stands alone, and its way back leads home', async () => {
  await app.open(list)
  await app.top().locator('[data-row="0"] button').first().click()
  await onTop('/pages/enterprise/detail/detail')
  const tab = await app.context.newPage()
  await tab.goto(app.page.url())
  const page = tab.locator('[data-page="/pages/enterprise/detail/detail"]:not([inert])')
  await page.getByRole('button', { name: '返回' }).first().click()
  await tab.locator('[data-page="/"]:not([inert])').waitFor()
})

test.each([
  '/pages/login/login',
  '/pages/login/pwdLogin',
  '/pages/login/forgetPwd',
  '/pages/person/setting',
  '/pages/person/changePassword',
  '/pages/person/secret',
  '/pages/agreement/agreement',
  '/pages/agreement/screcrtAgreement',
  '/pages/webView/webView?url=%2Fh5%2Fhybrid%2Fhtml%2Fagreement.html',
])('%s is not kept as the last visited page, a list with its query is', async (path) => {
  await app.open(`${list}?keyword=a`)
  await app.open(path)
  expect(await app.page.evaluate(() => localStorage.getItem('currentPath'))).toBe(`${list}?keyword=a`)
})
