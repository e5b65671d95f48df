import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

/** A list grows page by page. */
const scrolling = { timeout: 20_000 }

const page = '/pages/exhibition/list/list'

function cards(app: AppWindow) {
  return app.top().locator('[data-row] article')
}

/** What stands behind ⋯. */
async function openMore(app: AppWindow, name: string) {
  await app.top().getByRole('button', { name: '更多', exact: true }).click()
  await app.page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}

test('filters live in the address, survive a reload, and come back unmoved from a detail', async () => {
  const app = await openApp()
  await app.open(page)
  await cards(app).first().waitFor()
  await app.top().getByRole('button', { name: '筛选', exact: true }).click()
  await app.top().getByRole('button', { name: '有参展商名录' }).click()
  await app.top().getByRole('button', { name: '未开始', exact: true }).click()
  await app
    .top()
    .getByRole('button', { name: /^查看 .* 场$/ })
    .click()
  await app.top().getByRole('button', { name: '筛选 (2)' }).waitFor()
  await app.page.reload()
  await app.top().getByRole('button', { name: '筛选 (2)' }).waitFor()
  await cards(app).first().waitFor()
  const found = await cards(app).count()
  for (const text of await cards(app).allInnerTexts()) expect(text).toMatch(/还有 \d+ 天[\s\S]*名录 \d/)
  const name = (await cards(app).nth(3).locator('[data-title]').textContent()) ?? ''
  await cards(app).nth(3).getByRole('button').first().click()
  await app.top().getByRole('heading', { name }).waitFor()
  await app.page.goBack()
  await expect.poll(() => cards(app).count()).toBe(found)
  expect(app.faults).toEqual([])
  await app.close()
})

test('the calendar shows a month with dots and the editions of a chosen day, and stays over a reload', async () => {
  const app = await openApp()
  await app.open(page)
  await cards(app).first().waitFor()
  await openMore(app, '日历')
  const today = await app.page.evaluate(() => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7))
  const day = app.top().getByRole('button', { name: /^\d{4}-\d\d-\d\d，[1-9]\d* 场展会$/ })
  await expect
    .poll(async () => {
      if ((await day.count()) > 0) return true
      await app.top().getByRole('button', { name: '下个月' }).click()
      return false
    })
    .toBe(true)
  const label = await day.first().locator('.only-read').innerText()
  const [chosen = '', count = ''] = /^(.+)，(\d+) 场/.exec(label)?.slice(1) ?? []
  expect(chosen >= today).toBe(true)
  await app.top().getByRole('button', { name: label, exact: true }).click()
  await app.top().getByText(`共 ${count} 条`, { exact: true }).waitFor()
  expect(new URL(app.page.url()).searchParams.get('day')).toBe(chosen)
  await app.page.reload()
  await app.top().getByRole('button', { name: label, exact: true, pressed: true }).waitFor()
  await app.top().getByText(`共 ${count} 条`, { exact: true }).waitFor()
  expect(await accessibilityFaults(app.page)).toEqual([])
  await openMore(app, '列表')
  await app.top().getByRole('button', { name: '未结束' }).waitFor()
  expect(app.faults).toEqual([])
  await app.close()
})

test('an organiser is looked for by name and narrows the list', async () => {
  const app = await openApp()
  await app.open(page)
  await cards(app).first().waitFor()
  await app.top().getByRole('button', { name: '筛选', exact: true }).click()
  await app.top().getByRole('button', { name: '选择 主办单位' }).click()
  const finder = app.page.getByRole('dialog', { name: '主办单位' })
  const name = await finder.getByRole('listitem').first().innerText()
  await finder.getByRole('searchbox').fill(name)
  await finder.getByRole('listitem').getByRole('button', { name, exact: true }).click()
  await app
    .top()
    .getByRole('button', { name: `去掉 ${name}` })
    .waitFor()
  await app
    .top()
    .getByRole('button', { name: /^查看 .* 场$/ })
    .click()
  await app.top().getByRole('button', { name: '筛选 (1)' }).waitFor()
  expect(new URL(app.page.url()).searchParams.get('organizer')).toBe(name)
  await cards(app).first().waitFor()
  await app.close()
})

test('halls are looked for by name, narrow the list, and keep their names over a reload', async () => {
  const app = await openApp()
  const [hall] = await ask(exhibition.halls, {})
  expect(hall).toBeDefined()
  const name = hall?.name ?? ''
  await app.open(page)
  await app.top().getByRole('button', { name: '筛选', exact: true }).click()
  await app.top().getByRole('button', { name: '选择 展馆' }).click()
  await app.page.getByPlaceholder('展馆名称、城市').fill(name)
  await app.page.getByRole('dialog', { name: '展馆' }).getByRole('button').filter({ hasText: name }).click()
  await app.page.getByRole('button', { name: `去掉 ${name}` }).waitFor()
  await app.page.getByRole('button', { name: `查看 ${hall?.upcomingCount} 场` }).click()
  await app.top().getByText(`共 ${hall?.upcomingCount} 条`).waitFor()
  await app.page.reload()
  await app.top().getByPlaceholder(`${name}的展会`).waitFor()
  await app.top().getByText(`共 ${hall?.upcomingCount} 条`).waitFor()
  await app.close()
})

