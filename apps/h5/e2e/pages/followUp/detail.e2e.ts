import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { openApp } from '#e2e/openApp.ts'
import { findCompany, newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'
import { writeFollowUp } from '#e2e/writeFollowUp.ts'

test.each(['zh-Hans', 'en'] as const)('a record in full, in %s, with the ways on', async (locale) => {
  const app = await openApp({ locale })
  const token = await signInAs(app, newPhone())
  const company = await findCompany({})
  const record = await writeFollowUp(token, company.id, { content: '谈了 36 平米特装' })
  await app.open(`/pages/followUp/detail?id=${record.id}`)
  await app.top().getByText('谈了 36 平米特装').waitFor()
  expect(await accessibilityFaults(app.page)).toEqual([])
  await app.top().getByRole('button').last().click()
  await app.top().getByRole('textbox').first().waitFor()
  expect(new URL(app.page.url()).searchParams.get('targetId')).toBe(company.id)
  expect(app.faults).toEqual([])
  await app.close()
})

test('a record of somebody else is not there', async () => {
  const app = await openApp()
  const company = await findCompany({})
  const author = await signInAs(app, newPhone())
  const record = await writeFollowUp(author, company.id, { content: '别人的' })
  const other = await openApp()
  await signInAs(other, newPhone())
  await other.open(`/pages/followUp/detail?id=${record.id}`)
  await other.top().getByText('访问资源不存在').waitFor()
  await app.close()
  await other.close()
})

test('a comment is written below the record and stays', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  const company = await findCompany({})
  const record = await writeFollowUp(token, company.id, { content: '谈了 36 平米特装' })
  await app.open(`/pages/followUp/detail?id=${record.id}`)
  await app.top().getByRole('button', { name: '写评论' }).click()
  await app.page.getByRole('dialog', { name: '写评论' }).getByRole('textbox').fill('先发报价')
  await app.page.getByRole('button', { name: '保存' }).click()
  await app.top().getByText('先发报价').waitFor()
  await app.page.reload()
  await app.top().getByText('先发报价').waitFor()
  expect(await app.top().getByRole('button', { name: '追加更正' }).count()).toBe(0)
  await app.close()
})
