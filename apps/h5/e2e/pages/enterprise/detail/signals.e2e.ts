import { company } from '@zhzz/contract/company/calls.ts'
import { expect, test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { companyWith } from '#e2e/companyWith.ts'
import { openApp } from '#e2e/openApp.ts'
import { newPhone, people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

test('企业详情 tells the signals that matter most, the page all of them, and each opens its record', async () => {
  const app = await openApp()
  const { id } = await companyWith('recruitPage', 6)
  const token = await signInAs(app, people.member)
  const { signals } = await ask(company.detail, { id }, token)
  const [most] = signals.list
  const [first] = (await ask(company.signals, { id }, token)).list
  if (most === undefined || first === undefined) throw new Error('no signal')
  await app.open(`/pages/enterprise/detail/detail?id=${id}`)
  const card = app.top().locator('section').filter({ hasText: '商机信号' })
  await expect.poll(() => card.getByRole('button', { name: /\d{4}-\d{2}-\d{2}/ }).count()).toBe(4)
  expect(await card.locator('button').nth(1).innerText()).toContain(most.what)
  await card.getByRole('button', { name: `全部 ${signals.total}` }).click()
  await app.top().getByText('近两年的公开记录').waitFor()
  const rows = app.top().locator('[data-row] button')
  await rows.first().waitFor()
  expect(await rows.first().innerText()).toContain(first.what)
  await rows.first().click()
  await app.page.waitForURL(new RegExp(`id=${id}`))
  await app
    .top()
    .getByText(first.what ?? '', { exact: true })
    .first()
    .waitFor()
  expect(app.faults).toEqual([])
  await app.close()
})

test('a visitor is told how many there are and asked to sign in; the page is there without connection', async () => {
  const app = await openApp()
  const { id } = await companyWith('recruitPage', 6)
  await app.open(`/pages/enterprise/detail/detail?id=${id}`)
  await app
    .top()
    .getByText(/有 \d+ 条信号，登录后查看/)
    .waitFor()
  await app.open(`/pages/enterprise/detail/signals?id=${id}`)
  await app.page.waitForURL(/\/pages\/login\/login/)
  await app.fillLogin(newPhone())
  await app.top().locator('[data-row]').first().waitFor()
  await app.page.route(`**${company.signals.path}?**`, (route) => route.abort('connectionrefused'))
  await app.page.reload()
  await app
    .top()
    .getByText(/离线数据/)
    .waitFor()
  await app.top().locator('[data-row]').first().waitFor()
  await app.close()
})

test('an error says so and asks again; none says what would stand there', async () => {
  const app = await openApp()
  const token = await signInAs(app, people.member)
  const { id } = await companyWith('recruitPage', 1)
  const answer = await ask(company.signals, { id }, token)
  let reply: object = { code: 500, msg: '出错了', data: {} }
  await app.page.route(`**${company.signals.path}?**`, (route) => route.fulfill({ json: reply }))
  await app.open(`/pages/enterprise/detail/signals?id=${id}`)
  const again = app.top().getByRole('button', { name: '重新加载' })
  await again.waitFor()
  reply = { code: 200, msg: '', data: { ...answer, list: [], total: 0 } }
  await again.click()
  await app.top().getByText('近两年没有信号', { exact: true }).waitFor()
  await app.close()
})
