import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { testServer } from '#e2e/testServer.ts'
import { serveTwoVersions, type TwoVersions } from '#e2e/twoVersions.ts'

const newer = 'V9.9.9'
let server: TwoVersions
let app: AppWindow

beforeAll(async () => {
  server = await serveTwoVersions(newer)
})
afterAll(() => server.stop())

beforeEach(async () => {
  server.serveOlder()
  app = await openApp({
    server: { origin: server.origin, output: testServer().output },
    serviceWorker: true,
    motion: true,
  })
})
afterEach(() => app.close())

const about = '/pages/my/abort'
const update = '/pages/appUpdate/appUpdate'

async function onTop(path: string): Promise<void> {
  await app.page.locator(`[data-page="${path}"]:not([inert])`).waitFor()
}

/** Opens a page in the older version, with its service worker in charge as from the second visit on. */
async function openOlder(path: string): Promise<void> {
  await app.open(path)
  await app.page.evaluate(() => navigator.serviceWorker.ready)
  await app.open(path)
  await app.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** What the app does by itself each hour and whenever the person comes back to it. */
function comeBack(): Promise<unknown> {
  return app.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** Until the app has begun to follow its service worker. */
async function comeBackUntilAsked(): Promise<void> {
  await expect
    .poll(
      async () => {
        await comeBack()
        return app.page.locator(`[data-page="${update}"]`).count()
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBe(1)
}

test('a new version is served: the app-update dialog page fades in over the page that shows through; 稍后 goes on in the old one, and 立即更新 opens the new one where one was', async () => {
  await openOlder(about)
  await app.top().getByText('版本 V1.0.1').waitFor()
  server.serveNewer()
  await app.page.evaluate(() => {
    addEventListener('animationstart', (event) => {
      if (event.target instanceof HTMLElement && event.target.dataset['page'])
        document.documentElement.dataset['animated'] = event.animationName
    })
  })
  await comeBackUntilAsked()
  await onTop(update)
  const dialog = app.page.getByRole('dialog', { name: '版本更新' })
  await dialog.getByText('有新版本').waitFor()
  const look = await app.top().evaluate((page) => ({
    background: getComputedStyle(page).backgroundColor,
    animated: document.documentElement.dataset['animated'],
  }))
  expect(look.background).toBe('rgba(0, 0, 0, 0)')
  expect(look.animated).toMatch(/appear/)
  const below = app.page.locator(`[data-page="${about}"]`)
  expect(await below.isVisible()).toBe(true)
  expect(await below.getAttribute('inert')).not.toBeNull()
  await app.shot('appUpdate-over')

  await dialog.getByRole('button', { name: '稍后' }).click()
  await onTop(about)
  await app.top().getByText('版本 V1.0.1').waitFor()
  await comeBack()
  await app.top().getByRole('button', { name: '用户协议' }).click()
  await onTop('/pages/agreement/agreement')
  expect(await app.page.locator(`[data-page="${update}"]`).count()).toBe(0)

  await app.page.goBack()
  await onTop(about)
  await app.top().getByRole('button', { name: '检查更新' }).click()
  await onTop(update)
  await app.page.evaluate(() => {
    document.documentElement.dataset['version'] = 'older'
  })
  await app.page.getByRole('button', { name: '立即更新' }).click()
  await app.page.waitForFunction(() => document.documentElement.dataset['version'] === undefined)
  await onTop(about)
  await app.top().getByText(`版本 ${newer}`).waitFor()
  await app.top().getByRole('button', { name: '检查更新' }).click()
  await onTop(update)
  await app.page.getByRole('dialog').getByText('已是最新版本').waitFor()
  await app.page.keyboard.press('Escape')
  await onTop(about)
})

test('a code file that the newer version no longer has: the app takes the new version by itself and goes on where it was', async () => {
  await app.open('/')
  await app.page.evaluate(() => navigator.serviceWorker.ready)
  server.serveNewer()
  await app.page.evaluate((path) => {
    history.pushState({ key: 'gone', index: 1 }, '', `/h5${path}`)
    dispatchEvent(new PopStateEvent('popstate'))
  }, about)
  await onTop(about)
  await app.top().getByText(`版本 ${newer}`).waitFor()
})

test('检查更新 without connection says so', async () => {
  await openOlder(about)
  server.serveNothing()
  await app.top().getByRole('button', { name: '检查更新' }).click()
  await onTop(update)
  await app.page.getByRole('dialog').getByText('检查不到新版本，请稍后再试').waitFor()
  await app.page.getByRole('button', { name: '我知道了' }).click()
  await onTop(about)
})
