import { company } from '@zhzz/contract/company/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { openApp } from '#e2e/openApp.ts'
import { findCompany, newPhone, people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

const page = '/pages/enterprise/detail/enterpriseInfo'

test('each line, the whole and the invoice details are copied', async () => {
  const app = await openApp()
  await app.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAs(app, people.free)
  const card = await findCompany({ statuses: ['green'] })
  await app.open(`${page}?id=${card.id}`)
  const copied = () => app.page.evaluate(() => navigator.clipboard.readText())
  await app
    .top()
    .getByRole('button', { name: /^复制法定代表人/ })
    .click()
  await expect.poll(copied).toBe(card.legalRepresentative)
  await app.page.getByText('复制成功').waitFor()
  await app.top().getByRole('button', { name: '全文复制' }).click()
  await expect.poll(copied).toContain(`企业名称：${card.name}\n统一社会信用代码：`)
  await app.top().getByRole('button', { name: '复制开票信息' }).click()
  await expect.poll(copied).toMatch(/^企业名称：.+\n纳税人识别号：[0-9A-Z]{15,18}\n注册地址：.+$/)
  await app.close()
})

test('a visitor signs in first and then sees it', async () => {
  const app = await openApp()
  const card = await findCompany({ statuses: ['green'] })
  await app.open(`${page}?id=${card.id}`)
  await app.page.waitForURL(/\/pages\/login\/login/)
  await app.fillLogin(newPhone())
  await app.top().getByRole('heading', { name: card.name }).waitFor()
  await app.close()
})

test('without an answer it says so, and 重新加载 brings it', async () => {
  const app = await openApp()
  await signInAs(app, people.free)
  const card = await findCompany({ statuses: ['green'] })
  await app.page.route(`**${company.businessInfo.path}*`, (route) => route.abort())
  await app.open(`${page}?id=${card.id}`)
  await app.top().getByRole('button', { name: '重新加载' }).waitFor()
  await app.page.unroute(`**${company.businessInfo.path}*`)
  await app.top().getByRole('button', { name: '重新加载' }).click()
  await app.top().getByText('经营范围').waitFor()
  await app.close()
})

test.each(['zh-Hans'] as const)('no barrier in %s', async (locale) => {
  const app = await openApp({ locale })
  await signInAs(app, people.free)
  const card = await findCompany({ statuses: ['green'] })
  await app.open(`${page}?id=${card.id}`)
  await app.top().getByRole('heading', { name: card.name }).waitFor()
  expect(await accessibilityFaults(app.page)).toEqual([])
  await app.close()
})
