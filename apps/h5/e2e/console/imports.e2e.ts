import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { type ConsoleWindow, signedInConsole } from '#e2e/console/openConsole.ts'

/** Names that no other test and no earlier run brought in. */
const mark = `砚${Date.now()}`
const list = `企业名称,地址,公司主页备注,成立日期
上海${mark}智能装备有限公司,上海市浦东新区一路1号,https://yan.example.com,
,没有名称的一行,,
苏州${mark}激光科技有限公司,苏州市二路2号,,某年某月
`

async function chooseFile({ page }: ConsoleWindow, button: string) {
  await page.getByRole('button', { name: button, exact: true }).click()
  const file = { name: '企业名单.csv', mimeType: 'text/csv', buffer: Buffer.from(list) }
  await page.locator('#import-file').setInputFiles(file)
}

async function chooseDataset({ page }: ConsoleWindow, name: string) {
  await page.locator('.ant-drawer #dataset').fill(name)
  await page.locator('.ant-drawer #dataset').press('Enter')
}

test('a file is tried, a column named, brought in, its rejects read, and taken back; of two operators the second is told', async () => {
  const { window, operator } = await signedInConsole('data')
  const { window: other } = await signedInConsole('data', 'en')
  const { page } = window
  await page.getByRole('link', { name: '数据导入' }).first().click()
  await chooseFile(window, '导入文件')
  await page.getByRole('button', { name: '试导入', exact: true }).click()
  await page.getByText('请填写').first().waitFor()
  await chooseDataset(window, '企业')
  await page.locator('.ant-drawer #source').fill('list.csv')
  await page.getByText('请填写名称，不是文件名或网址').waitFor()
  await page.locator('.ant-drawer #source').fill('示例登记资料')
  await page.locator('.ant-drawer #asOf').fill('2026-11-01')
  await window.shot('console-import-new-zh')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: '试导入', exact: true }).click()
  await page.getByRole('heading', { name: /^试导入 · 企业名单\.csv/ }).waitFor()

  // While the first is at work, or just before: the second may only look.
  await other.page.getByRole('link', { name: 'Imports' }).first().click()
  await page.getByText('未识别的列').waitFor()
  await page.getByText(`上海${mark}智能装备有限公司`).waitFor()
  await window.shot('console-import-tried-zh')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('combobox', { name: '公司主页备注' }).fill('website')
  await page.getByRole('combobox', { name: '公司主页备注' }).press('Enter')
  await page.getByRole('button', { name: '按此重新试导入' }).click()
  await page.getByText(/公司主页备注 → /).waitFor()
  await page.getByRole('button', { name: '查看' }).last().click()
  await page.getByRole('cell', { name: '没有名称的一行' }).waitFor()
  await page.getByRole('cell', { name: '没有企业名称' }).first().waitFor()
  await page.getByRole('cell', { name: '成立日期：不是日期', exact: true }).first().waitFor()
  await page.getByRole('button', { name: '正式导入' }).click()
  await page.getByRole('heading', { name: /^导入 · 企业名单\.csv · 完成/ }).waitFor()
  await window.shot('console-import-done-zh')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.locator('.ant-drawer-close').click()

  await other.page.getByRole('button', { name: 'Reload' }).click()
  const row = other.page.getByRole('row', { name: /企业名单\.csv/ }).first()
  await row.getByText(`${operator.name} (console)`).waitFor()
  await row.getByRole('button', { name: 'Look' }).click()
  const saved = other.page.waitForEvent('download')
  await other.page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^Rejected rows-run-\d+\.csv$/)
  await other.shot('console-import-run-en')
  expect(await accessibilityFaults(other.page)).toEqual([])
  await other.page.getByRole('button', { name: 'Take it back' }).click()
  await other.page.getByRole('tooltip').locator('.ant-btn-primary').click()
  await other.page.getByText('All of it was taken back').waitFor()
  await other.shot('console-import-undone-en')
  await other.page.locator('.ant-drawer-close').click()
  await row.getByText('Taken back').waitFor()
  await other.shot('console-imports-en')
  expect(await accessibilityFaults(other.page)).toEqual([])
  expect([...window.faults, ...other.faults]).toEqual([])
  await window.close()
  await other.close()
})

test('data health is measured when asked, and shows coverage, sources and modules', async () => {
  const { window } = await signedInConsole('data')
  const { page } = window
  await page.getByRole('link', { name: '数据体检' }).first().click()
  await page.getByRole('button', { name: '重新体检' }).click()
  await page.getByText(/体检时间/).waitFor({ timeout: 60_000 })
  await page.getByRole('cell', { name: '统一社会信用代码' }).waitFor()
  await window.shot('console-health-zh')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('tab', { name: '来源与时效' }).click()
  await page.getByRole('columnheader', { name: '超过 365 天' }).waitFor()
  await window.shot('console-health-sources-zh')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('tab', { name: 'Company modules' }).click()
  await page.getByRole('cell', { name: 'Patents', exact: true }).waitFor()
  await window.shot('console-health-modules-en')
  expect(await accessibilityFaults(page)).toEqual([])
  await window.close()
})

test('an operator without the role sees neither page', async () => {
  const { window } = await signedInConsole('people,content,running,operators', 'en')
  const { page, origin } = window
  for (const path of ['imports', 'health']) {
    expect(
      await page.getByRole('link', { name: path === 'imports' ? 'Imports' : 'Data health' }).count(),
    ).toBe(0)
    await page.goto(`${origin}/console/${path}`)
    await page.getByText('Your roles:').waitFor()
  }
  await window.close()
})