test('the picker of days reaches ten years back and ten ahead, and takes no day beyond', async () => {
  const app = await openApp()
  await app.open(page)
  await app.top().getByRole('button', { name: '未结束' }).click()
  const sheet = app.page.getByRole('dialog', { name: '时间' })
  const reach = 10 * 365.25 * 86_400_000
  const day = (time: number) => new Date(time + 8 * 3_600_000).toISOString().slice(0, 10)
  const [first, last] = [day(Date.now() - reach), day(Date.now() + reach)]
  const ends = async (label: string) => {
    const day = sheet.getByLabel(label)
    return [await day.getAttribute('min'), await day.getAttribute('max')]
  }
  expect(await ends('开始')).toEqual([first, last])
  // The list begins with what has not ended: the second day is not before today.
  expect(await ends('结束')).toEqual([await sheet.getByLabel('开始').inputValue(), last])
  const confirm = sheet.getByRole('button', { name: '确定' })
  await sheet.getByLabel('开始').fill('2000-01-01')
  await expect.poll(() => confirm.isDisabled()).toBe(true)
  await sheet.getByLabel('开始').fill(first)
  await expect.poll(() => confirm.isDisabled()).toBe(false)
  await sheet.getByLabel('结束').fill('2099-01-01')
  await expect.poll(() => confirm.isDisabled()).toBe(true)
  await app.close()
})

test('a period is kept by its name, days by their dates', async () => {
  const app = await openApp()
  await app.open(page)
  await app.top().getByRole('button', { name: '未结束' }).click()
  await app.top().getByRole('radio', { name: '往届' }).click()
  await app.top().getByRole('button', { name: '往届' }).waitFor()
  expect(new URL(app.page.url()).searchParams.get('when')).toBe('past')
  await expect.poll(() => cards(app).first().innerText()).toMatch(/已结束|延期|取消/)
  await app.close()
})

test('nothing found offers to clear, and a visitor is told how many rows a sign-in shows', async () => {
  const app = await openApp()
  await app.open(`${page}?keyword=zzqqxx`)
  await app.top().getByText('没有找到“zzqqxx”').waitFor()
  await app.top().getByRole('button', { name: '清除筛选' }).click()
  await cards(app).first().waitFor()
  await app
    .top()
    .getByText(/还有 [\d,]+ 条，登录后查看/)
    .waitFor()
  await app.close()
})

test('a star asks to sign in first, stays, and fills the favourites', async () => {
  const app = await openApp()
  // Without a list the star stands at the end of a row.
  await app.open(`${page}?sort=startDateDesc`)
  const first = cards(app).first()
  const name = (await first.locator('[data-title]').textContent()) ?? ''
  await first.getByRole('button', { name: /^收藏 / }).click()
  await app.fillLogin(newPhone())
  await app
    .top()
    .getByRole('button', { name: /^收藏 /, pressed: true })
    .first()
    .waitFor()
  await app.open(`${page}?searchType=MY_COLLECT`)
  await app.top().getByText(name).waitFor()
  await expect.poll(() => cards(app).count()).toBe(1)
  await cards(app)
    .first()
    .getByRole('button', { name: /^收藏 / })
    .click()
  await app
    .top()
    .getByRole('button', { name: /^收藏 /, pressed: false })
    .first()
    .waitFor()
  await app.page.reload()
  await app.top().getByText('还没有收藏的展会').waitFor()
  await app.close()
})

test('the end of a plan names the rows beyond it', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  await app.open(`${page}?when=any`)
  await cards(app).first().waitFor()
  const locked = app.top().getByText(/还有 [\d,]+ 条，升级会员查看/)
  await expect
    .poll(async () => {
      await app.top().evaluate((element) => element.scrollTo(0, element.scrollHeight))
      return locked.count()
    }, scrolling)
    .toBe(1)
  await app.close()
})

test('without connection it says so and comes back', async () => {
  const app = await openApp()
  await app.open(page)
  await cards(app).first().waitFor()
  await app.context.setOffline(true)
  await app.top().getByRole('button', { name: '未结束' }).click()
  await app.top().getByRole('radio', { name: '往届' }).click()
  await app.top().getByText('哎呀，网络信号丢失').waitFor()
  await app.context.setOffline(false)
  await cards(app).first().waitFor()
  await app.close()
})

test.each(['zh-Hans', 'fr'] as const)(
  'readable in %s: no faults by axe, nothing wider than the phone',
  async (locale) => {
    const app = await openApp({ locale })
    await app.open(page)
    await cards(app).first().waitFor()
    expect(await accessibilityFaults(app.page)).toEqual([])
    expect(await app.top().evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    await app.close()
  },
)
