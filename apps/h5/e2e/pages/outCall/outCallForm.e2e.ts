import { call } from '@zhzz/contract/call/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { allowCalls } from '#e2e/allowCalls.ts'
import { ask } from '#e2e/ask.ts'
import { calledBy } from '#e2e/calledBy.ts'
import { openApp } from '#e2e/openApp.ts'
import { newPhone, people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'
import { tapBehindDialler } from '#e2e/tapBehindDialler.ts'
import { unlocked } from '#e2e/unlocked.ts'

const page = '/pages/outCall/outCallForm'
const contacts = '/pages/enterprise/contactList/contactList'

test('a call from 联系方式: what stands for it, the dialler, the result, the follow-up; then its record', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  await allowCalls(token)
  const { card, contact } = await unlocked(token)
  await app.open(`${contacts}?id=${card.id}`)
  await app
    .top()
    .getByRole('button', { name: `拨打 ${contact.content}` })
    .click()
  const asked = app.page.getByRole('dialog', { name: `拨打 ${contact.content}？` })
  await asked.getByText('我今天还可拨 20 次').waitFor()
  await asked.getByText(/^对方当地 \d\d:\d\d$/).waitFor()
  const dialled = await calledBy(app, () => asked.getByRole('button', { name: '拨打' }).click())
  expect(dialled).toBe(`tel:${contact.content}`)
  const result = app.page.getByRole('dialog', { name: /^通话结果/ })
  await tapBehindDialler(result.getByRole('button', { name: '有意向' }))
  const asks = app.page.getByRole('dialog', { name: '写下谈了什么？' })
  await tapBehindDialler(asks.getByRole('button', { name: '写跟进' }))
  const at = (path: string) => app.page.locator(`[data-page="${path}"]:not([inert])`).waitFor()
  await at('/pages/followUp/form')
  await app.top().getByText('有意向').first().waitFor()
  await app.top().locator('textarea').fill('要两个方案')
  await tapBehindDialler(app.top().getByRole('button', { name: '保存' }))
  await at(contacts)

  await app.open(page)
  const row = app
    .top()
    .getByRole('article')
    .filter({ hasText: card.name.slice(0, 4) })
  await row.getByText('有意向').waitFor()
  expect(await app.top().innerText()).not.toContain(contact.content)
  await tapBehindDialler(row.getByRole('button').first())
  await tapBehindDialler(app.page.getByRole('dialog').getByRole('button', { name: '看跟进' }))
  await at('/pages/followUp/detail')
  await app.top().getByText('要两个方案').first().waitFor()
  const { list } = await ask(call.list, {}, token)
  expect(list.map(({ result: said, contactId }) => [said, contactId])).toEqual([['interested', contact.id]])
  expect(app.faults).toEqual([])
  await app.close()
})

test('outside the hours the dialler stays closed, and it says until when and what to do', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  const { card, contact } = await unlocked(token)
  const hour = (new Date().getUTCHours() + 8) % 24
  const [fromHour, toHour] = hour < 12 ? [22, 23] : [1, 2]
  await ask(call.saveRules, { fromHour, toHour, perNumber: 3, perPerson: null }, token)
  await app.open(`${contacts}?id=${card.id}`)
  await app
    .top()
    .getByRole('button', { name: `拨打 ${contact.content}` })
    .click()
  const refused = app.page.getByRole('dialog', { name: '不在可呼叫时间' })
  await refused.getByText(new RegExp(`本团队只在 ${fromHour}:00–${toHour}:00 外呼`)).waitFor()
  await refused.getByRole('button', { name: '写跟进' }).click()
  await app.page.waitForURL(/followUp\/form/)
  expect((await ask(call.list, {}, token)).total).toBe(0)
  await app.close()
})

test('a result that is said without connection is kept and sent when it is back', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  await allowCalls(token)
  const { card, contact } = await unlocked(token)
  await app.open(`${contacts}?id=${card.id}`)
  await app
    .top()
    .getByRole('button', { name: `拨打 ${contact.content}` })
    .click()
  await app.page.getByRole('dialog').getByRole('button', { name: '拨打' }).click()
  const result = app.page.getByRole('dialog', { name: /^通话结果/ })
  await result.waitFor()
  await app.context.setOffline(true)
  await tapBehindDialler(result.getByRole('button', { name: '未接通' }))
  await app.page.getByText('没有网络，结果已保存在本机').waitFor()
  await app.context.setOffline(false)
  await expect
    .poll(async () => (await ask(call.list, {}, token)).list[0]?.result, { timeout: 15_000 })
    .toBe('no_answer')
  await app.close()
})

test('the team’s calls by result and by person, in the address; nothing that a screen reader misses', async () => {
  const app = await openApp()
  await signInAs(app, people.team)
  await app.open(`${page}?result=none`)
  await app.top().getByRole('article').first().waitFor()
  const rows = app.top().getByRole('article')
  expect(await rows.getByText('未填结果').count()).toBe(await rows.count())
  await app.top().getByRole('button', { name: '成员' }).click()
  await app.page.getByRole('dialog').getByText('销售一号').click()
  await app.page.waitForURL(/memberId=/)
  expect(await accessibilityFaults(app.page)).toEqual([])
  await app.close()
})
