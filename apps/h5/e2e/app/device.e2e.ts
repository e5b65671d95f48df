import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openInWechat } from '#e2e/fakeWechatBrowser.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { findCompany } from '#e2e/sample.ts'
import { openWithApi, withApi } from '#e2e/windowApi.ts'

let app: AppWindow

beforeEach(async () => {
  app = await openApp()
})

afterEach(() => app.close())

function toastText() {
  return app.page.locator('.toast')
}

/** Notes what the page asks the device for, from before its first script. */
async function watchQuestions(): Promise<void> {
  await app.context.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    const note = (owner: object | undefined, name: string) => {
      const original: unknown = owner && Reflect.get(owner, name)
      if (!owner || typeof original !== 'function') return
      Reflect.set(owner, name, (...given: unknown[]) => {
        asked.push(name)
        return Reflect.apply(original, owner, given)
      })
    }
    note(navigator.geolocation, 'getCurrentPosition')
    note(navigator.geolocation, 'watchPosition')
    note(navigator.mediaDevices, 'getUserMedia')
    note(Notification, 'requestPermission')
  })
}

test('nothing is asked of the device until it is used; then the position is given', async () => {
  await watchQuestions()
  await openWithApi(app, '/')
  const asked = () => app.page.evaluate(() => Reflect.get(window, 'asked'))
  expect(await asked()).toEqual([])
  await app.context.grantPermissions(['geolocation'])
  await app.context.setGeolocation({ latitude: 31.2, longitude: 121.5, accuracy: 30 })
  const found = await withApi(app, (api) => api.getLocation())
  expect(found).toEqual({ latitude: 31.2, longitude: 121.5, accuracy: 30 })
  expect(await asked()).toEqual(['getCurrentPosition'])
})

test('a refused position is told in words, and its watch as onLocationChange:fail', async () => {
  await openWithApi(app, '/')
  await app.context.clearPermissions()
  await expect(withApi(app, (api) => api.getLocation())).rejects.toThrow(/getLocation:fail .+/)
  await toastText().getByText('未允许使用位置，可在系统或浏览器的设置中开启').waitFor()
  const message = await withApi(
    app,
    (api) =>
      new Promise<string>((resolve) => {
        void api.onLocationChange(
          () => resolve('a position'),
          (error) => resolve(error.message),
        )
      }),
  )
  expect(message).toMatch(/^onLocationChange:fail .+/)
})

test('a watched position follows the device until its end', async () => {
  await openWithApi(app, '/')
  await app.context.grantPermissions(['geolocation'])
  await app.context.setGeolocation({ latitude: 31, longitude: 121 })
  await withApi(app, async (api) => {
    const seen: number[] = []
    const end = await api.onLocationChange(
      ({ latitude }) => seen.push(latitude),
      () => {},
    )
    Object.assign(window, { seen, end })
  })
  const seen = () => app.page.evaluate(() => Reflect.get(window, 'seen'))
  await expect.poll(seen).toEqual([31])
  await app.context.setGeolocation({ latitude: 32, longitude: 121 })
  await expect.poll(seen).toEqual([31, 32])
  await app.page.evaluate(() => Reflect.get(window, 'end')())
  await app.context.setGeolocation({ latitude: 33, longitude: 121 })
  // The device is there by now.
  const now = () =>
    app.page.evaluate(
      () =>
        new Promise<number>((resolve, reject) =>
          navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords.latitude), reject, {
            maximumAge: 0,
          }),
        ),
    )
  await expect.poll(now).toBe(33)
  expect(await seen()).toEqual([31, 32])
})

test('moveToLocation shows a point on the map, and fails without coordinates', async () => {
  await openWithApi(app, '/')
  await expect(
    app.page.evaluate(`window.zhzz.moveToLocation({ name: '展馆', latitude: 31 })`),
  ).rejects.toThrow('moveToLocation:fail latitude and longitude are needed')
  expect(app.context.pages()).toHaveLength(1)
  await app.context.route('https://uri.amap.com/**', (route) => route.fulfill({ body: '' }))
  const map = app.context.waitForEvent('page')
  const moved = withApi(app, (api) => api.moveToLocation({ name: '展馆', latitude: 31, longitude: 121 }))
  await app.page
    .getByRole('dialog', { name: '在地图中打开' })
    .getByRole('button', { name: '高德地图' })
    .click()
  await moved
  await expect.poll(async () => new URL((await map).url()).searchParams.get('position')).toBe('121,31')
})

