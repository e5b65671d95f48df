import { message } from '@zhzz/contract/message/calls.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { signedInConsole, tokenOf } from '#e2e/console/openConsole.ts'
import { openApp } from '#e2e/openApp.ts'
import { newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

test('an operator writes to pasted numbers, sees how many they are, and it is read in the app and counted', async () => {
  const app = await openApp()
  const phone = newPhone()
  const token = await signInAs(app, phone)
  const { window } = await signedInConsole('content,people')
  const { page } = window
  await page.getByRole('link', { name: '群发消息' }).first().click()
  await page.getByText('没有群发消息').waitFor()
  await page.getByRole('button', { name: '新建' }).click()
  await page.getByRole('button', { name: '查看人数' }).click()
  await page.getByText('请填写').first().waitFor()
  await page.getByLabel('标题').first().fill('年末值班安排')
  await page.getByLabel('正文').first().fill('12 月 31 日客服到 18:00')
  await page.getByLabel(/打开的页面/).fill('pages/news')
  await page.getByText('请输入以 /pages/ 开头的应用内地址').waitFor()
  await page.getByLabel(/打开的页面/).fill('/pages/news/list/list')
  await page.getByText('手机号列表', { exact: true }).click()
  await page.getByLabel(/手机号，每行一个/).fill(`${phone}\n13900000000`)
  await window.shot('console-announcement-form-zh')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: '查看人数' }).click()
  await page.getByText('将发给 1 个账号，其中 0 个关闭了平台通知').last().waitFor()
  await page.getByRole('button', { name: '立即发送' }).click()
  const row = page.getByRole('row', { name: '年末值班安排' })
  await row.getByText('1 / 1').waitFor({ timeout: 30_000 })

  await app.open('/pages/home/message?category=announcement')
  await app.top().getByRole('article').filter({ hasText: '年末值班安排' }).getByRole('button').first().click()
  await app.top().getByText('12 月 31 日客服到 18:00').waitFor()
  expect(await accessibilityFaults(app.page)).toEqual([])
  await app.top().getByRole('button', { name: '去看看' }).click()
  await app.page.waitForURL(/pages\/news\/list\/list/)
  expect((await ask(message.page, {}, token)).unread.announcement).toBe(0)
  await expect.poll(async () => row.getByRole('cell').nth(5).textContent()).toBe('1')
  expect(app.faults).toEqual([])
  await app.close()

  await row.getByRole('button', { name: '查看' }).click()
  await page.locator('.ant-drawer').getByText('手机号列表 · 2').waitFor()
  await window.shot('console-announcement-zh')
  expect(await accessibilityFaults(page)).toEqual([])
  await window.close()
})

test('in English one is written for later and cancelled; who only has another role sees and does nothing of it', async () => {
  const { window } = await signedInConsole('content', 'en')
  const { page } = window
  await page.getByRole('link', { name: 'Announcements' }).first().click()
  await page.getByRole('button', { name: 'Write one' }).click()
  expect(await page.locator('.ant-drawer').getByText('Pasted numbers').count()).toBe(0)
  await page.getByLabel('Title').first().fill('来年计划')
  await page.getByLabel('Text').first().fill('来年一月')
  await page.getByText('English', { exact: true }).last().click()
  await page.locator('input:visible').first().waitFor()
  await page.getByLabel('Title').nth(2).fill('Next year')
  await page.getByRole('button', { name: 'Count them' }).click()
  await page.getByText('Both title and text, or neither').first().waitFor()
  await page.getByLabel('Text').nth(2).fill('In January')
  await page.getByLabel('When; empty: at once').fill('2099-01-01T09:00')
  await page.getByRole('button', { name: 'Count them' }).click()
  await page.getByRole('button', { name: 'Send it at 2099-01-01 09:00' }).click()
  const row = page.getByRole('row', { name: '来年计划' })
  await row.getByText('Waiting').waitFor()
  await row.getByRole('button', { name: 'Look' }).click()
  await page.locator('.ant-drawer').getByText('Next year').waitFor()
  await window.shot('console-announcement-en')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Cancel it' }).click()
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await row.getByText('Cancelled').waitFor()

  const other = await signedInConsole('people')
  expect(await other.window.page.getByRole('link', { name: '群发消息' }).count()).toBe(0)
  await expect(ask(operate.announcements, {}, await tokenOf(other.window))).rejects.toThrow(/403/)
  await other.window.close()
  await window.close()
})
