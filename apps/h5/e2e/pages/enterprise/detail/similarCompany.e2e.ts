import { company } from '@zhzz/contract/company/calls.ts'
import { test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { openApp } from '#e2e/openApp.ts'
import { people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

test('who stood at the same exhibitions, and why they are alike', async () => {
  const app = await openApp()
  const token = await signInAs(app, people.member)
  const { list } = await ask(company.search, { sort: 'exhibitionCount', limit: 1 }, token)
  const id = list[0]?.id ?? ''
  const { list: alike } = await ask(company.similarCompany, { id }, token)
  const [first] = alike
  if (first === undefined) throw new Error('nobody else exhibits')
  await app.open(`/pages/enterprise/detail/similarCompany?id=${id}`)
  await app.top().getByText(`共同参展 ${first.coExhibitionCount} 场`).first().waitFor()
  await app.top().getByRole('tab', { name: '产品竞品' }).click()
  await app
    .top()
    .getByText(/^同(?:行业|类)/)
    .first()
    .waitFor()
  await app.top().getByRole('tab', { name: '同展友商' }).click()
  const edition = first.sharedEditions[0]?.name ?? ''
  await app.top().getByRole('button', { name: edition, exact: true }).first().click()
  await app.page.locator('[data-page="/pages/exhibition/detail/detail"]:not([inert])').waitFor()
  await app.close()
})
