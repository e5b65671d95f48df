import { hall } from '@zhzz/contract/hall/calls.ts'
import { search } from '@zhzz/contract/search/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The invented hall that publishes its calendar, with something in a pavilion to come, and a free stretch. */
async function lakeHall() {
  const id = (await ask(search.halls, { keyword: '岚湖' })).list[0]?.id ?? ''
  const { spans, free } = await ask(hall.occupancy, { id, from: today, to: dayAfter(today, 180) })
  const taken = spans.find(
    ({ pavilions, phase, from }) => pavilions.length > 0 && phase === 'show' && from > today,
  )
  const open = free.find(({ from, to }) => from > today && dayAfter(from, 2) <= to)
  if (!taken || !open) throw new Error('the invented hall publishes no calendar')
  return { id, taken, open }
}

async function fillDays(app: AppWindow, first: string, last: string): Promise<void> {
  await app.top().getByLabel('展期开始').fill(first)
  await app.top().getByLabel('展期结束').fill(last)
}

test('what stands in the way is said with its reason before an entry is kept; kept, it is on the timeline of its hall', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  const { id, taken } = await lakeHall()
  const [pavilion = ''] = taken.pavilions
  await app.open(`/pages/hallSchedule/hallScheduleDetail?id=${id}`)
  await app.top().getByRole('button', { name: '新增档期' }).click()
  await app.top().getByRole('button', { name: '去掉 岚湖国际会展中心（示例）' }).waitFor()
  await app.top().getByRole('button', { name: '保存' }).click()
  await app.top().getByText('请填写名称').waitFor()
  await app.top().getByRole('button', { name: pavilion, exact: true }).click()
  await fillDays(app, taken.from, taken.to)
  await app.top().getByLabel('项目名称').fill('华东光电展')
  await app.top().getByText(`${pavilion} 已被占用`).first().waitFor()
  expect(await accessibilityFaults(app.page)).toEqual([])
  await app.top().getByRole('button', { name: '保存' }).click()
  const dialog = app.page.getByRole('dialog')
  await dialog.getByText(taken.title).first().waitFor()
  await dialog.getByRole('button', { name: '仍然保存' }).click()
  await app.page.waitForURL(/hallScheduleDetail/)
  await app
    .top()
    .getByRole('button', { name: new RegExp(`^${pavilion}：.*我的档期 1$`) })
    .click()
  await app.page.getByRole('dialog', { name: pavilion }).getByText('华东光电展').waitFor()
  expect(app.faults).toEqual([])
  await app.close()
})

test('a free stretch is taken up from its sheet; nothing known stands in its way', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  const { id, open } = await lakeHall()
  const query = new URLSearchParams({ hallId: id, pavilion: open.pavilion, date: open.from })
  await app.open(`/pages/hallSchedule/addHallSchedule?${query}`)
  await app.top().getByRole('button', { name: open.pavilion, exact: true, pressed: true }).waitFor()
  expect(await app.top().getByLabel('展期开始').inputValue()).toBe(open.from)
  await fillDays(app, open.from, dayAfter(open.from, 2))
  await app.top().getByText('展馆公布这些日子可订，没有已知的占用').waitFor()
  await app.close()
})

test('我的档期 has it; it is changed, removed, and brought back', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  const { id: hallId, open } = await lakeHall()
  const said = { hallId, pavilions: [open.pavilion], startDate: open.from, endDate: open.from }
  await ask(
    hall.saveSlot,
    { ...said, title: '答谢会', purpose: 'conference', status: 'intent', isShared: false },
    token,
  )
  await app.open('/pages/hallSchedule/myHallSchedule')
  await app.top().getByRole('tab', { name: '我的档期' }).click()
  await app.top().getByRole('article').getByText('意向').waitFor()
  await app.top().getByText('已用 1/20 项').waitFor()
  await app.top().getByRole('article').getByRole('button').first().click()
  await app.top().getByRole('button', { name: /^状态/ }).click()
  await app.page.getByRole('dialog').getByText('已订', { exact: true }).click()
  await app.top().getByRole('button', { name: '保存' }).click()
  await app.top().getByRole('article').getByText('已订').waitFor()
  await app.top().getByRole('article').getByRole('button').first().dispatchEvent('contextmenu')
  await app.page.getByRole('dialog').getByRole('button', { name: '移除' }).click()
  await app.top().getByText('还没有档期').waitFor()
  await app.page.getByRole('button', { name: '撤销' }).click()
  await app.top().getByRole('article').getByText('已订').waitFor()
  const { list } = await ask(hall.slots, {}, token)
  expect(list).toMatchObject([{ title: '答谢会', status: 'booked', purpose: 'conference' }])
  expect(app.faults).toEqual([])
  await app.close()
})
