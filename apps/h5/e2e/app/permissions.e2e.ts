import { expect, test } from 'vitest'
import { openApp } from '#e2e/openApp.ts'
import { people } from '#e2e/sample.ts'
import { signInAs, tokenFor } from '#e2e/signInAs.ts'
import { everyPage } from '#e2e/walk/pageParams.ts'

test('no page asks for a permission of the device by itself; photos are opened by the tap that needs them', {
  timeout: 300_000,
}, async () => {
  const app = await openApp()
  const asked: string[] = []
  await app.page.exposeFunction('noteAsked', (name: string) => asked.push(name))
  await app.page.addInitScript(() => {
    const note = (name: string) => Reflect.get(window, 'noteAsked')(name)
    const refuse = (name: string) => () => {
      note(name)
      return Promise.reject(new Error(name))
    }
    navigator.geolocation.getCurrentPosition = () => note('position')
    navigator.geolocation.watchPosition = () => {
      note('position')
      return 0
    }
    if (navigator.mediaDevices) navigator.mediaDevices.getUserMedia = refuse('camera or microphone')
    Notification.requestPermission = refuse('notifications')
    const click = HTMLInputElement.prototype.click
    HTMLInputElement.prototype.click = function clicked(this: HTMLInputElement) {
      if (this.type === 'file') note('photos')
      click.call(this)
    }
  })
  const token = await tokenFor(people.member)
  await signInAs(app, people.member)
  for (const path of await everyPage(token)) {
    if (path.startsWith('/pages/login/')) continue
    await app.open(path)
    await expect.poll(() => app.top().locator('[data-skeleton]').count()).toBe(0)
  }
  expect(asked).toEqual([])

  await app.open('/pages/my/information')
  await app.top().getByRole('button', { name: '头像' }).click()
  const chooser = app.page.waitForEvent('filechooser')
  await app.page.getByRole('button', { name: '从相册选择' }).click()
  await chooser
  await app.close()
})

test('智慧引擎 makes room for the soft keyboard: its last suggestion can be scrolled above it', async () => {
  const covered = 300
  const app = await openApp({ height: 520 })
  await app.page.addInitScript((height) => {
    const viewport = window.visualViewport
    if (viewport)
      Object.defineProperty(viewport, 'height', {
        get: () => innerHeight - (Reflect.get(window, 'keyboard') === true ? height : 0),
      })
  }, covered)
  await app.open('/pages/search/search')
  await app.top().getByRole('searchbox').fill('机床')
  const suggestions = app.top().getByRole('region', { name: '搜索建议' })
  await suggestions.getByRole('heading', { name: '展会' }).waitFor()
  const last = suggestions.getByRole('button').last()
  const bottomAtTheEnd = async () => {
    await app.top().evaluate((page) => page.scrollTo(0, page.scrollHeight))
    return last.evaluate((row) => innerHeight - row.getBoundingClientRect().bottom)
  }
  expect(await bottomAtTheEnd()).toBeLessThan(covered)
  await app.page.evaluate(() => {
    Reflect.set(window, 'keyboard', true)
    window.visualViewport?.dispatchEvent(new Event('resize'))
  })
  await expect.poll(bottomAtTheEnd).toBeGreaterThanOrEqual(covered)
  await app.close()
})
