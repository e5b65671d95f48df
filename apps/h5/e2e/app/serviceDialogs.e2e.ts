import { reference } from '@zhzz/contract/reference/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as Upgrade from '#api/showUpgrade.tsx'
import { type SourceServer, serveSource } from '#e2e/openSource.ts'
import type * as Service from '#support/showCustomerService.tsx'

let source: SourceServer
beforeAll(async () => {
  source = await serveSource()
})
afterAll(() => source.close())

const qrCode =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg=='

/** A window whose customer service is the given one. */
async function openWithService() {
  const app = await source.openApp()
  const data = { qrCode, phone: '4000000000', workTime: null }
  await app.page.route(`**${reference.customerServiceInfo.path}*`, (route) =>
    route.fulfill({ json: { code: 200, msg: '', data } }),
  )
  await app.page.addInitScript(() => {
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link?.href.startsWith('tel:')) {
        event.preventDefault()
        document.documentElement.dataset['called'] = link.href
      }
    })
  })
  await app.open('/pages/my/my')
  return app
}

test('the customer-service dialog: its words, the QR code, the button that calls', async () => {
  const app = await openWithService()
  void app.run(
    'support/showCustomerService.tsx',
    (module: typeof Service) => void module.showCustomerService(),
  )
  const dialog = app.page.getByRole('dialog', { name: '请联系客服, 我们将竭诚为您服务！' })
  await dialog.waitFor()
  await expect.poll(() => dialog.getByRole('img').getAttribute('src')).toBe(qrCode)
  await dialog.getByRole('button', { name: '客服电话：4000000000', exact: true }).waitFor()
  await app.page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await app.close()
})

test('the apply-upgrade dialog: 请您联系专属客服, why, the telephone number, 我知道了', async () => {
  const app = await openWithService()
  void app.run('api/showUpgrade.tsx', (module: typeof Upgrade) => void module.showUpgrade('为什么'))
  const dialog = app.page.getByRole('dialog', { name: '请您联系专属客服' })
  await dialog.getByText('为什么').waitFor()
  await dialog.getByText('4000000000').waitFor()
  await dialog.getByRole('button', { name: '我知道了' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await app.close()
})
