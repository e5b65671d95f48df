import { expect, test } from 'vitest'
import { companyWith } from '#e2e/companyWith.ts'
import { openApp } from '#e2e/openApp.ts'
import { people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

test('from the advertisements: what they make together; too few draw nothing', async () => {
  const app = await openApp()
  await signInAs(app, people.member)
  const { id } = await companyWith('recruitPage', 12)
  await app.open(`/pages/enterprise/detail/recruitPage?id=${id}`)
  await app.top().getByRole('button', { name: '招聘数据分布' }).click()
  await app.top().getByRole('heading', { name: '招聘趋势' }).waitFor()
  const months = app.top().getByRole('table', { name: '招聘趋势' }).getByRole('row')
  expect(await months.count()).toBe(12)
  await app.top().getByText('平均月薪').waitFor()
  const none = await companyWith('recruitPage', 0)
  await app.open(`/pages/enterprise/detail/recruitEchart?id=${none.id}`)
  await app.top().getByText('样本不足', { exact: true }).waitFor()
  await app.close()
})
