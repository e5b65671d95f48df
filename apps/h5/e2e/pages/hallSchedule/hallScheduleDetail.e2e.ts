import { hall } from '@zhzz/contract/hall/calls.ts'
import { search } from '@zhzz/contract/search/calls.ts'
import { expect, test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { openApp } from '#e2e/openApp.ts'
import { newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

test('a hall with the facts of its pavilions; a favourite is among them at once', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  const { list } = await ask(search.halls, { keyword: '岚湖' })
  const id = list[0]?.id ?? ''
  await app.open(`/pages/hallSchedule/hallScheduleDetail?id=${id}`)
  await app.top().getByRole('heading', { name: '岚湖国际会展中心（示例）' }).waitFor()
  const row = app
    .top()
    .getByRole('row')
    .filter({ has: app.page.getByRole('rowheader', { name: 'N1', exact: true }) })
  expect(await row.innerText()).toMatch(/17 m[\s\S]*5 t\/m²[\s\S]*宽5.5×高6米/)
  await app.top().getByText('7:00–9:00、17:00–19:00 货车限行', { exact: false }).waitFor()
  await app.top().getByRole('button', { name: '收藏', exact: true }).click()
  await app.top().getByRole('button', { name: '收藏', exact: true, pressed: true }).waitFor()
  await expect
    .poll(async () => (await ask(search.halls, { searchType: 'MY_HALL' }, token)).list.map((card) => card.id))
    .toEqual([id])
  await app.open('/pages/my/my')
  await app.top().getByRole('button', { name: '我的展馆' }).click()
  await app.page.waitForURL(/hallSchedule\/myHallSchedule/)
  await app.top().getByRole('button').filter({ hasText: '岚湖国际会展中心（示例）' }).first().click()
  await app.page.waitForURL(/hallScheduleDetail/)
  await app.top().getByRole('button', { name: '收藏', exact: true }).click()
  await app.page.goBack()
  await app.top().getByText('还没有关注展馆').waitFor()
  await app.close()
})

test('the calendar pavilion by pavilion: who has it, when the hall offers it; what nobody published is not free', async () => {
  const app = await openApp()
  const { list } = await ask(search.halls, { keyword: '岚湖' })
  await app.open(`/pages/hallSchedule/hallScheduleDetail?id=${list[0]?.id}`)
  const row = app.top().getByRole('button', { name: /^N1：[1-9]\d* 段占用，[1-9]\d* 段空档$/ })
  await row.click()
  const sheet = app.page.getByRole('dialog', { name: 'N1' })
  await sheet.getByText('空档', { exact: true }).first().waitFor()
  expect(await sheet.innerText()).toMatch(/（示例）[\s\S]*布展[\s\S]*\d+ 天/)
  await app.page.goBack()
  for (let further = 0; further < 3; further += 1)
    await app.top().getByRole('button', { name: '更晚', exact: true }).click()
  await app.top().getByText('这半年没有已知的档期', { exact: true }).waitFor()
  await app.close()
})

test('空档雷达: a gap with its pavilions leads to an entry of one’s own; of a hall that publishes nothing there is none', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  const { list } = await ask(search.halls, { keyword: '岚湖' })
  const id = list[0]?.id ?? ''
  const [gap] = (await ask(hall.gaps, { id })).gaps
  await app.open(`/pages/hallSchedule/hallScheduleDetail?id=${id}`)
  await app.top().getByRole('heading', { name: '空档雷达' }).waitFor()
  await app.top().locator('section').filter({ hasText: '空档雷达' }).getByRole('button').nth(1).click()
  await app.page.waitForURL(/addHallSchedule/)
  expect(await app.top().getByLabel('展期开始').inputValue()).toBe(gap?.from)
  const quiet = (await ask(search.halls, { keyword: '国家会展中心' })).list[0]?.id
  await app.open(`/pages/hallSchedule/hallScheduleDetail?id=${quiet}`)
  await app.top().getByRole('heading', { name: '即将举办' }).waitFor()
  expect(await app.top().getByText('空档雷达').count()).toBe(0)
  await app.close()
})

test('the way to a hall is opened in the map app that one chooses, in the coordinates it reads', async () => {
  const app = await openApp()
  const { list } = await ask(search.halls, { keyword: '岚湖' })
  await app.open(`/pages/hallSchedule/hallScheduleDetail?id=${list[0]?.id}`)
  await app.context.route('https://apis.map.qq.com/**', (route) => route.fulfill({ body: '' }))
  const map = app.context.waitForEvent('page')
  await app.top().getByRole('button', { name: '导航' }).click()
  await app.page.getByRole('dialog').getByRole('button', { name: '腾讯地图' }).click()
  const marker = new URL((await map).url()).searchParams.get('marker') ?? ''
  const [, latitude, longitude] = /coord:([\d.]+),([\d.]+);/.exec(marker)?.map(Number) ?? []
  const { latitude: north = 0, longitude: east = 0 } = { ...list[0] }
  expect(Math.abs((latitude ?? 0) - Number(north))).toBeGreaterThan(0.0005)
  expect(Math.abs((longitude ?? 0) - Number(east))).toBeLessThan(0.01)
  await app.close()
})
