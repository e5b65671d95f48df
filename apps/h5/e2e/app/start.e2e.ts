import { expect, test } from 'vitest'
import { openApp } from '#e2e/openApp.ts'

test('a browser that is too old is told so in its language, and what stands on the page can still be read', async () => {
  const app = await openApp({ locale: 'en' })
  await app.page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'))
  await app.page.goto(`${app.origin}/h5/`)
  const notice = app.page.getByRole('alert').getByText('This browser is too old', { exact: false })
  await notice.waitFor()
  await app.page.getByRole('heading').first().waitFor()
  await notice.click()
  await notice.waitFor({ state: 'detached' })
  await app.close()
})

test.each(['index', 'firstWords'])(
  'when the %s of the app do not come, words say so, and a tap tries again',
  async (part) => {
    const app = await openApp()
    let isCut = true
    await app.page.route(new RegExp(`/assets/${part}-[^/]+\\.js`), (route) =>
      isCut ? route.abort() : route.continue(),
    )
    await app.page.goto(`${app.origin}/h5/pages/my/my`)
    const notice = app.page.getByRole('alert').getByText('连接服务器超时，点击屏幕重试')
    await notice.waitFor()
    isCut = false
    await notice.click()
    await app.page.locator('#root[data-live]').waitFor()
    await app.top().getByText('登录/注册').waitFor()
    expect(await notice.count()).toBe(0)
    await app.close()
  },
)

test('a fault of the page below the app, once it stands, covers nothing', async () => {
  const app = await openApp()
  await app.open('/')
  await app.page.evaluate(() => {
    setTimeout(() => void Promise.reject(new Error('of another script')))
    return new Promise((resolve) => addEventListener('unhandledrejection', resolve, { once: true }))
  })
  expect(await app.page.locator('#notice').count()).toBe(0)
  await app.close()
})
