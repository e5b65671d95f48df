import { expect, test } from 'vitest'
import { companyWith } from '#e2e/companyWith.ts'
import { openApp } from '#e2e/openApp.ts'
import { people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

test('who runs it, in the order of the register, and who left', async () => {
  const app = await openApp()
  await signInAs(app, people.member)
  const { id } = await companyWith('keysPerson', 2)
  await app.open(`/pages/enterprise/detail/keysPerson?id=${id}`)
  await app.top().locator('[data-row]').first().waitFor()
  expect(await app.top().locator('[data-row]').first().innerText()).toMatch(/总经理/)
  await app.top().getByRole('tab', { name: '历史' }).click()
  await app.top().getByText('共 1 条').waitFor()
  expect(await app.top().locator('[data-row]').first().innerText()).toMatch(/离任\s+2023-/)
  await app.close()
})
