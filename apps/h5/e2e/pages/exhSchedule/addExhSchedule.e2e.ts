import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { expect, test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { newPhone, people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

const page = '/pages/exhSchedule/addExhSchedule'

async function chooseCity(app: AppWindow): Promise<void> {
  await app.top().getByLabel('城市').click()
  const sheet = app.page.getByRole('dialog')
  await sheet.getByRole('checkbox').nth(1).click()
  await sheet.getByRole('button', { name: /^确定/ }).click()
}

test('an exhibition of the library is added from its row', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  await app.open(page)
  const row = app.top().getByRole('article').first()
  await row.getByRole('button', { name: /^加入/ }).click()
  await row.getByRole('button', { name: /^已加入/ }).click()
  await app.top().getByText('我的安排').waitFor()
  expect(app.faults).toEqual([])
  await app.close()
})

test('an event of one’s own needs name, days and city in their order; it is kept, changed, and nobody else’s', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  await app.open(`${page}?tab=own`)
  const save = app.top().getByRole('button', { name: '保存' })
  await save.click()
  await app.top().getByText('请填写名称').waitFor()
  await app.top().locator('input[name=name]').fill('华东客户答谢会')
  await app.top().getByLabel('开始', { exact: false }).first().fill('2027-03-10')
  await app.top().getByLabel('结束', { exact: false }).first().fill('2027-03-08')
  await chooseCity(app)
  await save.click()
  await app.top().getByText('结束不能早于开始').waitFor()
  await app.top().getByLabel('结束', { exact: false }).first().fill('2027-03-11')
  await app.top().locator('input[name=place]').fill('浦东嘉里大酒店')
  await app.top().locator('input[name=budget]').fill('12000')
  await save.click()
  await app.top().getByRole('heading', { name: '华东客户答谢会' }).waitFor()
  await app.top().getByText('浦东嘉里大酒店').waitFor()
  await app.top().getByRole('button', { name: '编辑' }).first().click()
  await app.top().getByLabel('备注').fill('带样品')
  await app.top().getByRole('button', { name: '保存' }).click()
  await app.top().getByText('带样品').waitFor()
  expect((await ask(exhibition.search, { keyword: '华东客户答谢会' })).list).toEqual([])
  expect(app.faults).toEqual([])
  await app.close()
})

test('who is about to tell again what the library has is asked whether it is the same', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  const [card] = (await ask(exhibition.search, { filters: { statuses: ['upcoming'] } })).list
  if (card === undefined) throw new Error('no edition is to come')
  await app.open(`${page}?tab=own`)
  await app.top().locator('input[name=name]').fill(card.name)
  await app.top().getByLabel('开始', { exact: false }).first().fill(card.startDate)
  await app.top().getByLabel('结束', { exact: false }).first().fill(card.endDate)
  await chooseCity(app)
  await app.top().getByRole('button', { name: '保存' }).click()
  await app.page.getByRole('dialog').getByRole('button', { name: '加入库里的这一届' }).click()
  await app.top().getByText('还没有目标').waitFor()
  expect(new URL(app.page.url()).searchParams.get('editionId')).toBe(card.id)
  await app.close()
})

test('an event of one’s own is offered to the library, and the offer taken back', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  const event = {
    name: '华东客户答谢展',
    startDate: '2027-03-10',
    endDate: '2027-03-11',
    regionCode: '310000',
  }
  const { id } = await ask(schedule.saveMine, { event }, token)
  await app.open(`/pages/exhSchedule/exhScheduleDetail?id=${id}`)
  await app.top().getByRole('button', { name: '提交到公共库' }).click()
  await app.page.getByRole('dialog').getByRole('button', { name: '提交', exact: true }).click()
  await app.top().getByRole('button', { name: '提交到公共库 已提交，待审核' }).click()
  await app.page.getByRole('dialog').getByRole('button', { name: '撤回' }).click()
  await expect.poll(() => app.top().getByText('已提交，待审核').count()).toBe(0)
  expect((await ask(schedule.mineDetail, { id }, token)).proposedAt).toBe(null)
  expect(app.faults).toEqual([])
  await app.close()
})

test('in a team what is planned is shared by a switch, with goals and money', async () => {
  const app = await openApp()
  const token = await signInAs(app, people.team)
  const [card] = (
    await ask(exhibition.search, { filters: { statuses: ['upcoming'] }, sort: 'startDateDesc' })
  ).list
  const { id } = await ask(schedule.saveMine, { editionId: card?.id, isShared: false }, token)
  await app.open(`${page}?id=${id}`)
  await app.top().getByRole('switch', { name: '共享给团队' }).click()
  await app.top().locator('input[name=goalLeads]').fill('三')
  await app.top().getByRole('button', { name: '保存' }).click()
  await app.top().getByText('请输入整数').waitFor()
  await app.top().locator('input[name=goalLeads]').fill('12')
  await app.top().locator('input[name=actualCost]').fill('9000.5')
  await app.top().getByRole('button', { name: '保存' }).click()
  await expect
    .poll(async () => (await ask(schedule.mineDetail, { id }, token)).mine)
    .toMatchObject({ isShared: true, goalLeads: 12, actualCost: 9000.5 })
  await ask(schedule.removeMine, { id }, token)
  await app.close()
})
