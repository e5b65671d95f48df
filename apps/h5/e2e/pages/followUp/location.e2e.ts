import { place } from '@zhzz/contract/place/calls.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { findCompany, people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'
import { openWithApi, withApi } from '#e2e/windowApi.ts'

let app: AppWindow
const here = { latitude: 31.19, longitude: 121.3 }
/** Twenty-five places in two pages and a half. */
const rows = Array.from({ length: 25 }, (_, at) => ({
  name: `测试地点${at + 1}`,
  address: '崧泽大道333号',
  distance: 100 * (at + 1),
  latitude: here.latitude + 0.0009 * (at + 1),
  longitude: here.longitude,
  coordType: 'wgs84',
}))
let asked: URL[] = []

beforeEach(async () => {
  app = await openApp()
  await signInAs(app, people.member)
  await app.context.grantPermissions(['geolocation'])
  await app.context.setGeolocation(here)
  asked = []
})

afterEach(() => app.close())

/** The server's answers as a provider would make them; the questions are kept. */
async function answerPlaces(): Promise<void> {
  const answer = (data: unknown) => ({ json: { code: 200, msg: 'success', data } })
  await app.context.route(`**${place.regeocode.path}?*`, (route) => {
    asked.push(new URL(route.request().url()))
    return route.fulfill(
      answer({
        place: { ...rows[0], name: '国家会展中心', ...here, distance: 0 },
        regionCode: '310100',
        source: 'amap',
      }),
    )
  })
  for (const call of [place.nearby, place.search])
    await app.context.route(`**${call.path}?*`, (route) => {
      const url = new URL(route.request().url())
      asked.push(url)
      const from = Number(url.searchParams.get('cursor') ?? 0)
      const isNone = url.searchParams.get('keyword') === '很远' && url.searchParams.get('within') === 'radius'
      const list = isNone ? [] : rows.slice(from, from + 10)
      const cursor = !isNone && from + 10 < rows.length ? String(from + 10) : null
      return route.fulfill(answer({ list, cursor, source: 'amap' }))
    })
}

/** Opens the picker as the app around a page does; what comes of it is `picked`. */
async function openPicker(): Promise<void> {
  await openWithApi(app, '/')
  await withApi(app, async (api) => {
    const outcome = api
      .chooseLocation()
      .catch((error: unknown) => (error instanceof Error ? error.message : ''))
    Object.assign(window, { outcome })
  })
  await option('测试地点1').waitFor()
}

const dialog = () => app.page.getByRole('dialog', { name: '选择位置' })
const option = (name: string) => dialog().getByRole('option', { name: new RegExp(`^${name}(?!\\d)`) })
const outcome = () => app.page.evaluate(() => Reflect.get(window, 'outcome'))
const questions = (call: { path: string }) => asked.filter(({ pathname }) => pathname === call.path)

test('a map, a search box, a nearby list, confirm and back', async () => {
  await answerPlaces()
  await openPicker()
  await dialog().locator('[data-map=there]').waitFor()
  await dialog().getByRole('searchbox').waitFor()
  await dialog().getByRole('listbox').waitFor()
  await dialog().getByRole('button', { name: '确定' }).waitFor()
  await dialog().getByRole('option').first().getByText('国家会展中心').waitFor()
  await dialog().getByRole('button', { name: '返回' }).click()
  expect(await outcome()).toBe('cancel')
})

test('confirm is disabled until a place is chosen; what comes is name, address, distance, latitude, longitude, and location keeps it', async () => {
  await answerPlaces()
  await openPicker()
  const confirm = dialog().getByRole('button', { name: '确定' })
  expect(await confirm.isDisabled()).toBe(true)
  await option('测试地点2').click()
  await confirm.click()
  expect(await outcome()).toEqual(rows[1])
  expect(await app.page.evaluate(() => JSON.parse(localStorage.getItem('location') ?? ''))).toMatchObject({
    name: '测试地点2',
    address: '崧泽大道333号',
    distance: 200,
  })
})

test('a second picker while one is open is rejected with cancel, and the first stays', async () => {
  await answerPlaces()
  await openPicker()
  await expect(withApi(app, (api) => api.chooseLocation())).rejects.toThrow('cancel')
  await option('测试地点1').click()
  await dialog().getByRole('button', { name: '确定' }).click()
  expect(await outcome()).toEqual(rows[0])
})

test('searching begins with the focus of the search box; cancel leaves it and clears the keyword', async () => {
  await answerPlaces()
  await openPicker()
  const cancel = dialog().getByRole('button', { name: '取消' })
  expect(await cancel.count()).toBe(0)
  await dialog().getByRole('searchbox').focus()
  await cancel.waitFor()
  await dialog().getByRole('searchbox').fill('展馆')
  await expect.poll(() => questions(place.search).length).toBe(1)
  await cancel.click()
  expect(await dialog().getByRole('searchbox').inputValue()).toBe('')
  expect(await cancel.count()).toBe(0)
  await dialog().getByRole('option').first().getByText('国家会展中心').waitFor()
})

