import { event } from '@zhzz/contract/event/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { type ConsoleWindow, signedInConsole } from '#e2e/console/openConsole.ts'

/** A page of the menu, seen in the language that it is read in. */
async function look(window: ConsoleWindow, link: string, name: string) {
  await window.page.getByRole('link', { name: link, exact: true }).first().click()
  await window.page.waitForLoadState('networkidle')
  await window.shot(name)
  expect(await accessibilityFaults(window.page), name).toEqual([])
}

async function isCounting() {
  const click = { at: new Date().toISOString(), page: '/pages/home/home', target: 'search' }
  return (await ask(event.batch, { visit: crypto.randomUUID(), clicks: [click] })).counting
}

test('a setting is changed, refused in words, holds for the app within seconds, and is put back', async () => {
  const { window, operator } = await signedInConsole('running')
  const { page } = window
  await look(window, '运行设置', 'console-settings-zh')
  const said = await page.locator('tbody tr td:first-child').allInnerTexts()
  expect(said.filter((text) => /^(\w+)\s+\1$/.test(text))).toEqual([])
  await page.getByRole('button', { name: '修改 BACKUP_HOUR' }).click()
  await page.locator('.ant-modal #value').fill('31')
  await page.locator('.ant-modal .ant-btn-primary').click()
  await page.getByText('BACKUP_HOUR is not a whole number from 0 to 23').waitFor()
  await window.shot('console-setting-refused-zh')
  await page.locator('.ant-modal .ant-btn').first().click()
  expect(await isCounting()).toBe(true)
  await page.getByRole('button', { name: '修改 ANALYTICS' }).click()
  await page.locator('.ant-modal #value').click()
  await page.locator('.ant-select-item-option').getByText('off', { exact: true }).click()
  await page.locator('.ant-modal .ant-btn-primary').click()
  await page
    .getByRole('row', { name: /ANALYTICS/ })
    .getByText(`${operator.name} (console)`)
    .waitFor()
  await expect.poll(isCounting, { timeout: 30_000 }).toBe(false)
  await page.getByRole('button', { name: 'English' }).click()
  await look(window, 'Settings', 'console-settings-en')
  await page.getByRole('button', { name: 'Put back ANALYTICS' }).click()
  await page.locator('.ant-popconfirm .ant-btn-primary').click()
  await expect.poll(isCounting, { timeout: 30_000 }).toBe(true)
  await window.close()
})

test('metrics, figures, forecasts and backups are read in both languages; a backup and a run are begun', async () => {
  const { window, operator } = await signedInConsole('running')
  const { page } = window
  await look(window, '运行概览', 'console-glance-zh')
  // The most asked come first; which those are depends on what else was tried on this server.
  await page
    .getByRole('cell', { name: /^\w+\.\w+$/ })
    .first()
    .waitFor()
  await look(window, '测量数据', 'console-figures-zh')
  await page.getByText('npm run bench -- import --companies 1000000').waitFor()
  await look(window, '备份', 'console-backups-zh')
  await page.getByRole('button', { name: '立即备份' }).click()
  await expect
    .poll(
      async () => {
        await page.getByRole('button', { name: '刷新' }).click()
        return page.getByRole('cell', { name: /^zhzz-.*\.backup\.gz$/ }).count()
      },
      { timeout: 120_000, interval: 1_000 },
    )
    .toBe(1)
  await page.getByRole('button', { name: '记录演练' }).click()
  await page.locator('.ant-modal #doneOn').fill('2026-11-20')
  await page.locator('.ant-modal #backup').click()
  await page.locator('.ant-select-item-option').first().click()
  await page.locator('.ant-modal .ant-btn-primary').click()
  await page.getByRole('cell', { name: `${operator.name} (console)` }).waitFor()
  await look(window, '参展预测', 'console-forecasts-zh')
  await page.getByRole('button', { name: '立即运行' }).click()
  await page.locator('.ant-popconfirm .ant-btn-primary').click()
  await page.getByText(`${operator.name} (console) 于`).waitFor()
  await page.getByRole('button', { name: 'English' }).click()
  await look(window, 'At a glance', 'console-glance-en')
  await look(window, 'Figures', 'console-figures-en')
  await look(window, 'Backups', 'console-backups-en')
  await look(window, 'Forecasts', 'console-forecasts-en')
  await window.close()
})

test('another role sees none of it, and its addresses lead home', async () => {
  const { window } = await signedInConsole('people', 'en')
  const { page, origin } = window
  for (const path of ['glance', 'figures', 'backups', 'forecasts', 'settings', 'hot-words', 'service']) {
    expect(await page.locator(`a[href$="/${path}"]`).count()).toBe(0)
    await page.goto(`${origin}/console/${path}`)
    await page.getByText('Your roles:').waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/console\/?$/)
  }
  await window.close()
})
