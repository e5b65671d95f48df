import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openApp } from '#e2e/openApp.ts'
import { newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

test('switches of 隐私设置 hold over a reload, and looking at the permissions asks for none', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  await app.open('/pages/person/secret')
  const shared = app.top().getByRole('switch', { name: '允许团队成员看到我的联系记录' })
  await expect.poll(() => shared.getAttribute('aria-checked')).toBe('true')
  await shared.click()
  await expect.poll(() => shared.getAttribute('aria-checked')).toBe('false')
  await app.page.reload()
  await expect.poll(() => shared.getAttribute('aria-checked')).toBe('false')
  const permissions = app.top().locator('section').filter({ hasText: '设备权限' }).last()
  await permissions.getByText('拍摄现场照片与头像').waitFor()
  await permissions.getByText('上传头像与跟进图片').waitFor()
  for (const unused of ['位置', '麦克风', '通知', '日历'])
    expect(await permissions.getByText(unused).count()).toBe(0)
  expect(app.faults).toEqual([])
  await app.close()
})

test('the personal data file is made and handed over', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  await app.open('/pages/person/secret')
  await app.top().getByRole('button', { name: '生成副本' }).click()
  const download = app.page.waitForEvent('download')
  await app.top().getByRole('button', { name: '下载', exact: true }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^zhzz-\d{4}-\d\d-\d\d\.zip$/)
  const bytes = await readFile(await file.path())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  expect(bytes.includes('personal-data.json')).toBe(true)
  await app.close()
})

test('注销账号 tells what goes and stays, needs the code, waits, and can be revoked', async () => {
  const phone = newPhone()
  const app = await openApp()
  await app.login(phone)
  await app.open('/pages/person/secret')
  await app.top().getByRole('button', { name: '注销账号' }).click()
  const sheet = app.page.getByRole('dialog', { name: '注销账号' }).first()
  await sheet.getByText('将删除').waitFor()
  await sheet.getByText('依法或为团队保留').waitFor()
  await sheet.getByRole('button', { name: '确认注销' }).click()
  await sheet.getByText('请输入6位数字验证码').waitFor()
  const code = await app.nextCode(phone, () => sheet.getByRole('button', { name: '获取验证码' }).click())
  await sheet.getByRole('textbox', { name: '验证码' }).fill(code)
  await sheet.getByRole('button', { name: '确认注销' }).click()
  await app.page.getByRole('dialog').last().getByRole('button', { name: '确定' }).click()
  await app
    .top()
    .getByText(/^账号将于/)
    .waitFor()
  await app.top().getByRole('button', { name: '撤销注销' }).click()
  await app.page.getByText('已撤销，账号照常使用').waitFor()
  await app.top().getByRole('button', { name: '注销账号' }).waitFor()
  await app.close()
})
