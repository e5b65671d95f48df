import { company } from '@zhzz/contract/company/calls.ts'
import { search } from '@zhzz/contract/search/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { signInAs } from '#e2e/signInAs.ts'
import { writeFollowUp } from '#e2e/writeFollowUp.ts'

const page = '/pages/search/search'

function box(app: AppWindow) {
  return app.top().getByRole('searchbox')
}

async function searchFor(app: AppWindow, word: string) {
  await box(app).fill(word)
  await box(app).press('Enter')
  await app.top().getByRole('tab', { name: '综合' }).waitFor()
}

test('suggestions while typing, one call for a word typed without a pause', async () => {
  const app = await openApp()
  const asked: string[] = []
  app.page.on('request', (request) => {
    if (request.url().includes(search.suggest.path)) asked.push(request.url())
  })
  await app.page.clock.install({ time: 0 })
  await app.open(page)
  // Without a pause, however long the machine takes for a letter.
  await app.page.clock.pauseAt(3_600_000)
  await box(app).pressSequentially('机床')
  await app.page.clock.resume()
  const suggestions = app.top().getByRole('region', { name: '搜索建议' })
  const first = suggestions
    .getByRole('button')
    .filter({ has: app.page.locator('mark') })
    .first()
  await first.waitFor()
  expect(asked).toHaveLength(1)
  await suggestions.getByRole('heading', { name: '企业' }).waitFor()
  await suggestions.getByRole('heading', { name: '展会' }).waitFor()
  const name = await first.innerText()
  await first.click()
  await app.top().getByRole('heading', { name }).waitFor()
  await app.page.goBack()
  await expect.poll(() => box(app).inputValue()).toBe('机床')
  await app.close()
})

test('results of every kind with their counts; 高级筛选 goes on with the same word', async () => {
  const app = await openApp()
  await app.open(page)
  await searchFor(app, '机床')
  expect(new URL(app.page.url()).searchParams.get('keyword')).toBe('机床')
  await app.top().getByRole('heading', { name: '企业' }).waitFor()
  await app
    .top()
    .getByRole('tab', { name: /^企业\s*[\d,]+\+?$/ })
    .click()
  await app.top().locator('[data-row]').first().waitFor()
  await app.top().getByRole('button', { name: '高级筛选' }).click()
  await expect.poll(() => box(app).inputValue()).toBe('机床')
  expect(new URL(app.page.url()).pathname).toBe('/h5/pages/enterprise/list/list')
  await app.page.goBack()
  await app
    .top()
    .getByRole('tab', { name: /^参展商/ })
    .click()
  await app.top().locator('[data-row]').first().waitFor()
  await app.page.reload()
  await app
    .top()
    .getByRole('tab', { name: /^参展商/, selected: true })
    .waitFor()
  await app.close()
})

test('searched words are kept on this device, twenty at most, and can be taken away', async () => {
  const app = await openApp()
  await app.open(page)
  for (let count = 1; count <= 21; count += 1) await searchFor(app, `词语${count}`)
  await app.top().getByRole('button', { name: '清空' }).click()
  const words = app.top().getByRole('listitem').filter({ hasText: '词语' })
  await expect.poll(() => words.count()).toBe(20)
  await expect.poll(() => words.first().innerText()).toBe('词语21')
  await expect.poll(() => app.top().getByRole('button', { name: '词语1', exact: true }).count()).toBe(0)
  await app.top().getByRole('button', { name: '删除“词语20”' }).click()
  await expect.poll(() => words.count()).toBe(19)
  await app.top().getByRole('button', { name: '清空搜索历史' }).click()
  await app.page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect.poll(() => words.count()).toBe(0)
  // The dialog goes back over its own entry of the history.
  await app.page.waitForFunction(() => !history.state?.guard)
  await app.open(page)
  await app.top().getByText('热门搜索').waitFor()
  await expect.poll(() => app.top().getByText('搜索历史').count()).toBe(0)
  await app.close()
})

test('nothing found says so and offers what helps', async () => {
  const app = await openApp()
  await app.open(page)
  await searchFor(app, '查无此名称')
  await app.top().getByText('没有找到“查无此名称”').waitFor()
  await app.top().getByRole('button', { name: '按条件找企业' }).click()
  await app.top().locator('[data-row]').first().waitFor()
  await app.close()
})

test('without an answer the results say so, and 重新加载 brings them', async () => {
  const app = await openApp()
  await app.page.route(`**${search.all.path}`, (route) => route.abort())
  await app.open(`${page}?keyword=${encodeURIComponent('机床')}`)
  await app.top().getByRole('button', { name: '重新加载' }).waitFor()
  await app.page.unroute(`**${search.all.path}`)
  await app.top().getByRole('button', { name: '重新加载' }).click()
  await app.top().getByRole('heading', { name: '企业' }).waitFor()
  await app.close()
})

test('a visitor is told what signing in would add', async () => {
  const app = await openApp()
  await app.open(`${page}?keyword=${encodeURIComponent('机床')}`)
  await app.top().getByText('登录后查看').waitFor()
  await app.close()
})

