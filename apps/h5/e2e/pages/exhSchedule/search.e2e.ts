import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { openApp } from '#e2e/openApp.ts'
import { newPhone, tokenOf } from '#e2e/sample.ts'

test('several editions go to 我的展会 at once, and a guest signs in for it', async () => {
  const app = await openApp()
  const { list } = await ask(exhibition.search, { filters: { from: '2026-01-01' }, limit: 1 })
  const word = list[0]?.cityName ?? ''
  await app.open('/pages/exhSchedule/search')
  await app.top().getByRole('searchbox').fill(word)
  await app.top().getByRole('searchbox').press('Enter')
  const rows = app.top().getByRole('checkbox')
  await expect.poll(() => new URL(app.page.url()).searchParams.get('keyword')).toBe(word)
  await rows.nth(1).waitFor()
  await rows.nth(0).click()
  await rows.nth(1).click()
  expect(await accessibilityFaults(app.page)).toEqual([])
  await app.top().getByRole('button', { name: '加入 2 场' }).click()
  await app.page.locator('[data-page="/pages/login/login"]:not([inert])').waitFor()
  await app.fillLogin(newPhone())
  await expect.poll(() => app.top().getByText('已加入', { exact: true }).count()).toBe(2)
  const mine = await ask(schedule.mine, {}, await tokenOf(app))
  expect(mine.total).toBe(2)
  // What was looked for is offered again.
  await app.top().getByRole('searchbox').fill('')
  await app.top().getByRole('button', { name: word, exact: true }).click()
  await expect.poll(() => new URL(app.page.url()).searchParams.get('keyword')).toBe(word)
  await app.close()
})
