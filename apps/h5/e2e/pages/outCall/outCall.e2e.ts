import { call } from '@zhzz/contract/call/calls.ts'
import { expect, test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { openApp } from '#e2e/openApp.ts'
import { newPhone, people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

const page = '/pages/outCall/outCall'

test('a leader sees the team, and every number leads to its calls', async () => {
  const app = await openApp()
  const token = await signInAs(app, people.team)
  const counted = await ask(call.statistics, {}, token)
  await app.open(page)
  await app
    .top()
    .getByRole('button', { name: `拨打 ${counted.calls}` })
    .waitFor()
  const byMember = app.top().getByRole('table', { name: '按成员' })
  expect(await byMember.getByRole('row').count()).toBe(3)
  const own = counted.members.find(({ name }) => name === '销售二号')
  await byMember
    .getByRole('row')
    .filter({ hasText: '销售二号' })
    .getByText(`${own?.calls}，接通 ${own?.answered}`)
    .waitFor()
  await app
    .top()
    .getByRole('button', { name: `未填结果 ${counted.unsaid}` })
    .click()
  await app.page.waitForURL(/outCallForm\?.*result=none/)
  await app.top().getByText('未填结果').first().waitFor()
  expect(app.faults).toEqual([])
  await app.close()
})

test('a member without calls is told how to begin; from 应用 and 我的 it is one tap', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  await app.open('/pages/home/application')
  await app.top().getByRole('button', { name: '外呼统计' }).click()
  await app.page.waitForURL(/outCall\/outCall/)
  await app.top().getByText('还没有外呼记录').waitFor()
  await app.top().getByRole('button', { name: '外呼介绍' }).first().click()
  await app.page.waitForURL(/outCallIntroduce/)
  await app.close()
})

test('the rules of the team are set by whoever leads it, and hold at once', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  await app.open(page)
  await app
    .top()
    .getByRole('button', { name: /^外呼规则/ })
    .click()
  const sheet = app.page.getByRole('dialog', { name: '外呼规则' })
  await sheet.locator('input[name=fromHour]').fill('9')
  await sheet.locator('input[name=toHour]').fill('9')
  await sheet.getByText('结束须晚于开始').waitFor()
  await sheet.locator('input[name=toHour]').fill('18')
  await sheet.locator('input[name=perPerson]').fill('15')
  await sheet.getByRole('button', { name: '保存' }).click()
  await app.top().getByText('9:00–18:00，每个号码每天 3 次').waitFor()
  expect(await ask(call.rules, {}, token)).toEqual({ fromHour: 9, toHour: 18, perNumber: 3, perPerson: 15 })
  await app.close()
})
