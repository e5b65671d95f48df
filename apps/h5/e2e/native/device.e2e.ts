import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { message } from '@zhzz/contract/message/calls.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { type Packaged, type PackagedWindow, startPackaged } from '#e2e/native/openPackaged.ts'
import { findCompany, newPhone } from '#e2e/sample.ts'
import { openWithApi, withApi } from '#e2e/windowApi.ts'

let packaged: Packaged
let app: PackagedWindow
beforeAll(async () => {
  packaged = await startPackaged()
})
afterAll(() => packaged.stop())
afterEach(() => app.close())

const toast = () => app.page.locator('.toast')

/** Of who is signed in on the device. */
function token(): string {
  return JSON.parse([...app.shell.device.secrets.values()][0] ?? '""')
}

test('the position: asked for when it is used, given, and a refusal is said', async () => {
  app = await packaged.open()
  await openWithApi(app, '/')
  expect(app.shell.count('Geolocation.getCurrentPosition')).toBe(0)
  const found = await withApi(app, (api) => api.getLocation())
  expect(found).toEqual({ latitude: 31.2, longitude: 121.5, accuracy: 30 })
  app.shell.device.location = 'denied'
  await expect(withApi(app, (api) => api.getLocation())).rejects.toThrow(
    'Location permission request was denied.',
  )
  await toast().getByText('未允许使用位置').waitFor()
})

test('a notification of the app: shown, or its refusal is said', async () => {
  app = await packaged.open()
  await openWithApi(app, '/')
  await withApi(app, (api) => api.notify({ title: '展会', body: '明天开幕' }))
  expect(await app.shell.newest('LocalNotifications.schedule')).toMatchObject({
    notifications: [{ id: 1, title: '展会', body: '明天开幕' }],
  })
  app.shell.device.notifications = 'denied'
  await expect(withApi(app, (api) => api.notify({ title: '展会', body: '' }))).rejects.toThrow(
    'notifications:fail refused',
  )
  await toast().getByText('未允许使用通知').waitFor()
})

test('the camera: a picture that is taken goes to the server and is seen again; a refusal is said', async () => {
  app = await packaged.open()
  await app.login(newPhone())
  const { id } = await findCompany({})
  await app.open(`/pages/followUp/form?targetType=company&targetId=${id}`)
  await app.top().locator('button[aria-expanded=false]').last().click()
  const take = async (source: number) => {
    await app.top().locator('fieldset > button').last().click()
    await app.page.getByRole('dialog').getByRole('button').nth(source).click()
  }
  await take(0)
  const shown = app.top().locator('fieldset img').first()
  await expect.poll(() => shown.getAttribute('src')).toMatch(new RegExp(`^${packaged.origin}/`))
  await expect
    .poll(() => shown.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth))
    .toBeGreaterThan(0)
  await take(1)
  expect(await app.shell.newest('Camera.chooseFromGallery')).toMatchObject({ allowMultipleSelection: true })
  await expect.poll(() => app.top().locator('fieldset img').count()).toBe(2)
  app.shell.device.camera = 'denied'
  await take(0)
  await toast().getByText('未允许使用相机').waitFor()
})

test('隐私设置 tells what the person decided, and asks for nothing', async () => {
  app = await packaged.open({ camera: 'denied' })
  await app.login(newPhone())
  await app.open('/pages/person/secret')
  await app.top().getByText('已拒绝').first().waitFor()
  expect(app.shell.count('Camera.requestPermissions')).toBe(0)
})

test('sharing, copying, files and calls go through the system', async () => {
  app = await packaged.open()
  const { id } = await findCompany({})
  await app.open(`/pages/enterprise/detail/detail?id=${id}`)
  await app.top().getByRole('button', { name: '分享' }).click()
  expect(await app.shell.newest('Share.share')).toMatchObject({
    url: expect.stringMatching(`^${packaged.origin}/h5/pages/enterprise/detail/detail\\?id=${id}`),
  })
  await app.open('/pages/webView/webView?url=/h5/hybrid/html/agreement.html')
  await app.top().getByRole('button', { name: '复制' }).click()
  expect(await app.shell.newest('Clipboard.write')).toEqual({
    string: `${packaged.origin}/h5/hybrid/html/agreement.html`,
  })
  await toast().getByText('链接已复制').waitFor()
})

test('a date goes to the calendar as a file that the system opens', async () => {
  app = await packaged.open()
  const { list } = await ask(exhibition.search, { limit: 20 }, undefined, packaged.origin)
  await app.open(`/pages/exhibition/detail/detail?id=${list[0]?.id}`)
  await app.top().getByRole('button', { name: /日历/ }).first().click()
  const { path, data, directory } = await app.shell.newest('Filesystem.writeFile')
  expect({ path, directory }).toEqual({ path: expect.stringMatching(/\.ics$/), directory: 'CACHE' })
  expect(Buffer.from(String(data), 'base64').toString()).toMatch(/^BEGIN:VCALENDAR/)
  expect(await app.shell.newest('Share.share')).toMatchObject({ files: [`file:///cache/${String(path)}`] })
})

test('push: the device registers with its service, and the server knows it; a refusal is said', async () => {
  app = await packaged.open({ notifications: 'denied' })
  await app.login(newPhone())
  await app.open('/pages/home/message?view=settings')
  await app.top().getByRole('button', { name: '浏览器推送' }).click()
  const here = app.top().getByRole('switch', { name: '这台设备' })
  await here.click()
  await toast().getByText('未允许使用通知').waitFor()
  expect(app.shell.count('PushNotifications.register')).toBe(0)
  app.shell.device.notifications = 'granted'
  await here.click()
  await app.shell.newest('PushNotifications.register')
  await app.shell.emit('PushNotifications', 'registration', { value: 'device-token:'.padEnd(80, 'x') })
  await expect
    .poll(async () => (await ask(message.targets, {}, token(), packaged.origin)).push.isHere)
    .toBe(true)
})

test('on iOS the same goes over its own bridge', async () => {
  app = await packaged.open({ system: 'ios' })
  await openWithApi(app, '/')
  expect(await withApi(app, (api) => api.getLocation())).toMatchObject({ latitude: 31.2 })
  await app.login(newPhone())
  expect(token()).toMatch(/^[\w-]{40,}$/)
})

test('open follow-ups are reminded of by the device while the app is closed; not after a sign-out', async () => {
  app = await packaged.open()
  await app.login(newPhone())
  const { id } = await findCompany({})
  const next = new Date(Date.now() + 3_600_000)
  const record = await ask(
    followUp.save,
    {
      targetType: 'company',
      targetId: id,
      clientUid: crypto.randomUUID(),
      followType: 'phone',
      content: '请打 13912345678',
      followTime: new Date().toISOString(),
      nextFollowTime: next.toISOString(),
      remindMinutes: 15,
    },
    token(),
    packaged.origin,
  )
  await app.shell.emit('App', 'pause')
  const { notifications } = await app.shell.newest('LocalNotifications.schedule')
  expect(notifications).toMatchObject([
    {
      schedule: { at: new Date(next.getTime() - 15 * 60_000).toISOString() },
      extra: { path: `/pages/followUp/detail?id=${record.id}` },
    },
  ])
  expect(JSON.stringify(notifications)).not.toContain('13912345678')
  await app.shell.emit('LocalNotifications', 'localNotificationActionPerformed', {
    actionId: 'tap',
    notification: { id: 1, extra: { path: `/pages/followUp/detail?id=${record.id}` } },
  })
  await app.page.locator('[data-page="/pages/followUp/detail"]:not([inert])').waitFor()
})
