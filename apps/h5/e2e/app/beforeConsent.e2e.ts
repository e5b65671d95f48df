import { event } from '@zhzz/contract/event/calls.ts'
import { expect, test } from 'vitest'
import { openApp } from '#e2e/openApp.ts'

test('before 同意 nothing leaves for elsewhere, no click is counted and no permission is asked for', async () => {
  const app = await openApp({ firstStart: true })
  const asked: string[] = []
  app.context.on('request', (request) => asked.push(request.url()))
  await app.page.addInitScript(() => {
    const prompts: string[] = []
    Reflect.set(window, 'prompts', prompts)
    const note = (name: string) => () => {
      prompts.push(name)
      return Promise.reject(new Error(name))
    }
    navigator.geolocation.getCurrentPosition = () => {
      prompts.push('position')
    }
    navigator.geolocation.watchPosition = () => {
      prompts.push('watch')
      return 0
    }
    if (navigator.mediaDevices) navigator.mediaDevices.getUserMedia = note('media')
    Notification.requestPermission = note('notification')
    navigator.sendBeacon = (url) => {
      prompts.push(String(url))
      return true
    }
  })
  await app.open('/')
  const guide = app.page.getByRole('dialog', { name: '个人信息保护指引' })
  await guide.waitFor()
  await guide.getByRole('button', { name: '暂不使用' }).click()
  await app.top().getByRole('button', { name: '找企业' }).click()
  await app.top().locator('[data-row="0"]').waitFor()
  await app.page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  const own = (url: string) => url.startsWith('data:') || new URL(url).origin === app.origin
  expect(asked.filter((url) => !own(url))).toEqual([])
  expect(asked.filter((url) => url.includes(event.batch.path))).toEqual([])
  expect(await app.page.evaluate(() => Reflect.get(window, 'prompts'))).toEqual([])
  await app.close()
})

test('after 同意 taps are counted by page and place, without a word of the page', async () => {
  const app = await openApp({ firstStart: true })
  const sent = app.page.waitForRequest((request) => request.url().includes(event.batch.path), {
    timeout: 30_000,
  })
  await app.open('/')
  const guide = app.page.getByRole('dialog', { name: '个人信息保护指引' })
  await guide.getByRole('button', { name: '同意' }).click()
  await guide.waitFor({ state: 'hidden' })
  // Counting begins when the browser rests for the first time.
  await app.page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await app.top().getByRole('button', { name: '找企业' }).click()
  await app.top().locator('[data-row="0"] button').first().click()
  const { clicks } = (await sent).postDataJSON()
  expect(clicks.length).toBeGreaterThan(0)
  for (const { page, target } of clicks) {
    expect(page).toMatch(/^\/[\w/]*$/)
    expect(target).toMatch(/^[\w>:.-]+$/)
  }
  await app.close()
})
