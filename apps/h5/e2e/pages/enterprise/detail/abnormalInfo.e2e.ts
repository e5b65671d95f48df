import { expect, test } from 'vitest'
import { companyWith } from '#e2e/companyWith.ts'
import { openApp } from '#e2e/openApp.ts'
import { people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

const page = '/pages/enterprise/detail/abnormalInfo'

test('a company on the list is warned of; none found is good news', async () => {
  const app = await openApp()
  await signInAs(app, people.member)
  const listed = await companyWith('abnormalInfo', 1)
  await app.open(`${page}?id=${listed.id}`)
  await app.top().getByRole('alert').getByText('这家企业现有 1 条经营异常').waitFor()
  expect(await app.top().locator('[data-row]').first().innerText()).toMatch(/列入\s+20\d\d-/)
  const clean = await companyWith('abnormalInfo', 0)
  await app.open(`${page}?id=${clean.id}`)
  await app.top().getByText('未发现经营异常').waitFor()
  expect(await app.top().getByRole('alert').count()).toBe(0)
  await app.close()
})
