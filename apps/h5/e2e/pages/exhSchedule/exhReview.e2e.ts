import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { findEdition } from '#e2e/findEdition.ts'
import { openApp } from '#e2e/openApp.ts'
import { findCompany, newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

test('expenses and an order written down are in the review of the exhibition, and in that of the year', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  const edition = await findEdition({ statuses: ['ended'] })
  const { id: mineId } = await ask(schedule.saveMine, { editionId: edition.id, goalLeads: 8 }, token)
  await app.open(`/pages/exhSchedule/exhScheduleDetail?id=${mineId}`)
  await app.top().getByRole('button', { name: '记一笔费用' }).click()
  const sheet = app.page.getByRole('dialog', { name: '记一笔费用' })
  await sheet.getByRole('button', { name: '保存' }).click()
  await sheet.getByText('请填写金额，最多两位小数，例如 3500').waitFor()
  await sheet.getByLabel('金额（元）').fill('3,500.5')
  await sheet.getByRole('button', { name: '保存' }).click()
  await app.top().getByRole('button', { name: '场租' }).getByText('3,500.5').waitFor()

  const company = await findCompany({})
  await app.open(
    `/pages/followUp/form?targetType=company&targetId=${company.id}&editionId=${edition.id}&name=${company.name}`,
  )
  await app.top().getByLabel('跟进内容').fill('现场签了合同')
  const isShut = app.top().getByRole('button', { name: '更多', expanded: false })
  if ((await isShut.count()) > 0) await isShut.click()
  await app.top().getByRole('button', { name: '阶段' }).click()
  await app.page.getByRole('radio', { name: '已签约', exact: true }).click()
  await app.top().getByLabel('签约金额（元）').fill('128000')
  await app.top().getByRole('button', { name: '保存' }).click()
  await expect
    .poll(async () => (await ask(followUp.mine, { tab: 'all' }, token)).list[0]?.dealAmount)
    .toBe(128_000)

  await app.open(`/pages/exhSchedule/exhReview?editionId=${edition.id}`)
  await app.top().getByText('1，目标 8').waitFor()
  await app.top().getByText('还没有签约').or(app.top().getByText('只联系了 1 家，满 5 家才好判断')).waitFor()
  expect(
    await app
      .top()
      .getByRole('row', { name: /^签约金额/ })
      .getByText(/128,000|12\.8/)
      .count(),
  ).toBe(2)
  expect(await accessibilityFaults(app.page)).toEqual([])
  await app.top().getByRole('button', { name: '归因 90 天' }).click()
  expect(new URL(app.page.url()).searchParams.get('days')).toBe('90')

  await app.open(`/pages/exhSchedule/exhReview?year=${edition.endDate.slice(0, 4)}`)
  await app.top().getByText('未归属').waitFor()
  await app.top().getByText('联系 1').first().click()
  await app.top().getByRole('heading', { name: '从目标到签约' }).waitFor()
  expect(app.faults).toEqual([])
  await app.close()
})

test('a year without anything says how its figures come about', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  await app.open('/pages/exhSchedule/exhReview?year=2001')
  await app.top().getByText('2001 年还没有可复盘的展会').waitFor()
  await app.close()
})
