import { news } from '@zhzz/contract/news/calls.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { signedInConsole, tokenOf } from '#e2e/console/openConsole.ts'
import { openApp } from '#e2e/openApp.ts'

async function listed(title: string) {
  const { list } = await ask(news.search, { keyword: '', limit: 50 })
  return list.find((card) => card.title === title)
}

test('an article is written, published, read in the app, edited and withdrawn', async () => {
  const { window } = await signedInConsole('content')
  const { page } = window
  await page.getByRole('link', { name: '资讯' }).first().click()
  await page.getByRole('button', { name: '写文章' }).click()
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByText('请填写').first().waitFor()
  await page.getByLabel('标题').fill('岚湖会展中心明年扩建')
  await page.getByLabel('来源').fill('平台编辑部')
  await page.locator('#content').fill('<p>三号馆 <b>六月</b> 开放</p><script>alert(1)</script>')
  await window.shot('console-article-form-zh')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByText('草稿', { exact: true }).last().waitFor()
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await page.locator('.ant-drawer .ant-tag-green').waitFor({ timeout: 60_000 })
  await window.shot('console-article-zh')
  expect(await accessibilityFaults(page)).toEqual([])

  const card = await listed('岚湖会展中心明年扩建')
  const app = await openApp()
  await app.open(`/pages/news/detail/detail?id=${card?.id}`)
  await app.top().getByText('三号馆 六月 开放').waitFor()
  await app.top().getByText('平台编辑部').first().waitFor()
  expect(await app.top().innerText()).not.toContain('alert')
  await app.close()

  await page.locator('.ant-drawer-close').click()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('row', { name: '岚湖会展中心明年扩建' }).getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Title').fill('岚湖会展中心后年扩建')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => listed('岚湖会展中心后年扩建'), { timeout: 60_000 }).toBeDefined()
  await page.getByText('Version 1').waitFor()
  await window.shot('console-article-en')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expect.poll(() => listed('岚湖会展中心后年扩建')).toBeUndefined()
  await page.getByRole('button', { name: 'Publish' }).waitFor()
  await window.close()
})

test('who only sees people sees and does nothing of it', async () => {
  const { window } = await signedInConsole('people')
  expect(await window.page.getByRole('link', { name: '资讯' }).count()).toBe(0)
  await expect(ask(operate.articles, {}, await tokenOf(window))).rejects.toThrow(/403/)
  await window.close()
})
