import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Pushed, startPushService } from '@zhzz/api/channel/fakePushService.ts'
import { account } from '@zhzz/contract/account/calls.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { message } from '@zhzz/contract/message/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { copySample } from '#e2e/copySample.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { freePort, type RunningServer, runServer } from '#e2e/runServer.ts'
import { newPhone, tokenOf } from '#e2e/sample.ts'
import { scratchFolder } from '#e2e/scratchFolder.ts'

const folder = scratchFolder('h5-push-')
const output = join(folder, 'output.txt')
const service = await startPushService()
let server: RunningServer

beforeAll(async () => {
  const env = { DATA_DIR: join(folder, 'data'), PUSH_ORIGINS: service.origin }
  await copySample(env.DATA_DIR)
  server = await runServer(env, await freePort(), output)
})

afterAll(async () => {
  await server.stop()
  await service.close()
  rmSync(folder, { recursive: true, force: true })
})

/**
 * A phone on 通知设置 of a person. A browser without its maker's push service subscribes to none, so here it gets a
 * subscription of the local one; what comes there is handed to its service worker as its maker's would.
 */
async function openOnPhone() {
  const app = await openApp({ server: { origin: server.origin, output }, serviceWorker: true, whole: true })
  await app.context.grantPermissions(['notifications'], { origin: server.origin })
  // Each time another one, as a browser does.
  const subscriptions = [service.subscribe(), service.subscribe()]
  await app.page.addInitScript((given) => {
    PushManager.prototype.subscribe = async (options) => {
      localStorage.setItem('draft:subscribed', JSON.stringify(options?.applicationServerKey))
      const one = given.shift()
      return Object.assign(Object.create(PushSubscription.prototype), { toJSON: () => one })
    }
  }, subscriptions)
  await app.login(newPhone())
  const token = await tokenOf(app)
  const hours = { isOn: false, from: '22:00', to: '08:00', timeZone: 'Asia/Shanghai' }
  await ask(message.saveQuiet, hours, token, server.origin)
  await app.open('/pages/home/message?view=settings')
  await app.top().getByRole('button', { name: '浏览器推送' }).click()
  return { app, token, path: new URL(subscriptions[0]?.endpoint ?? '').pathname }
}

async function deliver(app: AppWindow, data: string): Promise<void> {
  const browser = await app.context.newCDPSession(app.page)
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: app.origin,
    registrationId: await registered,
    data,
  })
}

/** What the system shows of us. */
function shownOn(app: AppWindow) {
  return app.page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
  })
}

/** A tap on what is shown, which only the system can make. */
async function tapShown(app: AppWindow): Promise<void> {
  const worker = app.context.serviceWorkers()[0] ?? (await app.context.waitForEvent('serviceworker'))
  await worker.evaluate(`registration.getNotifications().then(([notification]) =>
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification })))`)
}

async function remindOf(token: string) {
  const { list } = await ask(company.search, { limit: 1 }, token, server.origin)
  const [found] = list
  if (!found) throw new Error('no company')
  const { followUp } = await import('@zhzz/contract/followUp/calls.ts')
  const record = await ask(
    followUp.save,
    {
      targetType: 'company',
      targetId: found.id,
      clientUid: crypto.randomUUID(),
      followType: 'phone',
      content: '请打 13912345678',
      followTime: new Date().toISOString(),
      nextFollowTime: new Date(Date.now() + 600_000).toISOString(),
      remindMinutes: 15,
    },
    token,
    server.origin,
  )
  return { name: found.name, id: record.id }
}

test('a reminder comes to the device that was switched on by a tap, and a tap on it opens its record', {
  timeout: 120_000,
}, async () => {
  const { app, token, path } = await openOnPhone()
  const here = app.top().getByRole('switch', { name: '这台设备' })
  expect(await here.getAttribute('aria-checked')).toBe('false')
  await here.click()
  await expect.poll(() => here.getAttribute('aria-checked')).toBe('true')
  const { push } = await ask(message.targets, {}, token, server.origin)
  expect(push).toMatchObject({ isHere: true, devices: 1 })
  const key = await app.page.evaluate(() => localStorage.getItem('draft:subscribed'))
  expect(key).toBe(JSON.stringify(push.publicKey))

  const { name, id } = await remindOf(token)
  const mine = () => service.pushed.filter((one) => one.path === path)
  await expect.poll(() => mine().length, { timeout: 40_000 }).toBe(1)
  const [pushed]: Pushed[] = mine()
  expect(pushed?.headers['urgency']).toBe('high')
  expect(pushed?.text).not.toMatch(/1391234|请打/)
  await deliver(app, pushed?.text ?? '')
  await expect.poll(() => shownOn(app)).toHaveLength(1)
  expect((await shownOn(app))[0]).toMatchObject({ title: name, body: expect.stringMatching(/^该联系了：/) })
  // Come again it is still one.
  await deliver(app, pushed?.text ?? '')
  expect(await shownOn(app)).toHaveLength(1)

  // Who listens for taps also looks for messages.
  const looked = app.page.waitForRequest((request) => request.url().includes(message.page.path))
  await app.open('/')
  await looked
  await tapShown(app)
  await app.page.waitForURL(/followUp\/detail/)
  expect(app.page.url()).toContain(id)
  await app.top().getByText('请打 13912345678').waitFor()
  expect(await shownOn(app)).toEqual([])
  await expect
    .poll(async () => (await ask(account.statistics, {}, token, server.origin)).unreadMessageCount)
    .toBe(0)
  await app.close()
})

test('switched off, or signed out, the device is told nothing', { timeout: 120_000 }, async () => {
  const { app, token } = await openOnPhone()
  const here = app.top().getByRole('switch', { name: '这台设备' })
  const isHere = async () => (await ask(message.targets, {}, token, server.origin)).push.isHere
  for (const isOn of [true, false, true]) {
    await here.click()
    await expect.poll(() => here.getAttribute('aria-checked')).toBe(String(isOn))
    expect(await isHere()).toBe(isOn)
  }
  await ask(account.logout, {}, token, server.origin)
  await expect(isHere()).rejects.toThrow('401')
  await app.close()
})
