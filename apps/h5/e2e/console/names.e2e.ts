import { operate } from '@zhzz/contract/operate/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { importRows } from '#e2e/console/importFile.ts'
import { signedInConsole, tokenOf } from '#e2e/console/openConsole.ts'

test('an industry is renamed after a look at what people would read, found by its new name, and taken back', async () => {
  const { window } = await signedInConsole('data')
  const { page } = window
  await page.getByRole('link', { name: '词典与双语名称' }).first().click()
  await page.getByRole('row', { name: '国民经济行业' }).getByText('117').waitFor()
  await window.shot('console-names-zh')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: '国民经济行业' }).click()
  await page.getByRole('searchbox', { name: '查找条目' }).fill('general equipment')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '更正 通用设备制造业' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('更正为: 英文').fill('General machinery')
  await drawer.getByText('英文: General equipment → General machinery').waitFor()
  await drawer.locator('form .ant-btn-primary').click()
  await expect.poll(() => drawer.getByText('请填写', { exact: true }).count()).toBe(2)
  await drawer.getByLabel('依据').fill('国家统计局')
  await drawer.getByLabel('理由').fill('与国家标准英文版一致')
  await window.shot('console-names-entry-zh')
  expect(await accessibilityFaults(page)).toEqual([])
  await drawer.locator('form .ant-btn-primary').click()
  await drawer
    .getByRole('row', { name: /国家统计局/ })
    .getByText('生效')
    .waitFor()
  const token = await tokenOf(window)
  const found = async (words: string) =>
    (await ask(operate.dictionaryEntries, { type: 'industry', words }, token)).list.map(({ code }) => code)
  expect(await found('general machinery')).toEqual(['34'])
  await drawer.getByRole('row', { name: /国家统计局/ }).scrollIntoViewIfNeeded()
  await window.shot('console-names-history-zh')
  await drawer.getByRole('button', { name: /撤\s*销/ }).click()
  await page.getByRole('tooltip').locator('.ant-btn-primary').click()
  await drawer
    .getByRole('row', { name: /国家统计局/ })
    .getByText('已撤销')
    .waitFor()
  expect(await found('general machinery')).toEqual([])
  expect(window.faults).toEqual([])
  await window.close()
})

test('in English a fair without an English name is named by who says so, and is gone from the list', async () => {
  importRows('exhibitions', [
    ['展会名称', '开始日期', '结束日期', '展馆'],
    ['江北笔墨展 2027', '2027-05-10', '2027-05-12', '江北砚山会展中心'],
  ])
  const { window } = await signedInConsole('data', 'en')
  const { page } = window
  await page.getByRole('link', { name: 'Bilingual names' }).first().click()
  await page.getByRole('button', { name: 'Places' }).click()
  await page.getByTitle('2', { exact: true }).click()
  await page.getByText('Without an English name').first().click()
  await page.getByText('No such entry').waitFor()
  await window.shot('console-names-empty-en')
  await page.getByRole('tab', { name: 'Fair series' }).click()
  const fair = '江北笔墨展'
  await page.getByRole('button', { name: `Name it ${fair}` }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('English name').fill('Jiangbei Brush and Ink Fair')
  await drawer.getByLabel('Who says so').fill('主办来函')
  await drawer.locator('.ant-btn-primary').click()
  await drawer.getByText('English name: nothing → Jiangbei Brush and Ink Fair').waitFor()
  await window.shot('console-names-once-en')
  expect(await accessibilityFaults(page)).toEqual([])
  await drawer.locator('.ant-btn-primary').click()
  await drawer.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: `Name it ${fair}` }).waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: 'Companies' }).click()
  await page.getByRole('columnheader', { name: 'Latest fair' }).waitFor()
  await window.shot('console-names-companies-en')
  expect(await accessibilityFaults(page)).toEqual([])
  await window.close()
})

test('names are copied for a spreadsheet; what comes back is judged line by line, put in, and what was not stays', async () => {
  importRows('exhibitions', [
    ['展会名称', '开始日期', '结束日期', '展馆'],
    ['澄湖玻璃展 2027', '2027-06-10', '2027-06-12', '澄湖会展中心'],
    ['澄湖陶瓷展 2027', '2027-07-10', '2027-07-12', '澄湖会展中心'],
  ])
  const { window } = await signedInConsole('data')
  const { page, context } = window
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('link', { name: '词典与双语名称' }).first().click()
  await page.getByRole('tab', { name: '展会系列' }).click()
  await page.getByRole('button', { name: '补充 澄湖玻璃展' }).waitFor()
  await page.getByRole('button', { name: '复制本页名称' }).click()
  const copied = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
  expect(copied).toEqual(expect.arrayContaining(['澄湖玻璃展', '澄湖陶瓷展']))
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.getByRole('button', { name: '复制本页名称' }).click()
  await page.getByText('浏览器不允许复制').waitFor()
  await page.getByRole('button', { name: '批量粘贴' }).click()
  const drawer = page.getByRole('dialog')
  const send = drawer.locator('.ant-btn-primary')
  await send.click()
  await drawer.getByText('请粘贴至少一行').waitFor()
  const lines = drawer.getByLabel('每行两列：现有名称与英文名称')
  await lines.fill('澄湖玻璃展\tChenghu Glass Fair\n澄湖陶瓷展')
  await drawer.getByText('第 2 行不是两列').waitFor()
  await lines.fill(
    '澄湖玻璃展\tChenghu Glass Fair\n澄湖陶瓷展\tChenghu Ceramics Fair\n没有这个展\tNo Such Fair',
  )
  await drawer.getByLabel('依据').fill('主办来函')
  await send.click()
  await drawer.getByRole('row', { name: '没有这个展' }).getByText('没有此名称的记录').waitFor()
  await window.shot('console-names-paste-zh')
  expect(await accessibilityFaults(page)).toEqual([])
  await drawer.getByRole('button', { name: '补充 2 个名称' }).click()
  await page.getByText('已补充 2 个名称').waitFor()
  expect(await lines.inputValue()).toBe('没有这个展\tNo Such Fair')
  await drawer.getByText('没有可以补充的行').waitFor()
  importRows('exhibitions', [
    ['展会名称', '开始日期', '结束日期', '展馆'],
    ['澄湖漆器展 2027', '2027-08-10', '2027-08-12', '澄湖会展中心'],
  ])
  await lines.fill('澄湖漆器展\tChenghu Lacquer Fair')
  await send.click()
  await drawer.getByRole('button', { name: '补充 1 个名称' }).click()
  await page.getByText('已补充 1 个名称').waitFor()
  expect(await lines.inputValue()).toBe('')
  expect(await send.isEnabled()).toBe(true)
  expect(await drawer.getByText('没有可以补充的行').count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '补充 澄湖玻璃展' }).waitFor({ state: 'detached' })
  expect(window.faults).toEqual([])
  await window.close()
})

test('who only sees people sees and does nothing of it', async () => {
  const { window } = await signedInConsole('people')
  expect(await window.page.getByRole('link', { name: '词典与双语名称' }).count()).toBe(0)
  await expect(ask(operate.dictionaries, {}, await tokenOf(window))).rejects.toThrow(/403/)
  await window.close()
})
