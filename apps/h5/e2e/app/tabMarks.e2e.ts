import { account } from '@zhzz/contract/account/calls.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { expect, test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { openApp } from '#e2e/openApp.ts'
import { newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'
import { writeFollowUp } from '#e2e/writeFollowUp.ts'

const hour = 3_600_000

test('an overdue follow-up: a dot on 首页; its reminder: a number on the bell and on 我的', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  const { list } = await ask(company.search, { limit: 1 })
  const past = (hours: number) => new Date(Date.now() - hours * hour).toISOString()
  await writeFollowUp(token, list[0]?.id ?? '', {
    content: '早该联系',
    followTime: past(72),
    nextFollowTime: past(48),
    remindMinutes: 15,
  })
  const unread = async () => (await ask(account.statistics, {}, token)).unreadMessageCount
  await expect.poll(unread, { timeout: 30_000 }).toBe(1)
  await app.open('/')
  const bar = app.page.getByRole('navigation').last()
  await expect.poll(() => bar.getByRole('button', { name: /^我的/ }).locator('em').textContent()).toBe('1')
  await expect.poll(() => bar.getByRole('button', { name: '首页' }).locator('em').count()).toBe(1)
  expect(await app.top().getByRole('button', { name: '消息' }).locator('em').textContent()).toBe('1')
  await app.close()
})
