import { news } from '@zhzz/contract/news/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { answerKept } from '#e2e/answerKept.ts'
import { ask } from '#e2e/ask.ts'
import { openApp } from '#e2e/openApp.ts'
import { newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

async function articleWithCompany() {
  const { list } = await ask(news.search, { filters: { category: 'exhibition' }, limit: 50 })
  for (const { id } of list) {
    const detail = await ask(news.detail, { id })
    if (detail.companies.length > 0 && detail.exhibitions.length > 0) return detail
  }
  throw new Error('no article names a company')
}

test('an article, its company and its fair show each other; the next one takes its place', async () => {
  const app = await openApp()
  const { card, companies, exhibitions, older } = await articleWithCompany()
  await app.open(`/pages/news/detail/detail?id=${card.id}`)
  await app.top().getByRole('heading', { name: card.title }).waitFor()
  await app.top().getByRole('table').waitFor()
  expect(await app.top().getByRole('link', { name: '原文链接' }).getAttribute('rel')).toContain('noreferrer')
  const company = companies[0]?.name ?? ''
  await app
    .top()
    .locator('article')
    .filter({ hasText: company.slice(0, 6) })
    .getByRole('button')
    .first()
    .click()
  await app.page.locator('[data-page="/pages/enterprise/detail/detail"]').waitFor()
  await app.top().getByRole('heading', { name: '资讯' }).waitFor()
  await app.top().getByText(card.title).first().waitFor()
  await app.page.goBack()
  await app.open(`/pages/exhibition/detail/detail?id=${exhibitions[0]?.id}`)
  await app.top().getByText(card.title).first().waitFor()
  await app.open(`/pages/news/detail/detail?id=${card.id}`)
  await app
    .top()
    .getByRole('button', { name: older?.title ?? '' })
    .click()
  await app
    .top()
    .getByRole('heading', { name: older?.title ?? '' })
    .waitFor()
  expect(await accessibilityFaults(app.page)).toEqual([])
  expect(app.faults).toEqual([])
  await app.close()
})

test('点赞 counts and is taken back; a guest signs in first', async () => {
  const app = await openApp()
  const { list } = await ask(news.search, { filters: { category: 'guide' } })
  const path = `/pages/news/detail/detail?id=${list[0]?.id}`
  await app.open(path)
  await app.top().getByRole('button', { name: '点赞', exact: true }).click()
  await app.fillLogin(newPhone())
  await app.top().getByRole('button', { name: '点赞 1' }).waitFor()
  await app.top().getByRole('button', { name: '点赞 1' }).click()
  await app.top().getByRole('button', { name: '点赞', exact: true }).waitFor()
  await app.close()
})

test('one that is gone says 内容已下线 and leads to the others', async () => {
  const app = await openApp()
  await app.open('/pages/news/detail/detail?id=0192f0c4-5a1e-7c3b-9d2f-3b1a5c7e9f01')
  await app.top().getByText('内容已下线').waitFor()
  await app.top().getByRole('button', { name: '看其他资讯' }).click()
  await app.page.locator('[data-page="/pages/news/list/list"]').waitFor()
  await app.close()
})

test('what was read is there without connection', async () => {
  const app = await openApp()
  // For a guest the server draws the page anew, with the answer.
  await app.login(newPhone())
  const { card, contentHtml } = await articleWithCompany()
  await app.open(`/pages/news/detail/detail?id=${card.id}`)
  await app.top().getByRole('heading', { name: card.title }).waitFor()
  await answerKept(app.page, news.detail)
  await app.page.route(`**${news.detail.path}?**`, (route) => route.abort('connectionrefused'))
  await app.page.reload()
  await app
    .top()
    .getByText(/离线数据/)
    .first()
    .waitFor()
  await app.top().getByRole('heading', { name: card.title }).waitFor()
  expect(contentHtml).toContain('示例内容')
  await app.top().getByText('本文为示例内容').waitFor()
  await app.close()
})

test('HTML that the server let through by mistake runs nothing', async () => {
  const app = await openApp()
  const { card } = await articleWithCompany()
  await app.page.route('**/news/none/detail**', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.data.contentHtml =
      '<p>好<img src=x onerror="document.title=1"><script>document.title=2</script><a href="javascript:document.title=3">链</a></p>'
    await route.fulfill({ response, json: answer })
  })
  await app.open('/pages/home/application')
  await app.open(`/pages/news/detail/detail?id=${card.id}`)
  await app.top().getByText('链', { exact: true }).waitFor()
  const text = app.top().locator('p', { hasText: '好' }).first()
  expect(await text.innerHTML()).not.toMatch(/script|onerror/)
  expect(await app.page.title()).not.toMatch(/^[123]$/)
  await app.close()
})

test('who opens an article is counted once, and the list tells what was read', async () => {
  const app = await openApp()
  const { list } = await ask(news.search, { filters: { category: 'hall' }, limit: 1 })
  const [card] = list
  if (card === undefined) throw new Error('no article')
  await signInAs(app, newPhone())
  const before = card.readCount
  const row = () => app.top().getByRole('article').filter({ hasText: card.title })
  for (const shown of [before === 0 ? '' : `阅读 ${before}`, `阅读 ${before + 1}`]) {
    await app.open('/pages/news/list/list?category=hall')
    await expect.poll(async () => /阅读 [\d,]+/.exec(await row().first().innerText())?.[0] ?? '').toBe(shown)
    await row().first().getByRole('button').first().click()
    await app.page.locator('[data-page="/pages/news/detail/detail"]').waitFor()
    await expect.poll(async () => (await ask(news.detail, { id: card.id })).card.readCount).toBe(before + 1)
  }
  expect(app.faults).toEqual([])
  await app.close()
})
