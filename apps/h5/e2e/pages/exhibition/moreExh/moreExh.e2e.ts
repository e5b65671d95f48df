import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { findEdition } from '#e2e/findEdition.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { newPhone, people } from '#e2e/sample.ts'
import { signInAs, tokenFor } from '#e2e/signInAs.ts'

/** A list grows page by page. */
const scrolling = { timeout: 20_000 }

const page = '/pages/exhibition/moreExh/moreExh'
const listed = () => findEdition({ hasExhibitorList: true }, (card) => card.listedExhibitorCount > 60)

function rows(app: AppWindow) {
  return app.top().locator('[data-row] article > button:first-child')
}

test('the list walks by booth, filters by hall and keyword, and opens the company', async () => {
  const app = await openApp()
  await signInAs(app, people.member)
  const { id } = await listed()
  const { pavilions, list } = await ask(
    exhibition.exhibitors,
    { editionId: id },
    await tokenFor(people.member),
  )
  const hall = pavilions.at(-1)
  expect(hall).toBeDefined()
  await app.open(`${page}?editionId=${id}`)
  await rows(app).first().waitFor()
  await app.top().getByRole('button', { name: '展厅' }).click()
  await app
    .top()
    .getByRole('button', { name: `${hall?.code} ${hall?.count} 家` })
    .click()
  await app.top().getByRole('button', { name: '确定' }).click()
  await app.top().getByText(`共 ${hall?.count} 条`).waitFor()
  for (const text of await rows(app).allInnerTexts()) expect(text).toContain(hall?.code)
  await app.open(`${page}?editionId=${id}`)
  const wanted = list.find(({ companyId }) => companyId !== null)
  await app
    .top()
    .getByRole('searchbox')
    .fill(wanted?.listedName ?? '')
  await rows(app).first().locator('mark').first().waitFor()
  await rows(app).first().click()
  await app.page.waitForURL(/enterprise\/detail\/detail/)
  await app.close()
})

test('a printed name that has no company yet leads to the search for it', async () => {
  const app = await openApp()
  await signInAs(app, people.member)
  const { id } = await listed()
  const token = await tokenFor(people.member)
  const { list } = await ask(exhibition.exhibitors, { editionId: id, matched: false, limit: 1 }, token)
  const [unmatched] = list
  expect(unmatched).toBeDefined()
  await app.open(`${page}?editionId=${id}&keyword=${encodeURIComponent(unmatched?.listedName ?? '')}`)
  await rows(app).first().click()
  await app.page.waitForURL(/search\/search/)
  expect(new URL(app.page.url()).searchParams.get('keyword')).toBe(unmatched?.listedName)
  await app.close()
})

test('a visitor and a free plan see how many exhibitors lie beyond', async () => {
  const { id, listedExhibitorCount } = await listed()
  const visitor = await openApp()
  await visitor.open(`${page}?editionId=${id}`)
  await visitor
    .top()
    .getByText(`还有 ${listedExhibitorCount - 10} 条，登录后查看`)
    .waitFor()
  await visitor.close()
  const app = await openApp()
  await signInAs(app, newPhone())
  await app.open(`${page}?editionId=${id}`)
  await rows(app).first().waitFor()
  const locked = app.top().getByText(`还有 ${listedExhibitorCount - 50} 条，升级会员查看`)
  await expect
    .poll(async () => {
      await app.top().evaluate((element) => element.scrollTo(0, element.scrollHeight))
      return locked.count()
    }, scrolling)
    .toBe(1)
  await app.top().getByRole('button', { name: '升级会员' }).click()
  await app.page.getByText('请您联系专属客服').waitFor()
  await app.close()
})

test('without a list of its own an edition shows the last one, and says so', async () => {
  const app = await openApp()
  const card = await findEdition({ statuses: ['upcoming'] }, (one) => one.listedExhibitorCount === 0)
  await app.open(`${page}?editionId=${card.id}`)
  await app
    .top()
    .getByText(/^上届名录，仅供参考|本届名录尚未公布/)
    .waitFor()
  await app.close()
})

test('targets are walked by booth and marked as visited, offline too', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  const { id } = await listed()
  await app.open(`${page}?editionId=${id}`)
  const flags = app.top().getByRole('button', { name: /^加入目标/ })
  const mine = (count: number) => app.top().getByRole('button', { name: `我的目标 ${count}` })
  await flags.first().click()
  await mine(1).waitFor()
  await flags.first().click()
  await mine(2).waitFor()
  await expect.poll(() => app.page.evaluate(() => localStorage.getItem('targetMarks'))).toBe(null)
  await mine(2).click()
  await app.top().getByText('已拜访 0/2').waitFor()
  await expect.poll(() => rows(app).count()).toBe(2)
  await app.context.setOffline(true)
  const visit = app.top().getByRole('button', { name: /^标记已拜访/ })
  await visit.first().click()
  await app.top().getByText('已拜访 1/2').waitFor()
  await app.top().getByText('待同步').waitFor()
  await app.context.setOffline(false)
  await app.top().getByText('待同步').waitFor({ state: 'detached' })
  await app.page.reload()
  await app.top().getByText('已拜访 1/2').waitFor()
  await app
    .top()
    .getByRole('button', { name: /^更改标记/ })
    .click()
  await app.page.getByRole('button', { name: '移出目标' }).click()
  await app.top().getByText('已拜访 0/1').waitFor()
  await app.close()
})

