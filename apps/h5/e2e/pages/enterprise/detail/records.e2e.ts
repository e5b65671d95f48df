import { company } from '@zhzz/contract/company/calls.ts'
import { expect, test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { companyWith } from '#e2e/companyWith.ts'
import { openApp } from '#e2e/openApp.ts'
import { people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'
import { recordPages } from '#e2e/walk/pageParams.ts'

test.each(recordPages.map(({ page, module }) => [page, module] as const))(
  '%s: a row opens all that is known of it',
  async (page, module) => {
    const app = await openApp()
    await signInAs(app, people.member)
    const { id } = await companyWith(module, 1)
    await app.open(`/pages/enterprise/detail/${module}?id=${id}`)
    await app.top().locator('[data-row]').first().getByRole('button').click()
    await app.page.locator(`[data-page="/pages/enterprise/detail/${page}"]:not([inert])`).waitFor()
    await app.top().locator('dt').nth(3).waitFor()
    expect(await app.top().locator('dd').allInnerTexts()).not.toContain('')
    await app
      .top()
      .getByText(/数据来源/)
      .waitFor()
    await app.close()
  },
)

test('an amount that the company keeps to itself is said to be kept', async () => {
  const app = await openApp()
  const token = await signInAs(app, people.member)
  const { list: companies } = await ask(company.search, { limit: 50 }, token)
  for (const { id } of companies) {
    const { list } = await ask(company.annualReport, { id }, token)
    const kept = list.find(({ withheld }) => withheld.includes('totalAssets'))
    if (kept === undefined) continue
    await app.open(`/pages/enterprise/detail/annualReportDetail?id=${id}&recordId=${kept.id}`)
    await app.top().getByText('企业选择不公示').first().waitFor()
    await app.close()
    return
  }
  throw new Error('no company keeps its figures')
})

test('patents are narrowed by kind, and all of them come back', async () => {
  const app = await openApp()
  const token = await signInAs(app, people.member)
  const { id } = await companyWith('patentPage', 12)
  const { facets, total } = await ask(company.patentPage, { id }, token)
  const kinds = facets['patentType'] ?? []
  const { count = 0 } = kinds.at(-1) ?? {}
  expect(count).toBeLessThan(total)
  await app.open(`/pages/enterprise/detail/patentPage?id=${id}`)
  await app.top().getByText(`共 ${total} 条`).waitFor()
  await app.top().getByRole('button', { name: '类型', exact: true }).click()
  await app.page.getByRole('dialog').getByRole('radio').last().click()
  await app.top().getByText(`共 ${count} 条`).waitFor()
  await app.top().getByRole('searchbox').fill('没有这样的专利')
  await app.page.keyboard.press('Enter')
  await app.top().getByText('没有符合条件的记录').waitFor()
  await app.top().getByRole('button', { name: '清除筛选' }).click()
  await app.top().getByText(`共 ${total} 条`).waitFor()
  await app.close()
})
