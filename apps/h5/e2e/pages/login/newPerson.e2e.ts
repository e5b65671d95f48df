import { expect, test } from 'vitest'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { newPhone } from '#e2e/sample.ts'

async function ask(app: AppWindow, phone: string) {
  await app.open('/pages/login/login')
  await app.top().getByLabel('手机号').fill(phone)
  const code = await app.nextCode(phone, () => app.top().getByRole('button', { name: '获取验证码' }).click())
  await app.top().getByRole('checkbox').click()
  await app.top().getByRole('textbox', { name: '验证码' }).fill(code)
  await app.page.getByRole('dialog', { name: '请确认您的年龄' }).waitFor()
}

test('a new number says its age; under 16 nobody gets in', async () => {
  const app = await openApp()
  await ask(app, newPhone())
  await app.page.getByRole('radio', { name: '未满16周岁' }).click()
  await app.page.getByText('本产品面向年满16周岁的用户').waitFor()
  await app.page.getByRole('button', { name: '我知道了' }).click()
  expect(await app.page.evaluate(() => localStorage.getItem('ZKY-Token'))).toBeNull()
  await app.close()
})

test('from 16 to 18 the guardian agrees with a code of another number', async () => {
  const app = await openApp()
  const [phone, guardian] = [newPhone(), newPhone()]
  await ask(app, phone)
  await app.page.getByRole('radio', { name: '16至18周岁' }).click()
  const sheet = app.page.getByRole('dialog', { name: '监护人同意' })
  await sheet.getByLabel('监护人手机号').fill(phone)
  await sheet.getByRole('button', { name: '获取验证码' }).click()
  await app.page.getByText('请填写监护人本人的手机号').first().waitFor()
  await sheet.getByLabel('监护人手机号').fill(guardian)
  const code = await app.nextCode(guardian, () => sheet.getByRole('button', { name: '获取验证码' }).click())
  await sheet.getByRole('textbox', { name: '验证码' }).fill(code)
  await sheet.getByRole('button', { name: '监护人已同意，登录' }).click()
  await app.page.waitForFunction(() => localStorage.getItem('userInfo') !== null)
  await app.close()
})
