import { news } from '@zhzz/contract/news/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { openApp } from '#e2e/openApp.ts'
import { newPhone } from '#e2e/sample.ts'

test('资讯中心 from 应用: categories, filters and paging; the newest, one on top first', async () => {
  const app = await openApp()
  await app.open('/pages/home/application')
  await app.top().getByRole('button', { name: '资讯中心' }).click()
  const rows = app.top().locator('[data-row] article')
  await rows.first().getByText('置顶', { exact: true }).waitFor()
  await app.top().getByText('36', { exact: false }).first().waitFor()
  await app.top().getByRole('tab', { name: '政策法规' }).click()
  await expect.poll(() => rows.count()).toBe(6)
  await expect.poll(() => app.page.url()).toContain('category=policy')
  await app.page.reload()
  await expect.poll(() => rows.count()).toBe(6)
  await app.top().getByRole('tab', { name: '推荐' }).click()
  await expect.poll(() => rows.count()).toBeGreaterThan(6)
  await expect
    .poll(async () => {
      await rows.last().hover()
      await app.page.mouse.wheel(0, 3_000)
      return rows.count()
    })
    .toBeGreaterThan(10)
  expect(await accessibilityFaults(app.page)).toEqual([])
  expect(app.faults).toEqual([])
  await app.close()
})

test('one that matches nothing says so and leads back; a guest is asked to sign in for one’s own', async () => {
  const app = await openApp()
  await app.open('/pages/news/list/list?regionCode=810000&category=guide')
  await app.top().getByText('没有符合条件的资讯').waitFor()
  await app.top().getByRole('button', { name: '看其他资讯' }).click()
  await app.top().locator('[data-row] article').first().waitFor()
  await app.top().getByRole('button', { name: '我收藏的资讯' }).click()
  await app.page.locator('[data-page="/pages/login/login"]').waitFor()
  await app.close()
})

test('智慧引擎 finds articles, in 综合 and in a tab of their own', async () => {
  const app = await openApp()
  await app.open(`/pages/search/search?keyword=${encodeURIComponent('特装方案')}`)
  await app.top().getByRole('heading', { name: '资讯' }).waitFor()
  await app.top().getByRole('tab', { name: /^资讯/ }).click()
  const rows = app.top().locator('[data-row] article')
  await expect.poll(() => rows.count()).toBe(6)
  await rows.first().getByRole('button').first().click()
  await app.page.locator('[data-page="/pages/news/detail/detail"]').waitFor()
  await app.close()
})

test('首页 has the newest three; 收藏 keeps an article in a list of one’s own', async () => {
  const app = await openApp()
  await app.login(newPhone())
  await app.open('/')
  await app.top().getByRole('button', { name: '更多资讯' }).waitFor()
  const { list } = await ask(news.search, { limit: 3 })
  for (const { title } of list) await app.top().getByText(title).first().waitFor()
  await app
    .top()
    .getByText(list[0]?.title ?? '')
    .first()
    .click()
  await app.top().getByRole('button', { name: '收藏', exact: true }).click()
  await app.page.getByText('已收藏').first().waitFor()
  await app.open('/pages/news/list/list?searchType=MY_COLLECT')
  await expect.poll(() => app.top().locator('[data-row] article').count()).toBe(1)
  await app.close()
})
