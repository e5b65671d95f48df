import { expect, test } from 'vitest'
import { openApp } from '#e2e/openApp.ts'

test('our own agreement opens in the language of the app', async () => {
  const app = await openApp({ locale: 'fr' })
  await app.open('/pages/webView/webView?url=/hybrid/html/agreement.html')
  const title = app.top().getByRole('heading', { name: 'Conditions générales d’utilisation' })
  await expect.poll(() => title.count()).toBe(1)
  await app.close()
})

test.each([
  'https://example.com/',
  '//example.com/hybrid/html/agreement.html',
  'javascript:alert(1)',
  '/h5/pages/my/my',
])('%s is refused', async (url) => {
  const app = await openApp()
  await app.open(`/pages/webView/webView?url=${encodeURIComponent(url)}`)
  await app.top().getByText('链接不可访问').waitFor()
  await expect.poll(() => app.page.locator('iframe').count()).toBe(0)
  await app.close()
})

test('the static agreements need no script and speak five languages', async () => {
  const app = await openApp()
  const page = await app.context.newPage()
  await page.goto(`${app.origin}/h5/hybrid/html/screctArgeement.html?lang=es`)
  await page.getByRole('heading', { name: 'Política de privacidad' }).waitFor()
  await expect.poll(() => page.locator('article:visible').count()).toBe(1)
  await app.close()
})