test('the list follows the keyword when it has rested for 1,000 ms', async () => {
  await answerPlaces()
  await openPicker()
  const box = dialog().getByRole('searchbox')
  await box.focus()
  const start = Date.now()
  await app.page.clock.install({ time: start })
  await app.page.clock.pauseAt(start + 60_000)
  await box.pressSequentially('展')
  await app.page.clock.runFor(900)
  await box.pressSequentially('馆')
  await app.page.clock.runFor(900)
  expect(questions(place.search)).toHaveLength(0)
  await app.page.clock.runFor(200)
  await expect
    .poll(() => questions(place.search).map((url) => url.searchParams.get('keyword')))
    .toEqual(['展馆'])
})

test('the next page is asked for at the bottom of the list', async () => {
  await answerPlaces()
  await openPicker()
  const list = dialog().getByRole('listbox')
  const first = questions(place.nearby).length
  for (const count of [21, 26]) {
    await list.evaluate((box) => box.scrollTo(0, box.scrollHeight))
    await expect.poll(() => list.getByRole('option').count()).toBe(count)
  }
  expect(questions(place.nearby)).toHaveLength(first + 2)
  await list.getByText('数据来自高德地图').waitFor()
})

test('a chosen place is in the middle of the map, at the scale 16', async () => {
  await answerPlaces()
  await openPicker()
  await dialog().locator('[data-map=there]').waitFor()
  await option('测试地点5').click()
  const marker = dialog().getByTitle('选择位置', { exact: true })
  await marker.waitFor()
  const map = await dialog().locator('[data-map]').boundingBox()
  const pin = await marker.boundingBox()
  if (!map || !pin) throw new Error('nothing is drawn')
  expect(Math.abs(pin.x + pin.width / 2 - map.x - map.width / 2)).toBeLessThan(2)
  expect(Math.abs(pin.y + pin.height / 2 - map.y - map.height / 2)).toBeLessThan(2)
  expect(await dialog().locator('[data-map]').getAttribute('data-zoom')).toBe('16')
})

test('the map goes in to 18 and out to 5', async () => {
  await answerPlaces()
  await openPicker()
  const map = dialog().locator('[data-map=there]')
  await map.waitFor()
  await map.focus()
  const zoom = () => map.getAttribute('data-zoom')
  for (const [key, end] of [
    ['+', '18'],
    ['-', '5'],
  ] as const) {
    for (let press = 0; press < 16; press += 1) await app.page.keyboard.press(key)
    expect(await zoom()).toBe(end)
  }
})

test('the own marker is set anew every 30 s', async () => {
  await answerPlaces()
  await openPicker()
  await app.page.clock.install()
  await dialog().getByRole('button', { name: '返回' }).click()
  await withApi(app, async (api) => {
    void api.chooseLocation().catch(() => null)
  })
  const marker = dialog().getByTitle('我的位置', { exact: true })
  await app.page.clock.runFor(2_000)
  await marker.waitFor()
  const shownAt = () => marker.evaluate((pin) => pin.style.transform)
  const before = await shownAt()
  await app.context.setGeolocation({ ...here, latitude: here.latitude + 0.0009 })
  await app.page.clock.runFor(20_000)
  expect(await shownAt()).toBe(before)
  await app.page.clock.runFor(11_000)
  await expect.poll(shownAt).not.toBe(before)
})

test('nothing found within the radius: the whole country is searched when asked', async () => {
  await answerPlaces()
  await openPicker()
  await dialog().getByRole('searchbox').fill('很远')
  await dialog().getByText('附近没有找到').waitFor()
  await dialog().getByRole('button', { name: '搜索全国' }).click()
  await option('测试地点1').waitFor()
})

test('the built-in provider: a follow-up gets a place and shows the way there', async () => {
  const { id } = await findCompany({ statuses: ['green'] })
  await app.open(`/pages/followUp/form?targetType=company&targetId=${id}`)
  const form = app.top()
  await form.getByRole('textbox', { name: /跟进内容/ }).fill(`在展馆见面 ${Date.now()}`)
  await form.getByRole('button', { name: '更多' }).click()
  await form.getByRole('button', { name: /^位置/ }).click()
  const first = dialog().getByRole('option').first()
  await first.getByText('上海').waitFor()
  await first.click()
  await dialog().getByRole('button', { name: '确定' }).click()
  await form.getByRole('button', { name: /^位置\s*上海/ }).waitFor()
  await form.getByRole('button', { name: '保存' }).click()
  await app.page.locator('.toast').getByText('已保存').waitFor()
  await app.open(`/pages/followUp/list?targetType=company&targetId=${id}`)
  await app
    .top()
    .getByText(/^在展馆见面/)
    .first()
    .click()
  await app
    .top()
    .getByRole('button', { name: /上海.*导航/ })
    .waitFor()
})

test('a refused position: the picker opens all the same, and its button says why', async () => {
  await answerPlaces()
  await app.context.clearPermissions()
  await openPicker()
  await dialog().getByRole('button', { name: '回到我的位置' }).click()
  await app.page.locator('.toast').getByText('未允许使用位置，可在系统或浏览器的设置中开启').waitFor()
})
