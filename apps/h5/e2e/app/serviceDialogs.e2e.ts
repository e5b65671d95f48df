import { reference } from '@zhzz/contract/reference/calls.ts'
import { expect, test } from 'vitest'
import { calledBy } from '#e2e/calledBy.ts'
import { openApp } from '#e2e/openApp.ts'
import { findCompany, newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

const qrCode =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg=='

/** A window whose customer service is the given one. */
async function openWithService() {
  const app = await openApp()
  const data = { qrCode, phone: '4000000000', workTime: null }
  await app.page.route(`**${reference.customerServiceInfo.path}*`, (route) =>
    route.fulfill({ json: { code: 200, msg: '', data } }),
  )
  return app
}

test('the customer-service dialog: its words, the QR code, the button that calls', async () => {
  const app = await openWithService()
  await app.open('/pages/my/my')
  await app.top().getByRole('button', { name: '联系客服' }).click()
  const dialog = app.page.getByRole('dialog', { name: '请联系客服, 我们将竭诚为您服务！' })
  await dialog.waitFor()
  await expect.poll(() => dialog.getByRole('img').getAttribute('src')).toBe(qrCode)
  const call = dialog.getByRole('button', { name: '客服电话：4000000000', exact: true })
  expect(await calledBy(app, () => call.click())).toBe('tel:4000000000')
  await dialog.waitFor({ state: 'hidden' })
  await app.close()
})

test('the apply-upgrade dialog: 请您联系专属客服, why, the telephone number, 我知道了', async () => {
  const app = await openWithService()
  await signInAs(app, newPhone())
  const { id } = await findCompany({}, (card) => (card.contactCount ?? 0) > 0)
  await app.page.route('**/unlockPreview*', (route) =>
    route.fulfill({ json: { code: 1056, msg: '为什么', data: null } }),
  )
  await app.open(`/pages/enterprise/detail/detail?id=${id}`)
  await app.top().getByRole('button', { name: /^解锁/ }).first().click()
  const dialog = app.page.getByRole('dialog', { name: '请您联系专属客服' })
  await dialog.getByText('为什么').waitFor()
  await dialog.getByText('4000000000').waitFor()
  await dialog.getByRole('button', { name: '我知道了' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await app.close()
})
