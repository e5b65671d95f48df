import { expect, test } from 'vitest'
import { openApp } from '#e2e/openApp.ts'

test('a person signs in with the printed code and comes back to the page before', async () => {
  const app = await openApp()
  await app.open('/pages/my/my')
  await app.top().getByRole('button', { name: '登录/注册' }).click()
  await app.fillLogin('13800000001')
  await app.top().getByText('138****0001').first().waitFor()
  expect(new URL(app.page.url()).pathname).toBe('/h5/pages/my/my')
  await app.close()
})
