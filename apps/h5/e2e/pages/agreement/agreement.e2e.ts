import { expect, test } from 'vitest'
import { openApp } from '#e2e/openApp.ts'

test.each([
  ['/pages/agreement/agreement', '用户服务协议', 'en', 'User Service Agreement'],
  ['/pages/agreement/screcrtAgreement', '隐私', 'en', 'Privacy'],
] as const)(
  '%s can be read by everybody, in the language of the app',
  async (path, chinese, locale, english) => {
    const app = await openApp()
    await app.open(path)
    await app.top().locator('article h1, article h2').filter({ hasText: chinese }).first().waitFor()
    expect((await app.top().locator('article').innerText()).length).toBeGreaterThan(500)
    await app.close()
    const foreign = await openApp({ locale })
    await foreign.open(path)
    await foreign.top().locator('article h1, article h2').filter({ hasText: english }).first().waitFor()
    await foreign.close()
  },
)
