import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { editionWithVisitors } from '#e2e/editionWithVisitors.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { newPhone, people } from '#e2e/sample.ts'
import { signInAs, tokenFor } from '#e2e/signInAs.ts'

const page = '/pages/exhibition/moreAud/moreAud'

function rows(app: AppWindow) {
  return app.top().locator('[data-row] article > button:first-child')
}

test('from the exhibition to what is published of its visitors, and on to the organisations; a guest is told how many', async () => {
  const app = await openApp()
  const { id, visitors } = await editionWithVisitors()
  await app.open(`/pages/exhibition/detail/detail?id=${id}`)
  await app
    .top()
    .getByRole('button', { name: `参展观众 ${visitors.organizations} 家机构` })
    .click()
  await app.page.waitForURL(/moreAud/)
  const region = app.top().getByRole('table', { name: '来源地区' })
  await region.getByRole('row', { name: /江苏/ }).waitFor()
  await app.top().getByText('专业观众占比').waitFor()
  expect(await accessibilityFaults(app.page)).toEqual([])
  await app.top().getByRole('tab', { name: '到访机构' }).click()
  await app.top().getByText(`还有 ${visitors.organizations} 条`).waitFor()
  expect(await rows(app).count()).toBe(0)
  await app.close()
})

test('the free plan shows ten, and says how many more there are', async () => {
  const app = await openApp()
  const { id, visitors } = await editionWithVisitors()
  await signInAs(app, newPhone())
  await app.open(`${page}?editionId=${id}&tab=list`)
  await app
    .top()
    .getByText(`还有 ${visitors.organizations - 10} 条`)
    .waitFor()
  expect(await rows(app).count()).toBe(10)
  await app.close()
})

test('filters live in the address and survive a reload; a row opens its company', async () => {
  const app = await openApp()
  await signInAs(app, people.member)
  const { id } = await editionWithVisitors()
  const token = await tokenFor(people.member)
  const { choices, list } = await ask(exhibition.visitors, { editionId: id, limit: 50 }, token)
  const [level = ''] = choices.jobLevels
  const fitting = await ask(exhibition.visitors, { editionId: id, jobLevels: [level] }, token)
  expect(fitting.total).toBeLessThan(list.length)
  await app.open(`${page}?editionId=${id}&tab=list`)
  await rows(app).first().waitFor()
  await app.top().getByRole('button', { name: '职位层级' }).click()
  await app.top().getByRole('button', { name: level, exact: true }).click()
  await app.top().getByRole('button', { name: '确定' }).click()
  await app.top().getByText(`共 ${fitting.total} 条`).waitFor()
  await app.page.reload()
  await app.top().getByText(`共 ${fitting.total} 条`).waitFor()
  expect(await accessibilityFaults(app.page)).toEqual([])
  const known = list.find(({ companyId }) => companyId !== null)
  await app.open(`${page}?editionId=${id}&tab=list`)
  await rows(app)
    .filter({ hasText: known?.listedName ?? '' })
    .first()
    .click()
  await app.page.waitForURL(/enterprise\/detail\/detail/)
  await app.close()
})

test('of an edition whose visitors nobody published it is said; what was read is there without connection', async () => {
  const app = await openApp()
  await signInAs(app, people.member)
  const none = await editionWithVisitors(({ organizations, hasShares }) => organizations === 0 && !hasShares)
  await app.open(`${page}?editionId=${none.id}&tab=list`)
  await app.top().getByText('没有已知的到访机构').waitFor()
  const { id } = await editionWithVisitors()
  await app.open(`${page}?editionId=${id}`)
  const region = app.top().getByRole('table', { name: '来源地区' })
  await region.waitFor()
  await app.top().getByRole('tab', { name: '到访机构' }).click()
  await rows(app).first().waitFor()
  await app.context.setOffline(true)
  await app.top().getByRole('tab', { name: '观众画像' }).click()
  await region.waitFor()
  await app.top().getByRole('tab', { name: '到访机构' }).click()
  await rows(app).first().waitFor()
  await app.close()
})
