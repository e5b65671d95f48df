import { company } from '@zhzz/contract/company/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { openApp } from '#e2e/openApp.ts'
import { findCompany, newPhone, people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'
import { rowsOnScreen } from '#e2e/walk/rowsOnScreen.ts'

const page = '/pages/enterprise/detail/exhibitionHistory'

test('bars with a table beside them, and a year that narrows the rows', async () => {
  const app = await openApp()
  await signInAs(app, people.member)
  const card = await findCompany({ exhibitionCountBand: '20to50' })
  await app.open(`${page}?id=${card.id}`)
  await app
    .top()
    .getByRole('img', { name: /^每年参展/ })
    .waitFor()
  await app.top().getByRole('button', { name: '看表格' }).click()
  // A day of this year is said without it.
  const row = app.top().getByRole('table').getByRole('row').nth(2)
  const year = await row.getByRole('rowheader').innerText()
  const count = await row.getByRole('cell').first().innerText()
  await app.top().getByRole('button', { name: '年份' }).click()
  await app.page.getByRole('dialog').getByRole('radio', { name: year }).click()
  await app.top().getByText(`共 ${count} 条`).waitFor()
  for (const text of await app.top().locator('[data-row]').allInnerTexts()) expect(text).toContain(year)
  await app.top().locator('[data-row] button').first().click()
  await app.page.waitForURL(/\/pages\/exhibition\/detail\/detail/)
  await app.close()
})

test('every row says whole what it rests on', async () => {
  const app = await openApp()
  const token = await signInAs(app, people.member)
  const card = await findCompany({ exhibitionCountBand: '20to50' })
  const { list } = await ask(company.exhibitionHistory, { id: card.id, limit: 20 }, token)
  await app.open(`${page}?id=${card.id}&name=${encodeURIComponent(card.name)}`)
  await app.top().locator('[data-row]').first().waitFor()
  const { cut } = await rowsOnScreen(app.page)
  expect(cut).toEqual([])
  const rows = await app.top().locator('[data-row]').allInnerTexts()
  for (const [place, text] of rows.entries()) {
    const { source = '-', exhibitionName = '' } = list[place] ?? {}
    expect(text).toContain(source.replace(exhibitionName, ''))
  }
  const cutSources = await app
    .top()
    .locator('[data-row] span:not(:has(*))')
    .filter({ hasText: '来源' })
    .evaluateAll((texts) =>
      texts
        .filter(
          (text) => text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1,
        )
        .map((text) => text.textContent),
    )
  expect(cutSources).toEqual([])
  await app.close()
})

test('the three tabs; a prediction, or why there is none', async () => {
  const app = await openApp()
  await signInAs(app, people.member)
  const card = await findCompany({ exhibitionCountBand: '10to20' })
  await app.open(`${page}?id=${card.id}`)
  await app.top().getByRole('tab', { name: '即将参展' }).click()
  await app.top().locator('[data-row]').first().or(app.top().getByText('暂无已公布的参展计划')).waitFor()
  await app.top().getByRole('tab', { name: '预测' }).click()
  await app.top().locator('[data-row]').first().or(app.top().getByText('数据不足，暂不预测')).waitFor()
  await app.page.reload()
  await app.top().getByRole('tab', { name: '预测', selected: true }).waitFor()
  await app.close()
})

test('the free plan shows the latest three and what lies behind', async () => {
  const app = await openApp()
  await signInAs(app, people.free)
  const card = await findCompany({ exhibitionCountBand: '20to50' })
  await app.open(`${page}?id=${card.id}`)
  await app.top().getByText('升级会员查看').waitFor()
  await expect.poll(() => app.top().locator('[data-row]').count()).toBe(3)
  await app.close()
})

test('a company without entries, and a visitor', async () => {
  const app = await openApp()
  const card = await findCompany(
    { exhibitionCountBand: 'under5' },
    ({ exhibitionCount }) => exhibitionCount < 5,
  )
  await app.open(`${page}?id=${card.id}`)
  await app.page.waitForURL(/\/pages\/login\/login/)
  await app.fillLogin(newPhone())
  await app.top().getByRole('tab', { name: '历史' }).waitFor()
  await app.top().getByRole('button', { name: '展位类型' }).click()
  await app.page.getByRole('dialog').getByRole('radio', { name: '联合/展团' }).click()
  await app.top().locator('[data-row]').first().or(app.top().getByText('没有符合条件的记录')).waitFor()
  await app.close()
})

test.each(['zh-Hans'] as const)('no barrier in %s', async (locale) => {
  const app = await openApp({ locale })
  await signInAs(app, people.member)
  const card = await findCompany({ exhibitionCountBand: '20to50' })
  await app.open(`${page}?id=${card.id}`)
  await app.top().locator('[data-row]').first().waitFor()
  expect(await accessibilityFaults(app.page)).toEqual([])
  expect(await app.top().evaluate((top) => top.scrollWidth)).toBe(375)
  await app.close()
})

test('the hall of a row is a tap away', async () => {
  const app = await openApp()
  await signInAs(app, people.member)
  const card = await findCompany({ exhibitionCountBand: '20to50' })
  await app.open(`${page}?id=${card.id}`)
  await app
    .top()
    .getByRole('button', { name: /^展馆 / })
    .first()
    .click()
  await app.page.waitForURL(/hallSchedule\/hallScheduleDetail/)
  await app.close()
})
