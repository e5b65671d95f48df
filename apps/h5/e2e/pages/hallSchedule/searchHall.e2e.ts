import { test } from 'vitest'
import { openApp } from '#e2e/openApp.ts'

test('a hall by a part of its name, or by its city', async () => {
  const app = await openApp()
  await app.open('/pages/hallSchedule/hallSchedule')
  await app.top().getByRole('button', { name: '展馆名称、城市', exact: true }).click()
  await app.top().getByRole('searchbox').fill('砚山')
  await app.top().locator('[data-row] article').filter({ hasText: '砚山博览城（示例）' }).waitFor()
  await app.top().getByRole('searchbox').fill('没有这样的展馆')
  await app.top().getByText('没有与“没有这样的展馆”有关的展馆', { exact: true }).waitFor()
  await app.top().getByRole('searchbox').fill('')
  await app
    .top()
    .getByRole('button', { name: /^上海市/ })
    .click()
  await app.top().locator('[data-row] article').filter({ hasText: '国家会展中心（上海）' }).waitFor()
  await app.close()
})
