import { hall } from '@zhzz/contract/hall/calls.ts'
import { search } from '@zhzz/contract/search/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { openApp } from '#e2e/openApp.ts'

test('halls by what a pavilion bears, kept in the address, and each opens its page', async () => {
  const app = await openApp()
  await app.open('/pages/hallSchedule/hallSchedule')
  const rows = app.top().locator('[data-row] article')
  await rows.first().waitFor()
  const all = await rows.count()
  await app.top().getByRole('button', { name: '筛选', exact: true }).click()
  await app.top().getByText('≥ 15 m', { exact: true }).click()
  await app.top().getByText('≥ 5 t/m²', { exact: true }).click()
  await app.top().getByRole('button', { name: '确定', exact: true }).click()
  await app.top().getByRole('button', { name: '筛选 (2)' }).waitFor()
  await expect.poll(() => rows.count()).toBe(2)
  expect(all).toBeGreaterThan(2)
  await app.page.reload()
  await app.top().getByRole('button', { name: '筛选 (2)' }).waitFor()
  await rows.filter({ hasText: '岚湖国际会展中心' }).getByRole('button').first().click()
  await app.top().getByRole('heading', { name: '岚湖国际会展中心（示例）' }).waitFor()
  await app.page.goBack()
  await expect.poll(() => rows.count()).toBe(2)
  expect(await accessibilityFaults(app.page)).toEqual([])
  expect(app.faults).toEqual([])
  await app.close()
})

test('the nearest first, once the person lets it know where they are', async () => {
  const app = await openApp()
  await app.context.grantPermissions(['geolocation'])
  await app.context.setGeolocation({ longitude: 120.7, latitude: 31.3 })
  await app.open('/pages/hallSchedule/hallSchedule')
  await app.top().getByRole('button', { name: '排序', exact: true }).click()
  await app.page.getByRole('dialog').getByText('距离最近', { exact: true }).click()
  const first = app.top().locator('[data-row] article').first()
  await first.getByText('岚湖国际会展中心（示例）').waitFor()
  await first.getByText(/^2\.\dkm$/).waitFor()
  await app.close()
})

test('halls that publish free pavilions on some days, kept in the address; no other is called free', async () => {
  const app = await openApp()
  const { list } = await ask(search.halls, { keyword: '岚湖' })
  const id = list[0]?.id ?? ''
  const { gaps } = await ask(hall.gaps, { id })
  const [gap] = gaps
  if (!gap) throw new Error('the invented hall has no gap')
  await app.open('/pages/hallSchedule/hallSchedule')
  await app.top().getByRole('button', { name: '可订日期', exact: true }).click()
  const sheet = app.page.getByRole('dialog')
  await sheet.getByLabel('可订日期 开始').fill(gap.from)
  await sheet.getByLabel('可订日期 结束').fill(gap.to)
  await sheet.getByRole('button', { name: /^确定/ }).click()
  const rows = app.top().locator('[data-row] article')
  await rows
    .filter({ hasText: '岚湖' })
    .getByText(/^\d+ 个展厅可订$/)
    .waitFor()
  await app.page.reload()
  await rows
    .filter({ hasText: '岚湖' })
    .getByText(/^\d+ 个展厅可订$/)
    .waitFor()
  await app.open('/pages/hallSchedule/hallSchedule?free=2035-01-01_2035-01-05')
  await app.top().getByText('这些日子没有公布可订的展馆').waitFor()
  expect(app.faults).toEqual([])
  await app.close()
})
