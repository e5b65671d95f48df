import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { openApp } from '#e2e/openApp.ts'
import { passwordFor } from '#e2e/passwordFor.ts'
import { masked, newPhone } from '#e2e/sample.ts'

test('a first password by code, then it lets in and can be changed with the old one', async () => {
  const app = await openApp()
  const phone = newPhone()
  await app.login(phone)
  await app.open('/pages/person/changePassword')
  await app.top().getByText(masked(phone)).waitFor()
  await expect.poll(() => app.top().getByLabel('旧密码').count()).toBe(0)
  expect(await accessibilityFaults(app.page)).toEqual([])
  const code = await app.nextCode(phone, () => app.top().getByRole('button', { name: '获取验证码' }).click())
  await app.top().getByRole('textbox', { name: '验证码' }).fill(code)
  await app.top().locator('input[name=newPassword]').fill('山上的老松树很安静')
  await app.top().getByText('密码强度：强').waitFor()
  await app.top().locator('input[name=repeatPassword]').fill('山上的老松树')
  await app.top().getByRole('button', { name: '确定' }).click()
  await app.top().getByText('两次输入的密码不一致').waitFor()
  await app.top().locator('input[name=repeatPassword]').fill('山上的老松树很安静')
  await app.top().getByRole('button', { name: '确定' }).click()
  await app.page.getByText('密码已修改，请重新登录').waitFor()
  await app.page.locator('[data-page="/pages/login/pwdLogin"]:not([inert])').waitFor()
  expect(await app.page.evaluate(() => localStorage.getItem('ZKY-Token'))).toBeNull()
  await app.close()
})

test('a wrong code and a wrong old password are named at their fields', async () => {
  const app = await openApp()
  const phone = newPhone()
  const old = '河边的旧木船漏水了'
  await passwordFor(app, phone, old)
  await app.login(phone)
  await app.open('/pages/person/changePassword')
  await app.top().getByRole('textbox', { name: '验证码' }).fill('000000')
  await app.top().getByRole('textbox', { name: '旧密码' }).fill('wrong')
  await app.top().locator('input[name=newPassword]').fill('河边的新木船不漏水')
  await app.top().locator('input[name=repeatPassword]').fill('河边的新木船不漏水')
  await app.top().getByRole('button', { name: '确定' }).click()
  await app.top().getByText('验证码错误或已失效').waitFor()
  const code = await app.nextCode(phone, () => app.top().getByRole('button', { name: '获取验证码' }).click())
  await app.top().getByRole('textbox', { name: '验证码' }).fill(code)
  await app.top().getByRole('button', { name: '确定' }).click()
  await app.top().getByText('账号或密码错误').waitFor()
  await app.top().getByRole('textbox', { name: '旧密码' }).fill(old)
  await app.top().getByRole('button', { name: '确定' }).click()
  await app.page.getByText('密码已修改，请重新登录').waitFor()
  await app.close()
})
