import { member } from '@zhzz/contract/member/calls.ts'
import { expect, test } from 'vitest'
import { openApp } from '#e2e/openApp.ts'
import { people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

const path = '/pages/my/member'

test('a guest reads what each plan gives, and is led to login and to customer service', async () => {
  const app = await openApp()
  await app.open(path)
  const row = app.top().getByRole('row', { name: /每月解锁企业/ })
  await row.waitFor()
  expect(await row.getByRole('cell').allTextContents()).toEqual(['5认证后 10', '200', '1,000'])
  await app
    .top()
    .getByRole('row', { name: /每日导出条数 - 500 2,000/ })
    .waitFor()
  await app.shot('member-guest')
  await app.top().getByRole('button', { name: '立即升级' }).click()
  await app.page.getByRole('dialog', { name: '请您联系专属客服' }).waitFor()
  await app.page.keyboard.press('Escape')
  // No price is set: whom to ask stands on the card of the plan.
  await app
    .top()
    .getByRole('region', { name: '团队版' })
    .getByRole('button', { name: '联系客服开通' })
    .click()
  await app.page.getByRole('dialog', { name: '请您联系专属客服' }).waitFor()
  await app.page.keyboard.press('Escape')
  await app.top().getByRole('button', { name: '联系客服', exact: true }).click()
  await app.page.getByRole('dialog', { name: /请联系客服/ }).waitFor()
  await app.page.keyboard.press('Escape')
  await app.top().getByRole('button', { name: '登录' }).click()
  await app.page.waitForURL(/login\/login/)
  expect(app.faults).toEqual([])
  await app.close()
})

test('a member finds the own plan, its end and what is left; the plan is marked in the table', async () => {
  const app = await openApp()
  await signInAs(app, people.member)
  await app.open('/pages/my/memberCenter')
  await app.top().getByRole('button', { name: '查看权益与升级' }).click()
  await app.page.waitForURL(/my\/member$/)
  await app.top().getByRole('heading', { name: '会员版', exact: true }).waitFor()
  await app
    .top()
    .getByText(/还剩\d+天/)
    .waitFor()
  await app.top().getByRole('progressbar', { name: '解锁联系方式' }).waitFor()
  await app.top().getByRole('columnheader', { name: '会员版 当前' }).waitFor()
  await app.top().getByRole('button', { name: '续费或调整' }).waitFor()
  await app.shot('member-own')
  expect(app.faults).toEqual([])
  await app.close()
})

test('plans that cannot be read can be asked for again', async () => {
  const app = await openApp({ locale: 'en' })
  await app.page.route(`**${member.planList.path}*`, (route) => route.abort())
  await app.open(path)
  await app.top().getByRole('button', { name: 'Reload' }).waitFor()
  await app.page.unroute(`**${member.planList.path}*`)
  await app.top().getByRole('button', { name: 'Reload' }).click()
  await app
    .top()
    .getByRole('row', { name: /Company unlocks a month/ })
    .waitFor()
  await app.shot('member-en')
  await app.close()
})
