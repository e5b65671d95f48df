import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { openApp } from '#e2e/openApp.ts'
import { findCompany, newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'
import { writeFollowUp } from '#e2e/writeFollowUp.ts'

const dayMilliseconds = 86_400_000
const page = (companyId: string) => `/pages/followUp/list?targetType=company&targetId=${companyId}`

test('the history by day, filtered by type, edited and deleted by its author', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  const company = await findCompany({})
  await writeFollowUp(token, company.id, { content: '今天去了公司' })
  const yesterday = new Date(Date.now() - dayMilliseconds).toISOString()
  await writeFollowUp(token, company.id, { content: '昨天先打了电话', followTime: yesterday })
  await app.open(page(company.id))
  const days = app.top().getByRole('heading', { level: 2 })
  await days.first().waitFor()
  expect(await days.allInnerTexts()).toEqual(['今天', '昨天'])
  await app.top().getByRole('button', { name: '更多操作' }).first().click()
  await app.page.getByRole('button', { name: '编辑' }).click()
  await app.top().getByRole('textbox', { name: '跟进内容' }).fill('今天去了公司，见到采购')
  await app.top().getByRole('button', { name: '保存' }).click()
  await app.top().getByText('今天去了公司，见到采购').waitFor()
  await app.top().getByRole('button', { name: '更多操作' }).first().click()
  await app.page.getByRole('button', { name: '删除' }).click()
  await app.page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await app.top().getByText('共 1 条').waitFor()
  await app.top().getByRole('button', { name: '跟进方式' }).click()
  await app.top().getByRole('radio', { name: '微信' }).click()
  await app.top().getByText('没有符合条件的跟进记录').waitFor()
  await app.top().getByRole('button', { name: '清除筛选' }).click()
  await app.top().getByText('昨天先打了电话').waitFor()
  expect(app.faults).toEqual([])
  await app.close()
})

test('an empty history offers the first record; a lost connection says so', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  const company = await findCompany({})
  await app.open(page(company.id))
  await app.top().getByText('还没有跟进记录').waitFor()
  await app.top().getByRole('button', { name: '写第一条' }).click()
  await app.top().getByRole('textbox', { name: '跟进内容' }).waitFor()
  await app.close()
  const cut = await openApp()
  await signInAs(cut, newPhone())
  await cut.page.route('**/web/followUp/list*', (route) => route.abort())
  await cut.open(page(company.id))
  await cut.top().getByText('哎呀，网络信号丢失').waitFor()
  await cut.close()
})

test('a visitor signs in first', async () => {
  const app = await openApp()
  const company = await findCompany({})
  await app.open(page(company.id))
  await app.top().locator('input[name=phone]').waitFor()
  await app.close()
})

test.each(['zh-Hans', 'fr'] as const)(
  'readable in %s: no faults by axe, nothing wider than the phone',
  async (locale) => {
    const app = await openApp({ locale })
    const token = await signInAs(app, newPhone())
    const company = await findCompany({})
    const nextFollowTime = new Date(Date.now() + dayMilliseconds).toISOString()
    await writeFollowUp(token, company.id, { content: '约好再谈', nextFollowTime })
    await app.open(page(company.id))
    await app.top().getByText('约好再谈').waitFor()
    expect(await accessibilityFaults(app.page)).toEqual([])
    expect(await app.top().evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    await app.close()
  },
)