/** A font that is on this machine anyway: that of the browser driver's own pages. */
function someFont(): Buffer {
  const folder = join(
    dirname(createRequire(import.meta.url).resolve('playwright-core')),
    'lib/vite/recorder/assets',
  )
  const file = readdirSync(folder).find((name) => name.endsWith('.ttf'))
  return readFileSync(join(folder, file ?? ''))
}

test('an icon font is loaded and drawn in a tab; one that cannot be had fails as loadFontFace:fail', async () => {
  await openWithApi(app, '/')
  await app.page.route('**/icons.ttf', (route) =>
    route.fulfill({ contentType: 'font/ttf', body: someFont() }),
  )
  await withApi(app, (api) => api.loadFontFace('icons', '/h5/icons.ttf'))
  expect(
    await app.page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`)),
  ).toEqual(['icons loaded'])
  await withApi(app, (api) => api.setTabBarItem(0, { iconfont: { text: '甲', fontFamily: 'icons' } }))
  const icon = app.page.getByRole('navigation').last().locator('i')
  await expect.poll(() => icon.evaluate((character) => getComputedStyle(character).fontFamily)).toBe('icons')
  await expect(withApi(app, (api) => api.loadFontFace('gone', '/h5/gone.woff2'))).rejects.toThrow(
    /Error: loadFontFace:fail .+/,
  )
})

test('copying says 复制成功, and 复制失败 where the browser refuses', async () => {
  await app.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id } = await findCompany({ statuses: ['green'] })
  await app.open(`/pages/enterprise/detail/detail?id=${id}`)
  const copy = app.top().getByRole('button', { name: /^复制统一社会信用代码/ })
  await copy.click()
  await toastText().getByText('复制成功').waitFor()
  expect(await app.page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[0-9A-Z]{18}$/)
  await app.page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    Object.defineProperty(document, 'execCommand', { value: () => false })
  })
  await copy.click()
  await toastText().getByText('复制失败').waitFor()
})

test('a microphone and notifications that are refused say so', async () => {
  await openWithApi(app, '/')
  await expect(withApi(app, (api) => api.record())).rejects.toThrow(/microphone:fail (refused|missing)/)
  await toastText().getByText('麦克风').waitFor()
  await expect(withApi(app, (api) => api.notify({ title: '提醒', body: '' }))).rejects.toThrow(
    'notifications:fail refused',
  )
  await toastText().getByText('通知').waitFor()
})

test('what the window shows of the app: its version and what it may be asked to do, nothing of its data', async () => {
  await openWithApi(app, '/pages/my/my')
  const names = await withApi(app, (api) => Object.keys(api).toSorted().join(' '))
  expect(names).toBe(
    'chooseLocation currentPage getLocation hideLoading hideTabBar hideToast loadFontFace moveToLocation navigateBack navigateTo ' +
      'notify onLocationChange previewImages reLaunch record redirectTo setTabBarItem showActionSheet showLoading ' +
      'showMessage showModal showTabBar showToast switchTab version',
  )
  expect(await withApi(app, (api) => api.version)).toEqual({ name: 'V1.0.1', code: 101 })
  expect(await withApi(app, (api) => api.currentPage())).toBe('/pages/my/my')
})

test('in WeChat the position comes from WeChat once the page is signed', async () => {
  const inWechat = await openInWechat({ consent: 'declined' })
  await openWithApi(inWechat, '/')
  await inWechat.newest('updateAppMessageShareData')
  const found = await withApi(inWechat, (api) => api.getLocation())
  expect(found).toEqual({ latitude: 22.5, longitude: 114, accuracy: 65 })
  expect(await inWechat.newest('geoLocation')).toMatchObject({ type: 'wgs84' })
  await inWechat.close()
})
