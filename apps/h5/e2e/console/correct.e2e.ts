import { operate } from '@zhzz/contract/operate/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { importRows } from '#e2e/console/importFile.ts'
import { signedInConsole, tokenOf } from '#e2e/console/openConsole.ts'

const name = '常州砚舢精密机电有限公司'

test('a fact is put right with who says so; what cannot be read is said, and the run is among the imports', async () => {
  importRows('companies', [
    ['企业名称', '注册号', '网址'],
    [name, '320400000000001', 'https://wrong.example'],
  ])
  const { window } = await signedInConsole('data')
  const { page } = window
  await page.getByRole('link', { name: '企业更正' }).first().click()
  await page.getByRole('searchbox', { name: '要更正的企业: 查找企业' }).fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `是这家: ${name}` }).click()
  await page.getByRole('row', { name: '官网' }).getByText('https://wrong.example').waitFor()
  await page.getByLabel('更正为: 官网').fill('https://right.example')
  await page.getByLabel('更正为: 成立日期').fill('很久以前')
  await page.getByLabel('依据').fill('企业来函')
  const send = page.locator('form .ant-btn-primary')
  await send.click()
  await page.getByText('“成立日期”无法识别').waitFor()
  await page.getByLabel('更正为: 成立日期').fill('2012-03-04')
  await window.shot('console-correct-zh')
  expect(await accessibilityFaults(page)).toEqual([])
  await send.click()
  await page.getByRole('row', { name: '官网' }).getByText('https://right.example').waitFor()
  await page
    .getByRole('row', { name: '官网' })
    .getByText(/企业来函/)
    .waitFor()
  const { list } = await ask(operate.importRuns, {}, await tokenOf(window))
  expect(list.find((run) => run.dataset === 'corrections')).toMatchObject({ source: '企业来函' })
  await page.getByRole('link', { name: '数据导入' }).first().click()
  await page
    .getByRole('row', { name: /数据更正.*企业来函/ })
    .getByRole('button', { name: '查看' })
    .click()
  await page.getByRole('button', { name: '撤销导入' }).click()
  await page.getByRole('tooltip').locator('.ant-btn-primary').click()
  await page.getByText('全部撤销，没有保留').waitFor()
  expect(window.faults.filter((fault) => !fault.includes('409'))).toEqual([])
  await window.close()
})

test('in English the page is readable by everybody', async () => {
  const { window } = await signedInConsole('data', 'en')
  const { page } = window
  await page.getByRole('link', { name: 'Corrections' }).first().click()
  await page.getByRole('searchbox', { name: /^Company:/ }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await window.shot('console-correct-en')
  await window.close()
})