test('what changed against the list before is a list of its own', async () => {
  const changed = await listedWithChange()
  const app = await openApp()
  await signInAs(app, people.member)
  await app.open(`/pages/exhibition/detail/detail?id=${changed.id}`)
  await app
    .top()
    .getByRole('button', { name: `流失 ${changed.lost} 家` })
    .click()
  await app
    .top()
    .getByText(/^上届有、本届没有/)
    .waitFor()
  await app.top().getByText(`共 ${changed.lost} 条`).waitFor()
  await app.top().getByRole('button', { name: '看全部', exact: true }).click()
  await app
    .top()
    .getByText(/^上届有、本届没有/)
    .waitFor({ state: 'detached' })
  await rows(app).first().waitFor()
  await app.close()
})

async function listedWithChange(): Promise<{ id: string; lost: number }> {
  const token = await tokenFor(people.member)
  const { list } = await ask(exhibition.search, { filters: { hasExhibitorList: true }, limit: 30 }, token)
  for (const { id } of list) {
    const { exhibitorChange } = await ask(exhibition.detail, { id })
    if (exhibitorChange && exhibitorChange.lost > 0) return { id, lost: exhibitorChange.lost }
  }
  throw new Error('no edition lost an exhibitor')
}

test('特装 and areas make the list shorter, and say so', async () => {
  const app = await openApp()
  const { id } = await listed()
  const { counts } = await ask(exhibition.exhibitors, { editionId: id })
  await app.open(`${page}?editionId=${id}`)
  const custom = app.top().getByRole('button', { name: `特装 ${counts.customBuilt}` })
  await custom.click()
  await app.top().getByText(`共 ${counts.customBuilt} 条`).waitFor()
  await custom.click()
  await app.top().getByText(`共 ${counts.all} 条`).waitFor()
  await app.top().getByRole('button', { name: '筛选', exact: true }).click()
  await app.top().getByRole('button', { name: '36–72 m²' }).click()
  const large = await ask(exhibition.exhibitors, { editionId: id, areaBands: ['36to72'] })
  await app.top().getByRole('button', { name: '确定' }).click()
  await app.top().getByText(`共 ${large.total} 条`).waitFor()
  await app.close()
})

test('the walk goes under heads of halls with their counts; a row says its plate', async () => {
  const app = await openApp()
  await signInAs(app, people.member)
  const { id } = await listed()
  const token = await tokenFor(people.member)
  const { heads, list } = await ask(exhibition.exhibitors, { editionId: id, limit: 50 }, token)
  const [first, second] = heads.map(({ pavilion, count }) => `${pavilion}${count} 家`)
  expect(second).toBeDefined()
  await app.open(`${page}?editionId=${id}`)
  await rows(app).first().waitFor()
  const plate = `${list[0]?.firstPavilion}${list[0]?.boothNo?.replace(/^.*-/, '')}`
  expect(await rows(app).first().textContent()).toContain(plate)
  const line = app.top().locator('[data-hall]')
  await expect.poll(() => line.first().textContent()).toBe(first)
  // The head of the second hall comes with its first row, and stays when one has walked past it.
  await expect
    .poll(async () => {
      await app.top().evaluate((element) => element.scrollBy(0, 300))
      return line.first().textContent()
    }, scrolling)
    .toBe(second)
  await app.top().evaluate((element) => element.scrollTo(0, 0))
  await expect.poll(() => line.first().textContent()).toBe(first)
  await app.top().getByRole('button', { name: '排序' }).click()
  await app.page.getByRole('radio', { name: '参展次数' }).click()
  await expect.poll(() => line.count()).toBe(0)
  await app.close()
})

test('nothing found, and no connection', async () => {
  const app = await openApp()
  const { id } = await listed()
  await app.open(`${page}?editionId=${id}&keyword=zzqqxx`)
  await app.top().getByText('没有符合条件的参展商').waitFor()
  await app.top().getByRole('button', { name: '清除筛选' }).click()
  await rows(app).first().waitFor()
  await app.context.setOffline(true)
  await app.top().getByRole('searchbox').fill('机')
  await app.top().getByText('哎呀，网络信号丢失').waitFor()
  await app.close()
})

test.each(['zh-Hans', 'fr'] as const)(
  'readable in %s: no faults by axe, nothing wider than the phone',
  async (locale) => {
    const app = await openApp({ locale })
    const { id } = await listed()
    await app.open(`${page}?editionId=${id}`)
    await rows(app).first().waitFor()
    expect(await accessibilityFaults(app.page)).toEqual([])
    expect(await app.top().evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    await app.close()
  },
)
