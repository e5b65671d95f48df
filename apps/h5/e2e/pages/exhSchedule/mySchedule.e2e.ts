import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { expect, test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { openApp } from '#e2e/openApp.ts'
import { newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

const page = '/pages/exhSchedule/mySchedule'

async function comingEdition() {
  const [card] = (await ask(exhibition.search, { filters: { statuses: ['upcoming'] } })).list
  if (card === undefined) throw new Error('no edition is to come')
  return card
}

test('加入日程 on an exhibition puts it on 我的展会, its page and the counter of 我的; 移除 takes it off', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  const card = await comingEdition()
  await app.open(`/pages/exhibition/detail/detail?id=${card.id}`)
  await app.top().getByRole('button', { name: '加入日程' }).click()
  await app.page.getByText('已加入我的展会').waitFor()
  await app.top().getByRole('button', { name: '我的日程' }).click()
  await app.top().getByText('我的安排').waitFor()
  expect(new URL(app.page.url()).pathname).toContain('/pages/exhSchedule/exhScheduleDetail')

  await app.open('/pages/my/my')
  await app
    .top()
    .getByRole('button', { name: /^1\s*我的展会$/ })
    .click()
  const row = app.top().getByRole('article')
  await row.waitFor()
  await app.top().getByText('已用 1/20 项').waitFor()
  await row.getByRole('button').first().dispatchEvent('contextmenu')
  await app.page.getByRole('dialog').getByRole('button', { name: '移除' }).click()
  await app.page.getByRole('dialog').getByRole('button', { name: '移除' }).click()
  await app.top().getByText('没有即将开始的展会').waitFor()
  expect(app.faults).toEqual([])
  await app.close()
})

test('each tab has its exhibitions and their number; what is there stays without connection', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  const card = await comingEdition()
  const past = (await ask(exhibition.search, { filters: { statuses: ['ended'] }, sort: 'startDateDesc' }))
    .list[0]
  if (past === undefined) throw new Error('no edition has ended')
  await ask(schedule.addMine, { editionIds: [card.id, past.id] }, token)
  await app.open(page)
  await app
    .top()
    .getByRole('tab', { name: /^即将开始\s*1$/ })
    .waitFor()
  await app
    .top()
    .getByRole('tab', { name: /^已结束\s*1$/ })
    .click()
  await app.top().getByRole('article').waitFor()
  await app.context.setOffline(true)
  await app
    .top()
    .getByRole('tab', { name: /^即将开始/ })
    .click()
  await expect.poll(() => app.top().getByRole('article').count()).toBe(1)
  await app.close()
})
