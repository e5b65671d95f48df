import { account } from '@zhzz/contract/account/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { openApp } from '#e2e/openApp.ts'
import { findCompany, masked, newPhone, tokenOf } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

test('settings of the account: signing out asks 确定要退出登录？ and leads home', async () => {
  const app = await openApp()
  const phone = newPhone()
  await app.login(phone)
  await app.open('/pages/person/setting')
  await app.top().getByRole('button', { name: '更换手机号' }).getByText(masked(phone)).waitFor()
  await app.top().getByText('通知设置').waitFor()
  expect(await accessibilityFaults(app.page)).toEqual([])
  await app.top().getByRole('button', { name: '退出登录' }).click()
  const dialog = app.page.getByRole('dialog', { name: '确定要退出登录？' })
  await dialog.getByRole('button', { name: '取消' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await app.page.reload()
  await app.top().getByRole('button', { name: '退出登录' }).click()
  const token = await tokenOf(app)
  const told = app.page.waitForRequest((request) => request.url() === app.origin + account.logout.path)
  await dialog.getByRole('button', { name: '确定' }).click()
  expect((await told).headers()['jwt-token']).toBe(token)
  await app.page.getByText('退出成功').waitFor()
  await app.page.locator('[data-page="/"]:not([inert])').waitFor()
  for (const key of ['ZKY-Token', 'userInfo'])
    expect(await app.page.evaluate((name) => localStorage.getItem(name), key)).toBeNull()
  await expect(ask(account.current, {}, token)).rejects.toThrow('401')
  await app.close()
})

test('signing out leaves nothing of the person on the device, and names what was not sent before', async () => {
  const app = await openApp()
  await app.login(newPhone())
  const company = await findCompany({})
  await app.open(
    `/pages/followUp/form?${new URLSearchParams({ targetType: 'company', targetId: company.id })}`,
  )
  const notes = app.top().getByRole('textbox', { name: '跟进内容' })
  await notes.fill('金丝雀草稿')
  const kept = () => app.page.evaluate(() => JSON.stringify({ ...localStorage }))
  await expect.poll(kept).toContain('金丝雀草稿')
  await app.page.evaluate(() => localStorage.setItem('searchHistory', JSON.stringify(['金丝雀词'])))
  await app.open('/pages/person/setting')
  await app.top().getByRole('button', { name: '退出登录' }).click()
  const dialog = app.page.getByRole('dialog', { name: '确定要退出登录？' })
  await dialog.getByText('还有 1 项未发送').waitFor()
  await dialog.getByRole('button', { name: '取消' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await kept()).toContain('金丝雀草稿')
  await app.page.reload()
  await app.top().getByRole('button', { name: '退出登录' }).click()
  await dialog.getByRole('button', { name: '确定' }).click()
  await app.page.getByText('退出成功').waitFor()
  await app.page.locator('[data-page="/"]:not([inert])').waitFor()
  const left = await app.page.evaluate(() => ({ ...localStorage }))
  const ofTheDevice = ['currentPath', 'device', 'locale', 'privacyConsent', 'privacyVersion', 'textSize']
  const others = Object.entries(left).filter(([key]) => !ofTheDevice.includes(key))
  // The home page that opens now is a guest's, and may already be kept for the time without connection.
  expect(others.filter(([key, value]) => key !== 'answersOf' || value !== 'guest')).toEqual([])
  expect(await kept()).not.toContain('金丝雀')
  await app.close()
})

test('language and text size are chosen here and stay', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  await app.open('/pages/person/setting')
  await app
    .top()
    .getByRole('button', { name: /字体大小/ })
    .click()
  await app.page.getByRole('dialog').getByRole('radio', { name: '特大' }).click()
  const scale = () => app.page.evaluate(() => document.documentElement.style.getPropertyValue('--text-scale'))
  await expect.poll(scale).toBe('1.3')
  await app.top().getByRole('button', { name: /语言/ }).click()
  await app.page.getByRole('dialog').getByRole('radio', { name: 'English' }).click()
  await app.top().getByRole('heading', { name: 'Account and security' }).waitFor()
  await app.page.reload()
  await app.top().getByRole('heading', { name: 'Account and security' }).waitFor()
  expect(await scale()).toBe('1.3')
  await app.close()
})

test('another device is seen and signed out, and its next call ends at the login page', async () => {
  const [here, there] = [await openApp(), await openApp()]
  const phone = newPhone()
  await here.login(phone)
  await there.login(phone)
  await there.open('/pages/my/my')
  await here.open('/pages/person/setting')
  await here.top().getByRole('button', { name: '登录设备' }).click()
  await here.top().getByText('本机').waitFor()
  await expect.poll(() => here.top().getByRole('listitem').count()).toBe(2)
  await here.top().getByRole('button', { name: '退出', exact: true }).click()
  await here.page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await here.page.getByText('该设备已退出登录').waitFor()
  await expect.poll(() => here.top().getByRole('listitem').count()).toBe(1)
  await there.page.reload()
  await there.page.locator('[data-page="/pages/login/login"]:not([inert])').waitFor()
  await here.page.goBack()
  await here.top().getByRole('heading', { name: '账号与安全' }).waitFor()
  await Promise.all([here.close(), there.close()])
})