test.each(['zh-Hans'] as const)('no barrier in %s', async (locale) => {
  const app = await openApp({ locale })
  await app.open(page)
  await app.top().getByRole('listitem').first().waitFor()
  expect(await accessibilityFaults(app.page)).toEqual([])
  await app.open(`${page}?keyword=${encodeURIComponent('机床')}`)
  await app.top().getByRole('heading', { level: 2 }).first().waitFor()
  expect(await accessibilityFaults(app.page)).toEqual([])
  await app.close()
})

test('words that mean filters become chips, which can be dropped, and lead to the narrowed lists', async () => {
  const app = await openApp()
  await app.open(page)
  await searchFor(app, '上海 机床 特装')
  const card = app.top().getByRole('region', { name: '识别到的条件' })
  const found = await ask(company.search, {
    filters: { regionCodes: ['310000'], topicCodes: ['machine_tools'] },
  })
  await card.getByRole('button', { name: '去掉 特装' }).click()
  await app.top().getByRole('button', { name: '按条件找企业', exact: true }).click()
  await app.page.waitForURL(/enterprise\/list\/list/)
  const chosen = new URL(app.page.url()).searchParams
  expect([chosen.get('regionCode'), chosen.get('about'), chosen.get('keyword')]).toEqual([
    '310000',
    'machine_tools',
    '特装',
  ])
  await app.page.goBack()
  await searchFor(app, '上海机床展')
  // What meets the conditions stands there, the first of it as rows.
  await app.top().getByRole('heading', { name: '按条件找企业' }).waitFor()
  await app
    .top()
    .getByText(found.list[0]?.name ?? '')
    .first()
    .waitFor()
  await app
    .top()
    .getByRole('button', { name: `查看全部 ${found.total} 条` })
    .click()
  await app.top().getByText(`共 ${found.total} 条`).waitFor()
  await app.close()
})

test('who calls, or what was noted, stands first with who knows it; a tap opens the company', async () => {
  const app = await openApp()
  const token = await signInAs(app, '13800000063')
  const card = (await ask(company.search, { keyword: '机床' })).list[0]
  if (!card) throw new Error('the sample has no 机床')
  await writeFollowUp(token, card.id, { content: '要两层的特装，吊顶另谈' })
  await app.open(`${page}?keyword=${encodeURIComponent('吊顶')}`)
  const own = app.top().getByRole('heading', { name: '我的记录' })
  await own.waitFor()
  const row = app.top().getByRole('button').filter({ hasText: '吊顶另谈' })
  await row.locator('mark', { hasText: '吊顶' }).waitFor()
  await row.click()
  await app.page.waitForURL(/enterprise\/detail\/detail/)
  await app.close()
})

test('before typing: each example finds rows and never says that nothing was found; what is on this week', async () => {
  const app = await openApp()
  const sentences = await ask(search.examples, {})
  expect(sentences).toHaveLength(3)
  for (const sentence of sentences) {
    await app.open(page)
    const examples = app.top().getByRole('region', { name: '试试这样搜' })
    await examples.getByRole('button', { name: sentence, exact: true }).click()
    await app.top().getByRole('region', { name: '识别到的条件' }).waitFor()
    await app
      .top()
      .getByRole('heading', { name: /^按条件找(展会|企业)$/ })
      .first()
      .waitFor()
    expect(await app.top().getByText('没有找到').count()).toBe(0)
    expect(await app.top().getByRole('article').count()).toBeGreaterThan(0)
  }
  await app.open(page)
  const week = app.top().getByRole('region', { name: '本周展会' })
  await week.getByRole('button').first().click()
  await app.page.waitForURL(/exhibition\/detail\/detail/)
  await app.close()
})

test('words beside conditions that are nowhere leave the rows of the conditions', async () => {
  const app = await openApp()
  await app.open(`${page}?keyword=${encodeURIComponent('上海 特装 查无此名称')}`)
  await app.top().getByText('没有含“查无此名称”的，以下只按条件找').waitFor()
  await app.top().getByRole('heading', { name: '按条件找企业' }).waitFor()
  expect(await app.top().getByRole('article').count()).toBeGreaterThan(0)
  expect(await app.top().getByText('没有找到').count()).toBe(0)
  await app.close()
})

test('what was looked at last stands there the next time, on this device only, and goes with the person', async () => {
  const app = await openApp()
  const [card] = (await ask(company.search, { keyword: '机床' })).list
  const name = card?.name ?? ''
  await app.open(`/pages/enterprise/detail/detail?id=${card?.id}`)
  await app.top().getByRole('heading', { name }).waitFor()
  await expect.poll(() => app.page.evaluate(() => localStorage.getItem('lastViewed'))).toContain(name)
  await app.open(page)
  const viewed = app.top().getByRole('region', { name: '最近查看' })
  await viewed.getByRole('button', { name }).click()
  await app.page.waitForURL(/enterprise\/detail\/detail/)
  await app.close()
})
