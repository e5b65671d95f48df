import { operatorRoles } from '@zhzz/contract/operatorRole.ts'
import { consoleService } from '@zhzz/contract/prefix.ts'
import { expect, test } from 'vitest'
import { signedInConsole } from '#e2e/console/openConsole.ts'

/** Which read nothing before the operator says what. */
const unasked = ['/people', '/corrections', '/exhibition-corrections']

test('every page that cannot be read says so, claims nothing, and is read at a tap', {
  timeout: 300_000,
}, async () => {
  const { window } = await signedInConsole(operatorRoles.join(','))
  const { page } = window
  const paths = await page
    .locator('nav a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const reading = paths.filter((path) => !unasked.some((one) => path.endsWith(one)))
  expect(reading.length).toBeGreaterThan(15)
  let isCut = false
  const cut = `**${consoleService}/**`
  await page.route(cut, (route) => (isCut ? route.abort() : route.continue()))
  for (const path of reading) {
    isCut = true
    await page.locator(`nav a[href="${path}"]`).click()
    await page.getByText('读取失败').first().waitFor()
    expect(await page.locator('.ant-table, .ant-empty').count(), path).toBe(0)
    isCut = false
    await page.getByRole('button', { name: '重试' }).first().click()
    await expect.poll(() => page.getByText('读取失败').count(), { message: path }).toBe(0)
  }
  await window.close()
})
