import { member } from '@zhzz/contract/member/calls.ts'
import { prediction } from '@zhzz/contract/prediction/calls.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { openApp } from '#e2e/openApp.ts'
import { newPhone, people } from '#e2e/sample.ts'
import { signInAs, tokenFor } from '#e2e/signInAs.ts'

const page = '/pages/exhSchedule/customerEditions'

/** Marks companies that are expected at exhibitions to come. */
async function markExpected(token: string): Promise<void> {
  const knowing = await tokenFor(people.team)
  const { list: editions } = await ask(prediction.editions, { sort: 'highCount', limit: 3 }, knowing)
  for (const { edition } of editions) {
    const { list } = await ask(prediction.companies, { editionId: edition.id, limit: 5 }, knowing)
    for (const { company } of list)
      await ask(
        member.toggleFavorite,
        { objectType: 'company', objectId: company.id, favorited: true },
        token,
      )
  }
}

test('what is proposed goes to the plan by one tap, and a row tells whom one meets', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  await app.open(page)
  await app.top().getByText('还没有客户可以对照').waitFor()
  await markExpected(token)
  await app.open(`${page}?group=favorited`)
  await app.top().getByRole('heading', { name: '推荐组合' }).waitFor()
  expect(await accessibilityFaults(app.page)).toEqual([])
  const found = await ask(schedule.customerEditions, { group: 'favorited' }, token)
  const picked = found.editions.filter(({ pick }) => pick !== null)
  expect(picked.length).toBeGreaterThan(0)
  await app.top().locator('[data-title]').first().click()
  const sheet = app.page.getByRole('dialog', { name: '会遇到谁' })
  await sheet
    .getByText(/^可能 |^展位 |已在名录/)
    .first()
    .waitFor()
  await sheet.getByRole('button', { name: '关闭' }).click()
  await app
    .top()
    .getByRole('button', { name: `把推荐的 ${picked.length} 场加入计划` })
    .click()
  await app.page.getByText(`${picked.length} 场已加入，作为备选`).waitFor()
  await expect
    .poll(async () => (await ask(schedule.mine, {}, token)).list.map(({ planState }) => planState))
    .toEqual(picked.map(() => 'idea'))
  expect(app.faults).toEqual([])
  await app.close()
})
