import { operate } from '@zhzz/contract/operate/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { signedInConsole, tokenOf } from '#e2e/console/openConsole.ts'
import { openApp } from '#e2e/openApp.ts'

test('an application is renamed, moved up and switched off, and the app shows it so', async () => {
  const { window } = await signedInConsole('content')
  const { page } = window
  await page.getByRole('link', { name: '应用目录' }).first().click()
  const names = () => page.locator('.ant-table-tbody tr td:first-child').allTextContents()
  await page.getByRole('button', { name: '上移 附近企业' }).click()
  await expect.poll(async () => (await names())[0]).toBe('附近企业')
  await page.getByRole('button', { name: '编辑 附近企业' }).click()
  await page.getByLabel('名称').first().fill('身边企业')
  await page.getByLabel('打开的页面').fill('nearby')
  await page.getByText('请输入以 /pages/ 开头的应用内地址').waitFor()
  await page.getByLabel('打开的页面').fill('')
  await window.shot('console-catalogue-edit-zh')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByText('已保存').waitFor()
  await expect.poll(async () => (await names())[0]).toBe('身边企业')
  await page.getByRole('button', { name: '编辑 找企业' }).click()
  await page.getByRole('switch').click()
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByRole('row', { name: '找企业' }).getByText('已关闭').waitFor()

  const app = await openApp()
  await app.open('/pages/home/application')
  await app.top().getByText('身边企业').first().waitFor()
  expect(await app.top().getByText('找企业', { exact: true }).count()).toBe(0)
  await app.close()

  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Edit 找企业' }).click()
  await page.getByLabel('Shown in the app').click()
  await window.shot('console-catalogue-edit-en')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('row', { name: '找企业' }).getByText('Shown').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await window.close()
})

test('who only sees people sees and does nothing of it', async () => {
  const { window } = await signedInConsole('people')
  expect(await window.page.getByRole('link', { name: '应用目录' }).count()).toBe(0)
  await expect(ask(operate.applicationCatalogue, {}, await tokenOf(window))).rejects.toThrow(/403/)
  await window.close()
})
