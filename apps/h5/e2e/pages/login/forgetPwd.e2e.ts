import { account } from '@zhzz/contract/account/calls.ts'
import { expect, test } from 'vitest'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { passwordFor } from '#e2e/passwordFor.ts'
import { masked, newPhone } from '#e2e/sample.ts'

const step = (app: AppWindow) => app.top().locator('[aria-current=step]')

async function toCode(app: AppWindow, phone: string): Promise<string> {
  await app.open('/pages/login/forgetPwd')
  await app.top().getByLabel('手机号').fill(phone)
  return app.nextCode(phone, async () => {
    await app.top().getByRole('button', { name: '下一步' }).click()
    await app
      .top()
      .getByText(`验证码已发送至 ${masked(phone)}`)
      .waitFor()
  })
}

async function setPassword(app: AppWindow, password: string) {
  await app.top().locator('input[name=newPassword]').fill(password)
  await app.top().locator('input[name=repeatPassword]').fill(password)
  await app.top().getByRole('button', { name: '确定' }).click()
}

test('three steps to a new password: wrong code, back and forward, reload, a common password', async () => {
  const app = await openApp()
  const phone = newPhone()
  await passwordFor(app, phone, '蓝色的旧雨伞在门口')
  const code = await toCode(app, phone)
  await app.page.goBack()
  await expect.poll(() => step(app).innerText()).toContain('填写手机号')
  await expect.poll(() => app.top().getByLabel('手机号').inputValue()).toBe(phone)
  await app.page.goForward()
  await expect.poll(() => step(app).innerText()).toContain('验证身份')
  await app.page.reload()
  await expect.poll(() => step(app).innerText()).toContain('验证身份')
  await app
    .top()
    .getByText(/^\d+秒重新获取$/)
    .waitFor()
  const input = app.top().getByRole('textbox', { name: '验证码' })
  await input.fill(code === '111111' ? '222222' : '111111')
  await app.top().getByText('验证码错误或已失效').waitFor()
  await input.fill(code)
  await expect.poll(() => step(app).innerText()).toContain('设置新密码')
  await setPassword(app, 'password')
  await app.page.getByText('密码过于简单，容易被猜到，请换一个').waitFor()
  await setPassword(app, '绿色的新雨伞在屋里')
  await app.page.getByText('密码已设置，其他设备已退出登录').waitFor()
  await app.page.locator('[data-page="/pages/login/pwdLogin"]:not([inert])').waitFor()
  await app.close()
})

test('a reload at the new password begins anew: what opens the account is not kept', async () => {
  const app = await openApp()
  const phone = newPhone()
  await passwordFor(app, phone, '蓝色的旧雨伞在门口')
  const code = await toCode(app, phone)
  await app.top().getByRole('textbox', { name: '验证码' }).fill(code)
  await expect.poll(() => step(app).innerText()).toContain('设置新密码')
  const stored = await app.page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toMatch(/[\w-]{43}/)
  await app.page.reload()
  await expect.poll(() => step(app).innerText()).toContain('填写手机号')
  await expect.poll(() => app.top().getByLabel('手机号').inputValue()).toBe(phone)
  await app.close()
})

test('an expired ticket leads back to the first step', async () => {
  const app = await openApp()
  const phone = newPhone()
  await passwordFor(app, phone, '蓝色的旧雨伞在门口')
  const code = await toCode(app, phone)
  await app.top().getByRole('textbox', { name: '验证码' }).fill(code)
  await expect.poll(() => step(app).innerText()).toContain('设置新密码')
  await app.page.route(`**${account.setNewPassword.path}`, (route) =>
    route.continue({
      postData: JSON.stringify({ ...Object(route.request().postDataJSON()), ticket: 'x'.repeat(43) }),
    }),
  )
  await setPassword(app, '绿色的新雨伞在屋里')
  await app.page.getByText('验证已失效，请重新验证').waitFor()
  await expect.poll(() => step(app).innerText()).toContain('填写手机号')
  await app.close()
})

test('the holder of a number without account is told so, after the code', async () => {
  const app = await openApp()
  const code = await toCode(app, newPhone())
  await app.top().getByRole('textbox', { name: '验证码' }).fill(code)
  await app.page.getByText('该手机号尚未注册，请使用验证码登录').waitFor()
  await app.close()
})

test('a whole message can be pasted into the six boxes', async () => {
  const app = await openApp()
  const phone = newPhone()
  await passwordFor(app, phone, '蓝色的旧雨伞在门口')
  const code = await toCode(app, phone)
  const input = app.top().getByRole('textbox', { name: '验证码' })
  await expect.poll(() => input.getAttribute('autocomplete')).toBe('one-time-code')
  await expect.poll(() => app.top().locator('input[name=code] ~ span').count()).toBe(6)
  await input.evaluate((box, text) => {
    const data = new DataTransfer()
    data.setData('text', text)
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, `【智慧会展】验证码 ${code}，5分钟内有效`)
  await expect.poll(() => step(app).innerText()).toContain('设置新密码')
  await app.close()
})
