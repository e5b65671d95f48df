import { readFile } from 'node:fs/promises'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { expect, test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { openApp } from '#e2e/openApp.ts'
import { newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

const page = '/pages/exhSchedule/exhScheduleDetail'

test('one’s own view: what is planned, targets with their booths and states, what was written there', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  const { list } = await ask(exhibition.search, {
    filters: { hasExhibitorList: true, statuses: ['upcoming'] },
  })
  const [card] = list
  if (card === undefined) throw new Error('no edition to come has a list')
  const entries = (await ask(exhibition.exhibitors, { editionId: card.id }, token)).list.slice(0, 3)
  const at = new Date().toISOString()
  const marks = entries.map(({ id }, place) => ({
    exhibitorId: id,
    state: place === 0 ? ('visited' as const) : ('todo' as const),
    at,
  }))
  await ask(exhibition.markTargets, { marks }, token)
  const about = { targetType: 'exhibition', targetId: card.id, editionId: card.id } as const
  const said = {
    clientUid: crypto.randomUUID(),
    followType: 'onsite',
    content: '展位已看好',
    followTime: at,
  } as const
  await ask(followUp.save, { ...about, ...said }, token)
  const mine = { editionId: card.id, joinRole: 'build', reminders: [30, 7], note: '先看 E1 馆' } as const
  const { id } = await ask(schedule.saveMine, { ...mine, reminders: [30, 7] }, token)

  await app.open(`${page}?id=${id}`)
  await app.top().getByText('搭建服务').waitFor()
  await app.top().getByText('先看 E1 馆').waitFor()
  await app.top().getByText('本展跟进 1').waitFor()
  await app.top().getByText('展位已看好').waitFor()
  expect(await app.top().getByText('待拜访', { exact: true }).count()).toBe(2)
  const saved = app.page.waitForEvent('download')
  await app.top().getByRole('button', { name: '写入手机日历' }).click()
  const text = await readFile(await (await saved).path(), 'utf8')
  expect(text).toContain('TRIGGER:-PT159H')
  await app.top().getByRole('button', { name: '全部 3' }).click()
  await expect.poll(() => app.top().getByRole('article').count()).toBe(3)
  expect(app.faults).toEqual([])
  await app.close()
})

test('what is not on the schedule says so, and can be put on it', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  const [card] = (await ask(exhibition.search, { filters: { statuses: ['upcoming'] } })).list
  await app.open(`${page}?editionId=${card?.id}`)
  await app.top().getByText('这场展会不在我的日程里').waitFor()
  await app.top().getByRole('button', { name: '加入日程' }).click()
  await app.top().getByText('我的安排').waitFor()
  await app.close()
})
