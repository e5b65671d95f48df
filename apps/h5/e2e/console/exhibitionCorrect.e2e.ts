import { operate } from '@zhzz/contract/operate/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { importRows } from '#e2e/console/importFile.ts'
import { signedInConsole, tokenOf } from '#e2e/console/openConsole.ts'

const fair = '江南砚台博览会 2027'
const days = ['2027-03-10', '2027-03-12']
const printed = '无锡砚海精密有限公司'

test('an exhibition is postponed after a look at what changes, an exhibitor is added and taken off, and all is among the imports', async () => {
  importRows('exhibitions', [
    ['展会名称', '开始日期', '结束日期'],
    [fair, ...days],
  ])
  const { window } = await signedInConsole('data')
  const { page } = window
  await page.getByRole('link', { name: '展会更正' }).first().click()
  await page.getByRole('searchbox', { name: '查找展会' }).fill('砚台 2027')
  await page.keyboard.press('Enter')
  const row = page.getByRole('row', { name: fair })
  await row.getByRole('button', { name: '届次', exact: true }).click()
  const drawer = page.getByRole('dialog')
  await drawer
    .getByRole('row', { name: '开始日期' })
    .getByText(days[0] ?? '')
    .waitFor()
  await drawer.getByLabel('更正为: 开始日期').fill('春天')
  await drawer.getByLabel('依据').fill('砚台展主办来函')
  await drawer.getByRole('button', { name: '预览更改' }).click()
  await page.getByText('“开始日期”无法识别').waitFor()
  await drawer.getByLabel('更正为: 开始日期').fill('2027年9月1日')
  await drawer.getByLabel('更正为: 结束日期').fill('2027年9月3日')
  await drawer.getByLabel('更正为: 举办状态').click()
  await page.getByTitle('延期').click()
  await drawer.getByRole('button', { name: '预览更改' }).click()
  await drawer.getByText('开始日期: 2027-03-10 → 2027-09-01').waitFor()
  await drawer.getByText('举办状态: 如期举办 → 延期').waitFor()
  await window.shot('console-exhibition-correct-zh')
  expect(await accessibilityFaults(page)).toEqual([])
  await drawer.locator('.ant-btn-primary').click()
  await drawer
    .getByRole('row', { name: '举办状态' })
    .getByText(/砚台展主办来函/)
    .waitFor()
  await page.keyboard.press('Escape')
  await row.getByText('2027-09-01 – 2027-09-03').waitFor()

  await row.getByRole('button', { name: '参展商', exact: true }).click()
  await page.getByRole('button', { name: '补充参展商' }).click()
  const inner = page.getByRole('dialog').last()
  await inner.getByLabel('名录名称').fill(printed)
  await inner.getByLabel('展位号（用分号隔开）').fill('H1-A01')
  await inner.getByLabel('依据').fill('砚台展主办来函')
  await inner.getByRole('button', { name: '预览更改' }).click()
  await inner.locator('.ant-alert').waitFor()
  await inner.locator('.ant-btn-primary').click()
  const entry = page.getByRole('row', { name: printed })
  await entry.getByText('H1-A01').waitFor()
  await window.shot('console-exhibition-entries-zh')
  expect(await accessibilityFaults(page)).toEqual([])
  await entry.getByRole('button', { name: '移出名单' }).click()
  await inner.getByLabel('依据').fill('砚台展主办来函')
  await inner.getByRole('button', { name: '预览更改' }).click()
  await inner.locator('.ant-alert').waitFor()
  await inner.locator('.ant-btn-primary').click()
  await entry.getByText('已移出').waitFor()

  const { list } = await ask(operate.importRuns, {}, await tokenOf(window))
  expect(list.filter((run) => run.dataset === 'corrections' && run.source === '砚台展主办来函')).toHaveLength(
    3,
  )
  expect(window.faults.filter((fault) => !fault.includes('409'))).toEqual([])
  await window.close()
})

test('days of a hall are added, seen by all, put right and taken away; a pavilion is put right', async () => {
  importRows('halls', [['展馆'], ['砚湖会展中心']])
  importRows('pavilions', [
    ['展馆', '展厅', '面积'],
    ['砚湖会展中心', 'N1', '11500'],
  ])
  const { window } = await signedInConsole('data')
  const { page } = window
  await page.getByRole('link', { name: '展会更正' }).first().click()
  await page.getByRole('tab', { name: '展馆' }).click()
  await page.getByRole('searchbox', { name: '查找展馆' }).fill('砚湖')
  await page.keyboard.press('Enter')
  const row = page.getByRole('row', { name: /砚湖会展中心/ })
  await row.getByRole('button', { name: '档期' }).click()
  await page.getByText('没有已知的档期').waitFor()
  await page.getByRole('button', { name: '补充档期' }).click()
  const inner = page.getByRole('dialog').last()
  await inner.getByLabel('项目名称').fill('砚湖灯具展览会')
  await inner.getByLabel(/使用展厅/).fill('N1')
  await inner.getByLabel('开始日期').fill('2027-05-01')
  await inner.getByLabel('结束日期').fill('2027-05-03')
  await inner.getByLabel('依据').fill('展馆来函')
  await inner.getByRole('button', { name: '预览更改' }).click()
  await inner.getByText('阶段: 无 → 展期').waitFor()
  await window.shot('console-hall-days-add-zh')
  expect(await accessibilityFaults(page)).toEqual([])
  await inner.locator('.ant-btn-primary').click()
  const days = page.getByRole('row', { name: '砚湖灯具展览会' })
  await days.getByText('2027-05-01 – 2027-05-03').waitFor()
  await days.getByRole('button', { name: '删除' }).click()
  await inner.getByLabel('依据').fill('展馆来函')
  await inner.getByRole('button', { name: '预览更改' }).click()
  await inner.locator('.ant-alert').waitFor()
  await inner.locator('.ant-btn-primary').click()
  await page.getByText('没有已知的档期').waitFor()
  await page.keyboard.press('Escape')

  await row.getByRole('button', { name: '展厅' }).click()
  const pavilion = page.getByRole('row', { name: /^N1 / })
  await pavilion.getByText('11,500').waitFor()
  await pavilion.getByRole('button', { name: '更正' }).click()
  await inner.getByLabel('更正为: 面积（m²）').fill('1.25万㎡')
  await inner.getByLabel('依据').fill('展馆来函')
  await inner.getByRole('button', { name: '预览更改' }).click()
  await inner.locator('.ant-alert').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await inner.locator('.ant-btn-primary').click()
  await pavilion.getByText('12,500').waitFor()
  expect(window.faults).toEqual([])
  await window.close()
})

test('in English a hall is found and read by everybody; who has another role has no such page', async () => {
  importRows('halls', [
    ['展馆', '城市'],
    ['砚湖会展中心', '苏州'],
  ])
  const { window } = await signedInConsole('data', 'en')
  const { page } = window
  await page.getByRole('link', { name: 'Exhibition corrections' }).first().click()
  await page.getByRole('tab', { name: 'Halls' }).click()
  await page.getByRole('searchbox', { name: 'Find a hall' }).fill('砚湖')
  await page.keyboard.press('Enter')
  await page
    .getByRole('row', { name: /砚湖会展中心/ })
    .getByRole('button', { name: 'Hall', exact: true })
    .click()
  await page.getByRole('dialog').getByRole('row', { name: 'Indoor area' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await window.shot('console-exhibition-hall-en')
  await window.close()

  const { window: people } = await signedInConsole('people', 'en')
  expect(await people.page.getByRole('link', { name: 'Exhibition corrections' }).count()).toBe(0)
  await people.close()
})
