import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { signedInConsole } from '#e2e/console/openConsole.ts'

test('jobs and the security log are read, filtered and verified, and the reading stands in the log', async () => {
  const { window, operator } = await signedInConsole('running')
  const { page } = window
  await page.getByRole('link', { name: '后台任务' }).first().click()
  await page.getByRole('cell', { name: 'sweep', exact: true }).waitFor()
  await window.shot('console-jobs-zh')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: '安全日志' }).first().click()
  await page.getByRole('cell', { name: 'operate.setUp' }).first().waitFor()
  await page.locator('#event').click()
  await page.locator('#event').fill('operate')
  await page.locator('#event').press('Enter')
  await page.getByRole('button', { name: '查询' }).click()
  await page
    .getByRole('cell', { name: `operator ${operator.name} (console)` })
    .first()
    .waitFor()
  await page.getByRole('button', { name: '校验完整性' }).click()
  await page.getByText('行与写入时一致').waitFor()
  await window.shot('console-log-zh')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByText('Security log').first().waitFor()
  await window.shot('console-log-en')
  await window.close()
})
