import { readFile } from 'node:fs/promises'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { newPhone, people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

const page = '/pages/exhSchedule/exhSchedulePlan'
/** All in one year that has not begun. */
const year = new Date().getFullYear() + 1

function event(name: string, from: string, to: string, regionCode: string) {
  return { name, startDate: `${year}-${from}`, endDate: `${year}-${to}`, regionCode }
}

async function planTwoAtOnce(token: string): Promise<void> {
  const [one, other, third] = [
    event('上海客户周', '03-10', '03-12', '310000'),
    event('广州客户会', '03-11', '03-12', '440100'),
    event('北京客户会', '03-13', '03-13', '110000'),
  ]
  await ask(schedule.saveMine, { event: one, joinRole: 'visit', goalLeads: 20, budget: 12_000 }, token)
  await ask(schedule.saveMine, { event: other }, token)
  await ask(schedule.saveMine, { event: third }, token)
  await ask(schedule.saveMine, { event: event('苏州交流会', '06-01', '06-02', '320500') }, token)
}

async function choose(app: AppWindow, label: string): Promise<void> {
  await app.top().getByRole('button', { name: '分享或导出' }).click()
  await app.page.getByRole('dialog').getByRole('button', { name: label }).click()
}

test('a year with what does not go together, each with its reason; a row leads to its arrangements', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  await planTwoAtOnce(token)
  await app.open(`${page}?year=${year}`)
  const rows = app.top().getByRole('article')
  await expect.poll(() => rows.count()).toBe(4)
  await app.top().getByText('4 场展会').waitFor()
  await app.top().getByText('跟进 0/20').waitFor()
  await rows.nth(0).getByText('3月11–12日 与「广州客户会」（广州）撞期').waitFor()
  await rows.nth(1).getByText('3月11–12日 与「上海客户周」（上海）撞期').waitFor()
  await rows
    .nth(2)
    .getByText(/^距「广州客户会」（广州） 1,\d{3} 公里，路上没有整天$/)
    .waitFor()
  expect(await accessibilityFaults(app.page)).toEqual([])
  await app.top().getByRole('button', { name: '冲突 3' }).click()
  await expect.poll(() => rows.count()).toBe(3)
  expect(new URL(app.page.url()).searchParams.get('clash')).toBe('1')
  await rows.nth(1).getByRole('button', { name: /^安排/ }).click()
  await app.top().getByRole('button', { name: '计划状态' }).click()
  await app.page.getByRole('radio', { name: '放弃', exact: true }).click()
  await app.top().getByRole('button', { name: '保存' }).click()
  // The first two no longer meet; Beijing is too far from Shanghai all the same.
  await app
    .top()
    .getByText(/^距「上海客户周」（上海） 1,\d{3} 公里/)
    .waitFor()
  await expect.poll(() => rows.count()).toBe(2)
  await app.top().getByRole('button', { name: '下一年' }).click()
  await app
    .top()
    .getByText(`${year + 1} 年还没有安排展会`)
    .waitFor()
  expect(app.faults).toEqual([])
  await app.close()
})

test('the plan is a picture drawn here, a file for a calendar, and for who pays a sheet', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  await planTwoAtOnce(token)
  await app.open(`${page}?year=${year}`)
  await app.top().getByRole('article').first().waitFor()
  await choose(app, '存为图片')
  const picture = app.page.getByRole('img', { name: `${year} 年展会排期计划的图片` })
  // Its head and foot, four rows, two months, twice as large as a phone.
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
    .toEqual([750, 2 * (84 + 2 * 30 + 4 * 52 + 44)])
  const saved = app.page.waitForEvent('download')
  await app.page.getByRole('dialog').getByRole('button', { name: '保存图片' }).click()
  expect((await saved).suggestedFilename()).toBe(`展会排期计划-${year}.png`)

  const calendar = app.page.waitForEvent('download')
  await choose(app, '导出到日历（ICS）')
  const ics = await readFile(await (await calendar).path(), 'utf8')
  expect(ics.match(/BEGIN:VEVENT/g)).toHaveLength(4)

  await choose(app, '导出表格（XLSX）')
  await app.page.getByRole('dialog').getByText('请您联系专属客服').waitFor()
  expect(app.faults).toEqual([])
  await app.close()
})

test('a member saves a sheet; a team sees who goes where and only one person’s', async () => {
  const app = await openApp()
  const token = await signInAs(app, people.team)
  const { list } = await ask(schedule.mine, { limit: 50 }, token)
  const together = list.find(({ memberIds }) => memberIds.length > 0)
  const planned = together?.startDate.slice(0, 4) ?? ''
  await app.open(`${page}?year=${planned}`)
  const rows = app.top().getByRole('article')
  await rows.first().waitFor()
  const all = await rows.count()
  await app
    .top()
    .getByRole('button', { name: /^销售一号 \d+$/ })
    .click()
  await expect.poll(() => rows.count()).toBeLessThan(all)
  const sheet = app.page.waitForEvent('download')
  await choose(app, '导出表格（XLSX）')
  const file = await sheet
  expect(file.suggestedFilename()).toBe(`展会排期计划-${planned}.xlsx`)
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
  await app.close()
})

test('an empty year leads to the calendar; six of a free plan are five and a lock; what was read stays without connection', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  await app.open(page)
  await app
    .top()
    .getByText(`${year - 1} 年还没有安排展会`)
    .waitFor()
  await app.top().getByRole('button', { name: '展会排期', exact: true }).click()
  await app.page.locator('[data-page="/pages/exhSchedule/exhSchedule"]:not([inert])').waitFor()
  for (const month of ['01', '03', '05', '07', '09', '11'])
    await ask(
      schedule.saveMine,
      { event: event(`${month} 月会`, `${month}-10`, `${month}-11`, '310000') },
      token,
    )
  await app.open('/pages/exhSchedule/mySchedule')
  await app.top().getByRole('button', { name: '展会排期计划' }).click()
  await app.top().getByRole('button', { name: '下一年' }).click()
  await expect.poll(() => app.top().getByRole('article').count()).toBe(5)
  await app.top().getByText('还有 1 条，升级会员查看').waitFor()
  expect(app.faults).toEqual([])
  await app.context.setOffline(true)
  await app.top().getByRole('button', { name: '上一年' }).click()
  await app
    .top()
    .getByText(`${year - 1} 年还没有安排展会`)
    .waitFor()
  await app.top().getByRole('button', { name: '下一年' }).click()
  await app
    .top()
    .getByText(/^离线数据/)
    .waitFor()
  await expect.poll(() => app.top().getByRole('article').count()).toBe(5)
  await app.close()
})
