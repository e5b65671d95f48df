import { reference } from '@zhzz/contract/reference/calls.ts'
import { expect, test } from 'vitest'
import { openApp } from '#e2e/openApp.ts'
import { findCompany, newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

const qrCode =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg=='

/** A window whose customer service is the given one; and the addresses it wants to dial. */
async function openWithService(service: { qrCode: string | null; phone: string }) {
  const app = await openApp()
  await app.page.route(`**${reference.customerServiceInfo.path}*`, (route) =>
    route.fulfill({ json: { code: 200, msg: '', data: { ...service, workTime: null } } }),
  )
  const dialled: string[] = []
  // A telephone number is no page: the browser hands it to the system, and tells that it wanted to.
  const session = await app.context.newCDPSession(app.page)
  await session.send('Page.enable')
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('tel:')) dialled.push(url)
  })
  return { app, dialled }
}

test('the customer-service dialog: its words, the QR code, the button that calls', async () => {
  const { app, dialled } = await openWithService({ qrCode, phone: '400-800-1234' })
  await app.open('/pages/my/my')
  await app.top().getByRole('button', { name: '联系客服' }).click()
  const dialog = app.page.getByRole('dialog', { name: '请联系客服, 我们将竭诚为您服务！' })
  const code = dialog.getByRole('img', { name: '客服二维码' })
  await expect.poll(() => code.getAttribute('src')).toBe(qrCode)
  await dialog.getByText('微信扫一扫，联系客服').waitFor()
  expect(dialled).toEqual([])
  await dialog.getByRole('button', { name: '客服电话：400-800-1234', exact: true }).click()
  await expect.poll(() => dialled).toEqual(['tel:4008001234'])
  await dialog.waitFor({ state: 'hidden' })
  await app.close()
})

test('until an operator sets the customer service, the dialog says so and dials nothing', async () => {
  const { app, dialled } = await openWithService({ qrCode: null, phone: '' })
  await app.open('/pages/my/my')
  await app.top().getByRole('button', { name: '联系客服' }).click()
  const dialog = app.page.getByRole('dialog', { name: '请联系客服, 我们将竭诚为您服务！' })
  await dialog.getByText('客服联系方式尚未公布').waitFor()
  expect(await dialog.getByRole('img').count()).toBe(0)
  await dialog.getByRole('button', { name: '我知道了' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(dialled).toEqual([])
  await app.close()
})

test.each([
  { button: '我知道了', calls: [] },
  { button: '拨打客服', calls: ['tel:4008001234'] },
])(
  'the apply-upgrade dialog: 请您联系专属客服, why, the telephone number; $button',
  async ({ button, calls }) => {
    const { app, dialled } = await openWithService({ qrCode, phone: '400-800-1234' })
    await signInAs(app, newPhone())
    const { id } = await findCompany({}, (card) => (card.contactCount ?? 0) > 0)
    const refusal = { code: 1056, msg: '当前版本不支持此功能', data: null }
    await app.page.route('**/unlockPreview*', (route) => route.fulfill({ json: refusal }))
    await app.open(`/pages/enterprise/detail/detail?id=${id}`)
    await app.top().getByRole('button', { name: /^解锁/ }).first().click()
    const dialog = app.page.getByRole('dialog', { name: '请您联系专属客服' })
    await dialog.getByText('当前版本不支持此功能').waitFor()
    await dialog.getByText('400-800-1234').waitFor()
    await dialog.getByRole('button', { name: button }).click()
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => dialled).toEqual(calls)
    await app.close()
  },
)
