import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { openApp } from '#e2e/openApp.ts'
import { masked, newPhone } from '#e2e/sample.ts'

test('the number is replaced in two steps, and a reload between them begins anew', async () => {
  const app = await openApp()
  const [phone, other] = [newPhone(), newPhone()]
  await app.login(phone)
  await app.open('/pages/my/replacePhone')
  expect(await accessibilityFaults(app.page)).toEqual([])
  const step = () => app.top().locator('[aria-current=step]').innerText()
  const input = () => app.top().getByRole('textbox', { name: '验证码' })
  async function verifyOld() {
    const button = app.top().getByRole('button', { name: /^(获取验证码|重新获取)$/ })
    const code = await app.nextCode(phone, () => button.click())
    await input().fill(code === '111111' ? '222222' : '111111')
    await app.top().getByText('验证码错误或已失效').waitFor()
    await input().fill(code)
    await expect.poll(step).toContain('绑定新手机号')
  }
  await verifyOld()
  await app.page.reload()
  await expect.poll(step).toContain('验证当前手机号')
  await app.page.evaluate(() => sessionStorage.clear())
  await app.page.reload()
  await verifyOld()
  await app.top().getByLabel('新手机号').fill(other)
  const code = await app.nextCode(other, () => app.top().getByRole('button', { name: '获取验证码' }).click())
  await input().fill(code)
  await app.page.getByText('手机号已更换，其他设备已退出登录').waitFor()
  await app.open('/pages/my/my')
  await app.top().getByText(masked(other)).first().waitFor()
  await app.close()
})
