import { join } from 'node:path'
import { startOidc } from '@zhzz/api/sso/provider/testOidc.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AppWindow, openApp, putOffForm } from '#e2e/openApp.ts'
import { freePort, type RunningServer, runServer } from '#e2e/runServer.ts'
import { masked, newPhone } from '#e2e/sample.ts'
import { scratchFolder } from '#e2e/scratchFolder.ts'
import type { TestServer } from '#e2e/testServer.ts'

let server: TestServer & RunningServer
let oidc: Awaited<ReturnType<typeof startOidc>>

beforeAll(async () => {
  const folder = scratchFolder('company-sign-in-')
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  oidc = await startOidc(`${origin}/sso/return`, { wang: { name: '王芳' }, li: { name: '李雷' } })
  const output = join(folder, 'output.txt')
  const env = {
    DATA_DIR: join(folder, 'data'),
    SAMPLE: 'off',
    APP_URL: origin,
    COMPANY_SIGN_IN: JSON.stringify([oidc.setting]),
  }
  server = { ...(await runServer(env, port, output)), output }
})

afterAll(async () => {
  await server.stop()
  oidc.close()
})

/** On the pages of the provider: who it is, and that we may know. Whoever has been there is only asked the latter. */
async function signInThere(page: Page, login: string) {
  await page.waitForURL((url) => url.origin === oidc.setting.issuer)
  await page.locator('input[name=login]').fill(login)
  await page.locator('input[name=password]').fill('x')
  await page.locator('button[type=submit]').click()
  await page.locator('form input[value=consent]').waitFor({ state: 'attached' })
  await page.locator('button[type=submit]').click()
}

async function openLogin(app: AppWindow) {
  await app.open('/pages/login/login')
  await app.top().getByRole('region', { name: '企业登录' }).waitFor()
}

const provider = (app: AppWindow) => app.top().getByRole('button', { name: '示例集团' })

async function tapProvider(app: AppWindow) {
  await app.top().getByRole('checkbox').click()
  await provider(app).click()
}

/** Proves a number and agrees to the account that is shown. */
async function joinTo(app: AppWindow, phone: string) {
  const sheet = app.page.getByRole('dialog', { name: '绑定账号' })
  await sheet.getByText('示例集团确认您是“王芳”').waitFor()
  await sheet.getByLabel('手机号').fill(phone)
  const code = await app.nextCode(phone, () => sheet.getByRole('button', { name: '获取验证码' }).click())
  await sheet.getByRole('textbox', { name: '验证码' }).fill(code)
  await sheet.getByRole('button', { name: '下一步' }).click()
  await sheet.getByText(masked(phone)).waitFor()
  await sheet.getByRole('button', { name: '同意并绑定' }).click()
}

async function signOut(app: AppWindow) {
  await app.open('/pages/my/my')
  await app.top().getByRole('button', { name: '退出登录' }).click()
  await app.page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await app.page.waitForFunction(() => localStorage.getItem('ZKY-Token') === null)
}

test('first with the code and the consent, then by one tap, and not at all once it is unlinked', async () => {
  const app = await openApp({ server })
  const phone = newPhone()
  // What was wanted before is wanted still.
  await app.open('/pages/person/setting')
  await app.page.waitForURL(/pages\/login\/login/)
  await provider(app).click()
  const refused = app.page.getByText('请先阅读并同意协议')
  await refused.waitFor()
  await refused.waitFor({ state: 'detached' })
  await tapProvider(app)
  await signInThere(app.page, 'wang')
  await joinTo(app, phone)
  await app.page.getByRole('dialog', { name: '请确认您的年龄' }).locator('button').first().click()
  await putOffForm(app.page)
  await app.page.waitForURL(/pages\/person\/setting/)
  expect(app.page.url()).not.toContain('#')

  await signOut(app)
  await openLogin(app)
  await tapProvider(app)
  // The provider knows the browser still.
  await app.page.waitForFunction(() => localStorage.getItem('userInfo') !== null)
  expect(await app.page.evaluate(() => localStorage.getItem('userInfo'))).toContain(masked(phone))
  await putOffForm(app.page)

  await app.open('/pages/person/setting?view=company')
  await app.top().getByText('王芳 · 示例集团').waitFor()
  await app.top().getByRole('button', { name: '解绑' }).click()
  await app.page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await app.top().getByText('还没有绑定企业身份').waitFor()
  await signOut(app)
  await openLogin(app)
  await tapProvider(app)
  await app.page.getByRole('dialog', { name: '绑定账号' }).getByText('请验证手机号').waitFor()
  await app.close()
})

test('signed in, an identity is linked in 设置, and signs in to that account', async () => {
  const app = await openApp({ server })
  const phone = newPhone()
  await app.login(phone)
  await app.open('/pages/person/setting')
  await app.top().getByRole('button', { name: '企业身份' }).click()
  await app.top().getByRole('button', { name: '绑定示例集团' }).click()
  await signInThere(app.page, 'li')
  await app.top().getByText('李雷 · 示例集团').waitFor()
  expect(app.page.url()).not.toContain('#')
  await signOut(app)
  await openLogin(app)
  await tapProvider(app)
  await app.page.waitForFunction(() => localStorage.getItem('userInfo') !== null)
  expect(await app.page.evaluate(() => localStorage.getItem('userInfo'))).toContain(masked(phone))
  await app.close()
})

test('who turns back at the provider, comes with another’s ticket, or finds the provider away is told so', async () => {
  const app = await openApp({ server })
  await openLogin(app)
  await tapProvider(app)
  await app.page.waitForURL((url) => url.origin === oidc.setting.issuer)
  await app.page.getByRole('link', { name: 'Cancel' }).click()
  const status = app.top().getByRole('region', { name: '企业登录' }).getByRole('status')
  await status.getByText('您已取消企业登录').waitFor()
  await app.open(`/pages/login/login#sso=${'x'.repeat(43)}`)
  await status.getByText('企业登录已失效，请重新开始').waitFor()
  expect(await app.page.evaluate(() => location.hash)).toBe('')
  await tapProvider(app)
  await app.page.waitForURL((url) => url.origin === oidc.setting.issuer)
  oidc.held.path = '/token'
  await signInThere(app.page, 'wang')
  await status.getByText('正在登录…').waitFor()
  await status.getByText('企业登录暂时没有回应，请稍后再试').waitFor()
  oidc.held.path = ''
  expect(await app.page.evaluate(() => localStorage.getItem('ZKY-Token'))).toBeNull()
  await app.close()
})

test('nothing of it is seen where the operator has set no provider', async () => {
  const app = await openApp()
  const asked = app.page.waitForResponse((response) => response.url().includes('/sso/none/providers'))
  await app.open('/pages/login/login')
  expect(await (await asked).json()).toMatchObject({ data: { providers: [] } })
  expect(await app.top().getByText('企业登录').count()).toBe(0)
  await app.close()
})
