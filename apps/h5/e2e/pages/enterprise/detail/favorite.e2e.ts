import { company } from '@zhzz/contract/company/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { expect, test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { openApp } from '#e2e/openApp.ts'
import { findCompany, newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

const page = '/pages/enterprise/detail/detail'

test('收藏 of a visitor goes on after signing in', async () => {
  const app = await openApp()
  const card = await findCompany({})
  await app.open(`${page}?id=${card.id}`)
  await app.top().getByRole('button', { name: '收藏', exact: true }).click()
  const written = app.page.waitForResponse((answer) => answer.url().endsWith(member.toggleFavorite.path))
  await app.fillLogin(newPhone())
  await written
  const star = app.top().getByRole('button', { name: '已收藏' })
  await star.waitFor()
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true')
  await app.page.reload()
  await app.top().getByRole('button', { name: '已收藏' }).click()
  await app.top().getByRole('button', { name: '收藏', exact: true }).waitFor()
  await app.close()
})

test('two quick taps on 收藏 are one, and what is shown is what the server has', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  const { id } = await findCompany({})
  await app.open(`${page}?id=${id}`)
  const star = app.top().getByRole('button', { name: '收藏' }).first()
  await star.dblclick()
  await app.page.locator('.toast').getByText('已收藏').waitFor()
  expect(await star.getAttribute('aria-pressed')).toBe('true')
  expect((await ask(company.detail, { id }, token)).card.myState?.favorited).toBe(true)
  await app.close()
})
