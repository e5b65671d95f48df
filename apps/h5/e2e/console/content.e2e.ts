import { reference } from '@zhzz/contract/reference/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { signedInConsole } from '#e2e/console/openConsole.ts'
import { openApp } from '#e2e/openApp.ts'

test('hot words that are set are tapped in the app, in their language, and go when they are removed', async () => {
  const { window } = await signedInConsole('content')
  const { page } = window
  await page.getByRole('link', { name: '热门搜索' }).first().click()
  await page.getByText('默认的词').waitFor()
  for (const [at, word] of ['智能仓储设备', '特装设计'].entries()) {
    await page.getByRole('button', { name: '添加' }).click()
    await page.getByLabel(`词 ${at + 1}`).fill(word)
  }
  await page.getByRole('button', { name: '上移 2' }).click()
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByText('已保存').waitFor()
  await window.shot('console-hot-words-zh')
  expect(await accessibilityFaults(page)).toEqual([])

  const app = await openApp()
  await app.page.goto(`${app.origin}/h5/pages/search/search`)
  await app.page.getByRole('button', { name: '特装设计' }).waitFor()
  const words = await app.page.getByRole('button', { name: /^(?:特装设计|智能仓储设备)$/ }).allTextContents()
  expect(words).toEqual(['特装设计', '智能仓储设备'])
  await app.close()

  await page.getByRole('button', { name: 'English' }).click()
  await page.getByLabel('Word 1').waitFor()
  await window.shot('console-hot-words-en')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Remove 2' }).click()
  await page.getByRole('button', { name: 'Remove 1' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved').waitFor()
  const after = await openApp()
  await after.page.goto(`${after.origin}/h5/pages/search/search`)
  await after.page.getByRole('heading', { name: '热门搜索' }).waitFor()
  expect(await after.page.getByRole('button', { name: '特装设计' }).count()).toBe(0)
  await after.close()
  await window.close()
})

test('customer service that is set is what the app is told', async () => {
  const { window } = await signedInConsole('content', 'en')
  const { page } = window
  await page.getByRole('link', { name: 'Customer service' }).first().click()
  const before = await ask(reference.customerServiceInfo, {})
  await page.locator('#phone').fill('12')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('A telephone number').waitFor()
  await page.locator('#phone').fill('400-800-0042')
  await page.locator('#workTime').fill('09:00–18:00')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved').waitFor()
  await page.getByRole('img', { name: '400-800-0042' }).waitFor()
  await window.shot('console-service-en')
  expect(await accessibilityFaults(page)).toEqual([])
  const told = await ask(reference.customerServiceInfo, {})
  expect(told).toMatchObject({ phone: '400-800-0042', workTime: '09:00–18:00' })
  expect(told).not.toEqual(before)
  await page.getByRole('button', { name: '中文' }).click()
  await page.getByText('客服电话').waitFor()
  await window.shot('console-service-zh')
  await window.close()
})
