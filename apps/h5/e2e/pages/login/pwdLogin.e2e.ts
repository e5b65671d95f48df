import { agreementsInForce } from '@zhzz/contract/account/agreements.ts'
import { account } from '@zhzz/contract/account/calls.ts'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { type AppWindow, openApp, putOffForm } from '#e2e/openApp.ts'
import { passwordFor } from '#e2e/passwordFor.ts'
import { masked, newPhone } from '#e2e/sample.ts'

const password = '雨天的红色自行车'

async function fill(app: AppWindow, userName: string, given: string) {
  await app.top().getByLabel('用户名/手机号').fill(userName)
  await app.top().getByRole('textbox', { name: '密码', exact: true }).fill(given)
}

/** A wrong password past the app, from the same network. */
async function failOnce(userName: string): Promise<void> {
  const challenge = await ask(account.behaviorCaptcha, {})
  const solution = await solveChallenge({ challenge, deriveKey })
  if (solution === null) throw new Error('no solution')
  const { behaviorToken } = await ask(account.verifyBehavior, { challenge, solution })
  const agreementVersions = Object.fromEntries(agreementsInForce.map((one) => [one.document, one.version]))
  const wrong = { userName, password: 'wrong', agreementVersions, behaviorToken }
  await ask(account.userNamePasswordLoginBehavior, wrong).catch(() => null)
}

test('from the code to the password and in, back where one came from', async () => {
  const app = await openApp()
  const phone = newPhone()
  await passwordFor(app, phone, password)
  await app.open('/pages/my/my')
  await app.top().getByRole('button', { name: '登录/注册' }).click()
  await app.top().getByRole('button', { name: '密码登录' }).click()
  await app.page.locator('[data-page="/pages/login/pwdLogin"]:not([inert])').waitFor()
  await fill(app, phone, 'not this one')
  await app.top().getByRole('button', { name: '显示密码' }).click()
  await expect.poll(() => app.top().locator('input[name=password]').getAttribute('type')).toBe('text')
  await app.top().getByRole('button', { name: '登录', exact: true }).click()
  await app.page.getByText('请先阅读并同意协议').waitFor()
  await app.top().getByRole('checkbox').click()
  await app.top().getByRole('button', { name: '登录', exact: true }).click()
  await app.page.getByText('账号或密码错误').waitFor()
  await app.top().locator('input[name=password]').fill(password)
  await app.top().getByRole('button', { name: '登录', exact: true }).click()
  await putOffForm(app.page)
  await app.page.locator('[data-page="/pages/my/my"]:not([inert])').waitFor()
  await app.top().getByText(masked(phone)).first().waitFor()
  await app.close()
})

test('after three wrong passwords the device passes a check in the background, after ten it is locked', async () => {
  const app = await openApp()
  const phone = newPhone()
  await passwordFor(app, phone, password)
  for (let at = 0; at < 4; at++) await failOnce(phone)
  await app.open('/pages/login/pwdLogin')
  await fill(app, phone, 'wrong again')
  await app.top().getByRole('checkbox').click()
  const checked = app.page.waitForResponse((answer) => answer.url().endsWith('/auth/none/verifyBehavior'))
  await app.top().getByRole('button', { name: '登录', exact: true }).click()
  expect((await checked).ok()).toBe(true)
  await app.page.getByText('账号或密码错误').waitFor()
  for (let at = 0; at < 5; at++) await failOnce(phone)
  await app.top().locator('input[name=password]').fill(password)
  await app.top().getByRole('button', { name: '登录', exact: true }).click()
  await app.page.getByText('密码错误次数过多，请稍后再试，或使用验证码登录').waitFor()
  expect(await app.page.evaluate(() => localStorage.getItem('ZKY-Token'))).toBeNull()
  await app.close()
})

test('without connection it says so and keeps what was typed', async () => {
  const app = await openApp()
  await app.open('/pages/login/pwdLogin')
  await fill(app, newPhone(), password)
  await app.top().getByRole('checkbox').click()
  await app.context.setOffline(true)
  await app.top().getByRole('button', { name: '登录', exact: true }).click()
  await app.page.getByText('哎呀，网络信号丢失').waitFor()
  await expect.poll(() => app.top().locator('input[name=password]').inputValue()).toBe(password)
  await app.close()
})
