import { readFile } from 'node:fs/promises'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { findEdition } from '#e2e/findEdition.ts'
import { openApp } from '#e2e/openApp.ts'
import { newPhone, people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

const page = '/pages/exhibition/detail/detail'
const listed = () => findEdition({ hasExhibitorList: true }, (card) => card.daysLeft > 0)

test('one edition: dates, hall, exhibitors with what changed, and the doors of later pages', async () => {
  const app = await openApp()
  const card = await listed()
  const detail = await ask(exhibition.detail, { id: card.id })
  await app.open(`${page}?id=${card.id}`)
  await app.top().getByRole('heading', { name: card.name }).waitFor()
  await app.top().getByText(`还有 ${card.daysLeft} 天`).first().waitFor()
  await app
    .top()
    .getByText(detail.exhibitorPreview[0]?.listedName ?? '')
    .waitFor()
  if (detail.exhibitorChange) await app.top().getByText(`新增 ${detail.exhibitorChange.added} 家`).waitFor()
  await app
    .top()
    .getByText(/^数据来源/)
    .waitFor()
  await app.top().getByRole('button', { name: '加入日程' }).click()
  await app.page.locator('[data-page="/pages/login/login"]:not([inert])').waitFor()
  await app.page.goBack()
  await app.top().getByRole('button', { name: '参展商', exact: true }).last().click()
  await app.top().locator('[data-row] button').first().waitFor()
  expect(new URL(app.page.url()).searchParams.get('editionId')).toBe(card.id)
  expect(app.faults).toEqual([])
  await app.close()
})

test('a key date goes into the calendar of the device', async () => {
  const app = await openApp()
  const card = await listed()
  await app.open(`${page}?id=${card.id}`)
  const saved = app.page.waitForEvent('download')
  await app.top().getByRole('button', { name: '把展期加入日历' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/\.ics$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain(`DTSTART;VALUE=DATE:${card.startDate.replaceAll('-', '')}`)
  expect(text).toContain(`UID:${card.id}-show@zhzz`)
  await app.close()
})

test('favourites stand side by side with this exhibition', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  const card = await listed()
  const { list } = await ask(exhibition.search, { limit: 10 }, token)
  const others = list.filter(({ id }) => id !== card.id).slice(0, 2)
  await app.open(`${page}?id=${card.id}`)
  for (const { id } of others)
    await ask(member.toggleFavorite, { objectType: 'exhibition', objectId: id, favorited: true }, token)
  await app.top().getByRole('button', { name: '对比', exact: true }).click()
  const dialog = app.page.getByRole('dialog', { name: '展会对比' })
  const shown = dialog.getByRole('table').getByRole('columnheader')
  for (const { name } of others) await shown.getByText(name, { exact: true }).waitFor()
  const before = await shown.count()
  await dialog
    .getByRole('group')
    .getByRole('button', { name: others[0]?.name ?? '', exact: true })
    .click()
  await expect.poll(() => shown.count()).toBe(before - 1)
  expect(await accessibilityFaults(app.page)).toEqual([])
  await app.close()
})

test('a series opens its newest edition; every edition of the trend is a door', async () => {
  const app = await openApp()
  const card = await listed()
  const { editions } = await ask(exhibition.detail, { id: card.id })
  const other = editions.find(({ id }) => id !== card.id)
  await app.open(`${page}?seriesId=${card.seriesId}`)
  const trend = app.top().getByRole('table')
  await trend.waitFor()
  await expect.poll(() => trend.getByRole('row').count()).toBe(editions.length + 1)
  expect(other).toBeDefined()
  await trend.getByRole('button', { name: other?.startDate ?? '' }).click()
  await app
    .top()
    .getByRole('heading', { name: other?.name ?? '' })
    .waitFor()
  await app.close()
})

test.each(['postponed', 'cancelled'] as const)('%s editions say so before all else', async (status) => {
  const card = await findEdition({ statuses: [status] })
  const app = await openApp()
  await app.open(`${page}?id=${card.id}`)
  await app
    .top()
    .getByText(status === 'cancelled' ? '本届已取消' : /^已延期/)
    .waitFor()
  await app.top().getByText(/^原定/).waitFor()
  await app.close()
})

test('a wrong id, and no connection', async () => {
  const app = await openApp()
  // For somebody signed in the app draws the page, not the server.
  await signInAs(app, people.member)
  await app.open(`${page}?id=01900000-0000-7000-8000-00000000dead`)
  await app.top().getByText('访问资源不存在').waitFor()
  const card = await listed()
  await app.page.route('**/exhibition/none/detail*', (route) => route.abort())
  await app.open(`${page}?id=${card.id}`)
  await app.top().getByText('哎呀，网络信号丢失').waitFor()
  await app.page.unroute('**/exhibition/none/detail*')
  await app.top().getByRole('button', { name: '重新加载' }).click()
  await app.top().getByRole('heading', { name: card.name }).waitFor()
  await app.close()
})

test.each(['zh-Hans', 'fr'] as const)(
  'readable in %s: no faults by axe, nothing wider than the phone',
  async (locale) => {
    const app = await openApp({ locale })
    const card = await listed()
    await app.open(`${page}?id=${card.id}`)
    await app.top().getByRole('heading', { name: card.name }).waitFor()
    expect(await accessibilityFaults(app.page)).toEqual([])
    expect(await app.top().evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    await app.close()
  },
)
