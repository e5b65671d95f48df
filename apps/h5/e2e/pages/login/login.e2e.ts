import { account } from '@zhzz/contract/account/calls.ts'
import { expect, test } from 'vitest'
import { openApp } from '#e2e/openApp.ts'
import { masked, newPhone } from '#e2e/sample.ts'

test('a person signs in with the printed code, comes back to the page before, and signs out', async () => {
  const app = await openApp()
  await app.open('/pages/my/my')
  await app.top().getByRole('button', { name: '登录/注册' }).click()
  const phone = newPhone()
  await app.fillLogin(phone)
  await app.top().getByText(masked(phone)).first().waitFor()
  expect(new URL(app.page.url()).pathname).toBe('/h5/pages/my/my')
  await app.top().getByRole('button', { name: '退出登录' }).click()
  await app.page
    .getByRole('dialog', { name: '是否退出当前用户？' })
    .getByRole('button', { name: '确定' })
    .click()
  await app.page.getByText('退出成功').waitFor()
  await app.page.locator('[data-page="/"]:not([inert])').waitFor()
  expect(await app.page.evaluate(() => localStorage.getItem('ZKY-Token'))).toBeNull()
  await app.close()
})

test('a page that needs a session opens after login', async () => {
  const app = await openApp()
  await app.open('/pages/followUp/list?targetType=company&targetId=0190a0b0-0000-7000-8000-000000000001')
  await app.page.locator('[data-page="/pages/login/login"]:not([inert])').waitFor()
  await app.fillLogin(newPhone())
  await app.page.locator('[data-page="/pages/followUp/list"]:not([inert])').waitFor()
  expect(app.page.url()).toContain('targetType=company')
  await app.close()
})

test('the agreement is not ticked beforehand, and without it nobody signs in', async () => {
  const app = await openApp()
  await app.open('/pages/login/login')
  const box = app.top().getByRole('checkbox')
  await expect.poll(() => box.getAttribute('aria-checked')).toBe('false')
  await app.top().getByLabel('手机号').fill('13800000003')
  await app.top().getByRole('textbox', { name: '验证码' }).fill('123456')
  await app.top().getByRole('button', { name: '登录', exact: true }).click()
  await app.page.getByText('请先阅读并同意协议').waitFor()
  expect(await app.page.evaluate(() => localStorage.getItem('ZKY-Token'))).toBeNull()
  await app.close()
})

test('wrong numbers are named under their field, and the code can be asked for again after the count', async () => {
  const app = await openApp()
  await app.open('/pages/login/login')
  const phone = newPhone()
  await app.top().getByLabel('手机号').fill('12345')
  await app.top().getByRole('button', { name: '登录', exact: true }).click()
  await app.top().getByText('请输入正确的手机号').waitFor()
  await app.top().getByLabel('手机号').fill(phone)
  await app.top().getByRole('button', { name: '获取验证码' }).click()
  await app
    .top()
    .getByText(/^\d+秒重新获取$/)
    .waitFor()
  await app.top().getByRole('button', { name: '《用户协议》' }).click()
  await app.page.locator('[data-page="/pages/agreement/agreement"]:not([inert])').waitFor()
  await app.page.goBack()
  await app
    .top()
    .getByText(/^\d+秒重新获取$/)
    .waitFor()
  await expect.poll(() => app.top().getByLabel('手机号').inputValue()).toBe(phone)
  await app.page.reload()
  await expect.poll(() => app.top().getByLabel('手机号').inputValue()).toBe(phone)
  await app
    .top()
    .getByText(/^\d+秒重新获取$/)
    .waitFor()
  await app.close()
})

test('the code can be asked for again after 60 s: 获取验证码, 60秒重新获取 … 1秒重新获取, 重新获取', async () => {
  const app = await openApp()
  await app.page.clock.install({ time: 0 })
  await app.open('/pages/login/login')
  await app.page.clock.pauseAt(3_600_000)
  await app.top().getByLabel('手机号').fill(newPhone())
  const button = app.top().locator('form button').filter({ hasText: /获取/ })
  expect(await button.innerText()).toBe('获取验证码')
  await button.click()
  await expect.poll(() => button.innerText()).toBe('60秒重新获取')
  expect(await button.isDisabled()).toBe(true)
  await app.page.clock.runFor(1_000)
  await expect.poll(() => button.innerText()).toBe('59秒重新获取')
  await app.page.clock.runFor(58_000)
  await expect.poll(() => button.innerText()).toBe('1秒重新获取')
  await app.page.clock.runFor(1_000)
  await expect.poll(() => button.innerText()).toBe('重新获取')
  expect(await button.isDisabled()).toBe(false)
  await app.close()
})

test('a session that the server no longer knows ends at the login page, and login leads back', async () => {
  const app = await openApp()
  const [phone, other] = [newPhone(), newPhone()]
  await app.login(phone)
  await app.open('/pages/my/my')
  await app.top().getByText(masked(phone)).first().waitFor()
  // What is under way would write the session down that it was asked with.
  await app.page.waitForLoadState('networkidle')
  await app.page.evaluate(() => localStorage.setItem('ZKY-Token', 'gone'))
  const logouts: (string | undefined)[] = []
  app.page.on('request', (request) => {
    if (request.url() === app.origin + account.logout.path) logouts.push(request.headers()['jwt-token'])
  })
  await app.page.reload()
  await app.page.locator('[data-page="/pages/login/login"]:not([inert])').waitFor()
  await app.page.getByText('登录状态已过期，请重新登录').waitFor()
  await expect.poll(() => logouts).toEqual(['gone'])
  expect(await app.page.evaluate(() => localStorage.getItem('ZKY-Token'))).toBeNull()
  await app.fillLogin(other)
  await app.page.locator('[data-page="/pages/my/my"]:not([inert])').waitFor()
  await expect.poll(() => app.top().getByText(masked(other)).count()).toBe(1)
  await app.close()
})

test('the last visited page is kept, but not login', async () => {
  const app = await openApp()
  await app.open('/pages/home/application')
  await app.open('/pages/login/login')
  expect(await app.page.evaluate(() => localStorage.getItem('currentPath'))).toBe('/pages/home/application')
  await app.close()
})
