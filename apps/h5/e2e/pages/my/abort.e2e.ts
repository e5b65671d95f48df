import { expect, test } from 'vitest'
import { openApp } from '#e2e/openApp.ts'

test('关于我们 shows the version, the agreements and the licences, without login', async () => {
  const app = await openApp()
  await app.open('/pages/my/abort')
  await app.top().getByText('智会智展').waitFor()
  await app.top().getByText('版本 V1.0.1 (101)').waitFor()
  await app.top().getByRole('button', { name: '开源许可' }).click()
  await app.page.getByRole('dialog', { name: '开源许可' }).getByText('react-dom').waitFor()
  await app.page.keyboard.press('Escape')
  await app.top().getByRole('button', { name: '用户协议' }).click()
  await app.page.locator('[data-page="/pages/agreement/agreement"]:not([inert])').waitFor()
  expect(app.faults).toEqual([])
  await app.close()
})
