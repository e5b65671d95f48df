import { call } from '@zhzz/contract/call/calls.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { expect, test } from 'vitest'
import { allowCalls } from '#e2e/allowCalls.ts'
import { ask } from '#e2e/ask.ts'
import { calledBy } from '#e2e/calledBy.ts'
import { openApp } from '#e2e/openApp.ts'
import { newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'
import { tapBehindDialler } from '#e2e/tapBehindDialler.ts'
import { unlocked } from '#e2e/unlocked.ts'

test('a list of chosen companies is worked through, and is there without connection', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  await allowCalls(token)
  const { card } = await unlocked(token)
  await app.open('/pages/enterprise/list/list?status=green&has=mobile')
  await app.top().getByRole('article').nth(2).waitFor()
  await app.top().getByRole('button', { name: '更多', exact: true }).click()
  await app.page.getByRole('dialog').getByRole('button', { name: '多选' }).click()
  await app.top().getByRole('checkbox').nth(0).click()
  await app.top().getByRole('checkbox').nth(1).click()
  await app.top().getByRole('button', { name: '外呼名单' }).click()
  const named = app.page.getByRole('dialog', { name: '生成外呼名单' })
  await named.getByRole('textbox').fill('周一名单')
  await named.getByRole('button', { name: '确定' }).click()
  await app.page.waitForURL(/outCall\/callList/)
  await app.top().getByText('周一名单').waitFor()
  expect(await app.top().getByRole('article').count()).toBe(2)
  await app.top().getByRole('button', { name: '跳过' }).click()
  await app
    .top()
    .getByRole('button', { name: /^(拨打|解锁)下一家 2\/2$/ })
    .waitFor()

  const made = await ask(call.makeList, { name: '一家', companyIds: [card.id] }, token)
  await app.open(`/pages/outCall/callList?id=${made.id}`)
  await app.top().getByRole('button', { name: '拨打下一家 1/1' }).click()
  const choice = app.page.getByRole('dialog', { name: '选择号码' })
  const asked = app.page.getByRole('dialog', { name: /^拨打 .*？$/ })
  await choice.or(asked).first().waitFor()
  if (await choice.isVisible()) await choice.getByRole('button').first().click()
  expect(await calledBy(app, () => asked.getByRole('button', { name: '拨打' }).click())).toMatch(/^tel:\d/)
  const result = app.page.getByRole('dialog', { name: /^通话结果/ })
  await tapBehindDialler(result.getByRole('button', { name: '占线' }))
  await app.top().getByText('占线').waitFor()
  const { list } = await ask(call.items, { id: made.id }, token)
  expect(list.waiting).toBe(0)

  // Kept are the companies and how far one is; no number of them is.
  await app.open('/pages/outCall/outCallForm?tab=lists')
  await app.top().getByText('全部完成').waitFor()
  await app.top().getByText('待拨 1 / 2').waitFor()
  const { contacts } = await ask(company.contacts, { id: card.id }, token)
  await tapBehindDialler(app.top().getByRole('button', { name: '一家' }))
  await app.top().getByText('占线').waitFor()
  await app.page.goBack()
  await app.context.setOffline(true)
  await tapBehindDialler(app.top().getByRole('button', { name: '一家' }))
  await app.top().getByText('占线').waitFor()
  await app.top().getByText('离线数据').waitFor()
  const shown = await app.top().innerText()
  for (const { content } of contacts) expect(shown).not.toContain(content)
  await app.close()
})
