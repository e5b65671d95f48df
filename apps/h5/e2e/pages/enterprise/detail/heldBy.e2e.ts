import { expect, test } from 'vitest'
import { colleague } from '#e2e/colleague.ts'
import { openApp } from '#e2e/openApp.ts'
import { newPhone, people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

test('who of the team is on a customer stands on its page, over its contacts and in 写跟进, and for nobody else', async () => {
  const { company } = await colleague()
  const pages = [
    `/pages/enterprise/detail/detail?id=${company.id}`,
    `/pages/enterprise/contactList/contactList?id=${company.id}`,
    `/pages/followUp/form?targetType=company&targetId=${company.id}&name=${encodeURIComponent(company.name)}`,
  ]
  const app = await openApp()
  await signInAs(app, people.team)
  for (const page of pages) {
    await app.open(page)
    await app
      .top()
      .getByText(/正在跟进，.*联系过/)
      .waitFor()
  }
  expect(app.faults).toEqual([])
  await app.close()
  const stranger = await openApp()
  await signInAs(stranger, newPhone())
  for (const page of pages) {
    await stranger.open(page)
    await stranger.top().getByText(company.name.slice(0, 4)).first().waitFor()
    expect(
      await stranger
        .top()
        .getByText(/正在跟进/)
        .count(),
    ).toBe(0)
  }
  await stranger.close()
})
