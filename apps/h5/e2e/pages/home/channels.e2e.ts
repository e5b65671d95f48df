import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { hasMailServer, startMailServer } from '@zhzz/api/channel/fakeMailServer.ts'
import { startRobots } from '@zhzz/api/channel/fakeRobot.ts'
import { message } from '@zhzz/contract/message/calls.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { copySample } from '#e2e/copySample.ts'
import { openApp } from '#e2e/openApp.ts'
import { freePort, type RunningServer, runServer } from '#e2e/runServer.ts'
import { newPhone, tokenOf } from '#e2e/sample.ts'
import { scratchFolder } from '#e2e/scratchFolder.ts'

const folder = scratchFolder('h5-channels-')
const output = join(folder, 'output.txt')
const robots = await startRobots()
const mails = hasMailServer ? await startMailServer() : null
let server: RunningServer

beforeAll(async () => {
  const port = await freePort()
  const env = {
    DATA_DIR: join(folder, 'data'),
    APP_URL: `http://127.0.0.1:${port}`,
    ROBOT_ORIGINS: robots.origin,
    SMS_NOTICES: 'console',
    ...(mails && { SMTP_URL: mails.url, MAIL_FROM: 'notice@example.com' }),
  }
  await copySample(env.DATA_DIR)
  server = await runServer(env, port, output)
})

afterAll(async () => {
  await server.stop()
  await robots.close()
  mails?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function openSettings() {
  const app = await openApp({ server: { origin: server.origin, output } })
  await app.login(newPhone())
  await app.open('/pages/home/message?view=settings')
  const token = await tokenOf(app)
  return { app, targets: () => ask(message.targets, {}, token, server.origin) }
}

test('a group is connected by the address of its robot, and is left alone again', async () => {
  const { app, targets } = await openSettings()
  await app.top().getByRole('button', { name: '企业微信群机器人' }).click()
  const address = app.top().getByRole('textbox', { name: 'Webhook 地址' })
  const connect = app.top().getByRole('button', { name: '接通' })
  await address.fill('https://example.com/')
  await connect.click()
  await app.top().getByText('这不是企业微信群机器人的地址').waitFor()
  expect(await accessibilityFaults(app.page)).toEqual([])
  await address.fill(robots.address())
  await connect.click()
  const group = app.top().getByRole('switch', { name: '已接通的群' })
  await group.waitFor()
  expect(robots.said).toEqual(['智慧会展已接通，提醒会发到这个群'])
  await app.page.goBack()
  await app.top().getByRole('button', { name: '企业微信群机器人' }).getByText('已开启').waitFor()
  await app.page.goForward()
  await group.click()
  await address.waitFor()
  expect((await targets()).robot).toBeNull()
  await app.close()
})

test('短信 goes to the number of the account by one switch, which says what comes', async () => {
  const { app, targets } = await openSettings()
  await app.top().getByRole('button', { name: '短信' }).click()
  const own = app.top().getByRole('switch', { name: '发到登录手机号' })
  await own.click()
  await app.page.getByText('短信提醒已开启').waitFor()
  await app.top().getByText('每天最多 5 条', { exact: false }).waitFor()
  expect(await accessibilityFaults(app.page)).toEqual([])
  expect((await targets()).sms).toEqual({ isRefused: false })
  await own.click()
  await expect.poll(async () => (await targets()).sms).toBeNull()
  await app.close()
})

test.skipIf(mails === null)('an e-mail address is confirmed by the code that came to it', async () => {
  const { app, targets } = await openSettings()
  await app.top().getByRole('button', { name: '邮件提醒' }).click()
  await app.top().getByRole('textbox', { name: '邮箱地址' }).fill('one@example.com')
  await app.top().getByRole('button', { name: '获取验证码' }).click()
  const code = await vi.waitFor(() => {
    const found = /\d{6}/.exec(mails?.mailed.at(-1)?.subject ?? '')?.[0]
    if (found === undefined) throw new Error('no mail')
    return found
  }, 20_000)
  expect(await accessibilityFaults(app.page)).toEqual([])
  await app.top().getByRole('textbox', { name: '验证码' }).fill(code)
  await app.top().getByRole('switch', { name: 'one@example.com' }).waitFor()
  expect((await targets()).email).toMatchObject({ isConfirmed: true })
  await app.close()
})
