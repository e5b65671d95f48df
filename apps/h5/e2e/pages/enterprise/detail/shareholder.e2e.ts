import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { companyWith } from '#e2e/companyWith.ts'
import { openApp } from '#e2e/openApp.ts'
import { people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

test('from 企业详情: who holds it, the ring of the shares, and those of before', async () => {
  const app = await openApp()
  await signInAs(app, people.member)
  const { id, name } = await companyWith('shareholder', 3)
  await app.open(`/pages/enterprise/detail/detail?id=${id}`)
  await app
    .top()
    .getByRole('button', { name: /^股东信息/ })
    .click()
  await app.page.waitForURL(/\/pages\/enterprise\/detail\/shareholder\?/)
  await app.top().locator('[data-row]').first().waitFor()
  await app.top().getByText(name).waitFor()
  await app.top().getByText('股权结构').or(app.top().getByText('数据不完整')).waitFor()
  expect(await app.top().locator('[data-row]').first().innerText()).toMatch(/持股\s+[\d.]+%[^]*认缴/)
  expect(await accessibilityFaults(app.page)).toEqual([])
  await app.top().getByRole('tab', { name: '历史股东' }).click()
  await app.top().getByText('共 1 条').waitFor()
  await app.page.reload()
  await app.top().getByRole('tab', { name: '历史股东', selected: true }).waitFor()
  await app.close()
})
