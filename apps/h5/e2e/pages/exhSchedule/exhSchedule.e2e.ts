import { calendar } from '@zhzz/contract/calendar/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

const page = '/pages/exhSchedule/exhSchedule'

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** A day to come on which something is open, and how much. */
async function openDay() {
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  const { days } = await ask(calendar.days, { from: today, to: dayAfter(today, 200) })
  const found = days.find(({ count }) => count > 1)
  if (!found) throw new Error('nothing is open in the invented world')
  return found
}

function tab(app: AppWindow, name: string) {
  return app.top().getByRole('tab', { name, exact: true })
}

function param(app: AppWindow, name: string): string | null {
  return new URL(app.page.url()).searchParams.get(name)
}

test('a month, its days, a week, a list and a year, filtered and kept in the address', async () => {
  const app = await openApp()
  const { day, count } = await openDay()
  await app.open(`${page}?date=${day}`)
  await app
    .top()
    .getByRole('button', { name: `${day}，${count} 场展会` })
    .click()
  const sheet = app.page.getByRole('dialog')
  await sheet.getByRole('heading', { name: `展期 ${count}`, exact: true }).waitFor()
  expect(await accessibilityFaults(app.page)).toEqual([])
  // What lies behind the sheet comes back with it.
  await sheet.getByRole('article').first().getByRole('button').first().click()
  await app.page.locator('[data-page="/pages/exhibition/detail/detail"]:not([inert])').waitFor()
  await app.page.goBack()
  await sheet.getByRole('heading', { name: `展期 ${count}`, exact: true }).waitFor()
  await sheet.getByRole('button', { name: '关闭' }).click()
  await expect.poll(() => param(app, 'day')).toBe(null)

  await tab(app, '周').click()
  await app.top().locator('[data-row] [data-title]').first().waitFor()
  await app.top().getByRole('button', { name: '下一周' }).click()
  await expect.poll(() => param(app, 'date')).toBe(dayAfter(day, 7))
  expect(await accessibilityFaults(app.page)).toEqual([])

  await tab(app, '年').click()
  const month = Number(day.slice(5, 7))
  await app
    .top()
    .getByRole('button', { name: new RegExp(`^${day.slice(0, 4)}年${month}月，最多的一天 \\d+ 场`) })
    .click()
  await expect.poll(() => [param(app, 'view'), param(app, 'date')]).toEqual([null, `${day.slice(0, 7)}-01`])

  await tab(app, '列表').click()
  await app
    .top()
    .getByRole('heading', { name: `${day.slice(0, 4)}年${month}月` })
    .waitFor()
  await app.page.reload()
  await app.top().getByRole('tab', { name: '列表', selected: true }).waitFor()
  await app.top().getByRole('button', { name: '筛选', exact: true }).click()
  await app.page.getByRole('button', { name: '选择 展馆' }).waitFor()
  expect(app.faults).toEqual([])
  await app.close()
})

test('back from an exhibition stands the sheet of its day; back again closes it, and the calendar stays', async () => {
  const app = await openApp()
  const { day } = await openDay()
  await app.open('/pages/exhibition/list/list')
  await app.open(`${page}?date=${day}`)
  await app
    .top()
    .getByRole('button', { name: new RegExp(`^${day}，`) })
    .click()
  const sheet = app.page.getByRole('dialog')
  for (let round = 0; round < 2; round += 1) {
    await sheet.getByRole('article').first().getByRole('button').first().click()
    await app.page.locator('[data-page="/pages/exhibition/detail/detail"]:not([inert])').waitFor()
    await app.page.goBack()
    await sheet.getByRole('article').first().waitFor()
    await app.page.waitForFunction(() => history.state.guard === true)
  }
  await app.page.goBack()
  await sheet.waitFor({ state: 'detached' })
  await expect.poll(() => param(app, 'day')).toBe(null)
  expect(new URL(app.page.url()).pathname).toContain(page)
  // What was closed does not come back with a reload.
  await app.page.reload()
  await app.top().locator('[data-row="0"]').waitFor()
  expect(await sheet.count()).toBe(0)
  await app.close()
})

test('what one adds is marked in the month, stands alone under 只看我的, and goes again', async () => {
  const app = await openApp()
  const { day, count } = await openDay()
  await signInAs(app, newPhone())
  await app.open(`${page}?date=${day}&day=${day}`)
  const sheet = app.page.getByRole('dialog')
  const add = sheet.getByRole('button', { name: /^加入 / }).first()
  const name = ((await add.getAttribute('aria-label')) ?? '').replace('加入 ', '')
  await add.click()
  await sheet.getByRole('button', { name: `已加入 ${name}`, pressed: true }).waitFor()
  await sheet.getByRole('button', { name: '关闭' }).click()
  await app
    .top()
    .getByRole('button', { name: `${day}，${count} 场展会，1 场是我的` })
    .waitFor()
  await app.top().getByRole('button', { name: '只看我的' }).click()
  await app
    .top()
    .getByRole('button', { name: `${day}，1 场展会，1 场是我的` })
    .waitFor()
  await app
    .top()
    .getByRole('button', { name: `已加入 ${name}` })
    .click()
  await app.page.getByRole('dialog').getByRole('button', { name: '移除' }).click()
  await app.top().getByText('这段时间没有我的展会').waitFor()
  expect(app.faults).toEqual([])
  await app.close()
})

test('a guest who wants only their own signs in, and an empty month says so', async () => {
  const app = await openApp()
  await app.open(`${page}?date=2019-02-01`)
  await app.top().getByText('无展会', { exact: true }).waitFor()
  await app.top().getByText('4–7 春节').waitFor()
  await app.top().getByRole('button', { name: '只看我的' }).click()
  await app.page.locator('[data-page="/pages/login/login"]:not([inert])').waitFor()
  await app.close()
})

test('an address for another calendar is made, read, and turned off', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  await app.open(page)
  await app.top().getByRole('button', { name: '更多', exact: true }).click()
  await app.page.getByRole('dialog').getByRole('button', { name: '订阅日历', exact: true }).click()
  const sheet = app.page.getByRole('dialog', { name: '订阅日历' })
  await sheet.getByRole('button', { name: '跟进提醒' }).click()
  await sheet.getByRole('button', { name: '生成订阅地址' }).click()
  const address = (await sheet.getByText(/^http.*\.ics$/).textContent()) ?? ''
  const open = await sheet.getByRole('link', { name: '在日历中打开' }).getAttribute('href')
  expect(open).toBe(address.replace('http:', 'webcal:'))
  expect(await accessibilityFaults(app.page)).toEqual([])
  const read = await fetch(address)
  expect([read.status, (await read.text()).slice(0, 15)]).toEqual([200, 'BEGIN:VCALENDAR'])
  await sheet.getByRole('button', { name: '停用' }).click()
  await app.page.getByRole('dialog').last().getByRole('button', { name: '停用' }).click()
  await expect.poll(() => sheet.getByRole('listitem').count()).toBe(0)
  expect((await fetch(address)).status).toBe(404)
  expect(app.faults).toEqual([])
  await app.close()
})
