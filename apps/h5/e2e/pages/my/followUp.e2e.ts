import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { findCompany, newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'
import { writeFollowUp } from '#e2e/writeFollowUp.ts'

const hour = 3_600_000
const page = '/pages/my/followUp'

function tab(app: AppWindow, name: RegExp) {
  return app.top().getByRole('tab', { name })
}

test('an overdue task is postponed, and one of this week is done', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  const company = await findCompany({})
  const past = (hours: number) => new Date(Date.now() - hours * hour).toISOString()
  await writeFollowUp(token, company.id, {
    content: '早该联系',
    followTime: past(72),
    nextFollowTime: past(48),
  })
  await writeFollowUp(token, company.id, { content: '过几天再联系', nextFollowTime: past(-72) })
  await app.open(page)
  await tab(app, /^已逾期\s*1$/).click()
  await app.top().getByText(/^逾期/).waitFor()
  await app.top().getByRole('button', { name: '推迟' }).click()
  await app.page.getByRole('button', { name: '3天' }).click()
  await app.top().getByText('没有逾期的跟进').waitFor()
  await tab(app, /^未来7天\s*2$/).click()
  const task = app.top().getByRole('article').filter({ hasText: '过几天再联系' })
  await task.getByRole('button', { name: '完成' }).click()
  await tab(app, /^未来7天\s*1$/).waitFor()
  await tab(app, /^全部/).click()
  await app
    .top()
    .getByText(/已完成/)
    .waitFor()
  expect(app.faults).toEqual([])
  await app.close()
})

test('nothing to do says how tasks come about; a lost connection says so', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  await app.open(page)
  await app.top().getByText('今天没有待跟进').waitFor()
  await app.close()
  const cut = await openApp()
  await signInAs(cut, newPhone())
  await cut.page.route('**/followUp/mine*', (route) => route.abort())
  await cut.open(page)
  await cut.top().getByText('哎呀，网络信号丢失').waitFor()
  await cut.close()
})

test('a visitor signs in first', async () => {
  const app = await openApp()
  await app.open(page)
  await app.top().locator('input[name=phone]').waitFor()
  await app.close()
})

test.each(['zh-Hans', 'en', 'fr', 'es'] as const)(
  'readable in %s: no faults by axe, nothing wider than the phone',
  async (locale) => {
    const app = await openApp({ locale })
    const token = await signInAs(app, newPhone())
    const company = await findCompany({})
    const nextFollowTime = new Date(Date.now() + 72 * hour).toISOString()
    await writeFollowUp(token, company.id, { content: '约好再谈', nextFollowTime })
    await app.open(`${page}?tab=week`)
    await app.top().getByText('约好再谈').waitFor()
    expect(await accessibilityFaults(app.page)).toEqual([])
    expect(await app.top().evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    await app.close()
  },
)
