import { operate } from '@zhzz/contract/operate/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { importRows } from '#e2e/console/importFile.ts'
import { signedInConsole, tokenOf } from '#e2e/console/openConsole.ts'

const [from, to] = ['昆山砚棹机电厂', '昆山砚棹机电有限公司']

test('two records that an operator knows to be one are looked up, shown what moves, joined and parted', async () => {
  importRows('companies', [
    ['企业名称', '注册号', '标签'],
    [from, '320583000000001', '高新技术企业'],
    [to, '320583000000002', ''],
  ])
  const { window } = await signedInConsole('data')
  const { page } = window
  await page.getByRole('link', { name: '重复企业' }).first().click()
  await page.getByText('可能重复', { exact: true }).waitFor()
  await window.shot('console-pairs-zh')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByText('手动合并').click()
  for (const [label, name] of [
    ['保留方', from],
    ['并入方', to],
  ] as const) {
    await page.getByRole('searchbox', { name: `${label}: 查找企业` }).fill(name)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: `是这家: ${name}` }).click()
  }
  await page.getByRole('button', { name: '合并…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('没有需要转移的记录').waitFor()
  await dialog.getByRole('button', { name: '交换方向' }).click()
  await dialog.getByText('标签', { exact: true }).waitFor()
  await window.shot('console-join-zh')
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.locator('.ant-modal-footer .ant-btn-primary').click()
  await dialog.waitFor({ state: 'hidden' })
  const token = await tokenOf(window)
  const isJoined = async () =>
    (await ask(operate.joins, {}, token)).list.find((row) => row.from === from && row.partedBy === null)
  expect(await isJoined()).toMatchObject({ from, to })
  await page.getByText('合并记录', { exact: true }).click()
  await page.getByRole('row', { name: from }).getByRole('button', { name: '拆开' }).click()
  await page.locator('.ant-popconfirm .ant-btn-primary').click()
  await page.getByRole('row', { name: from }).getByText('已拆开').waitFor()
  expect(await isJoined()).toBeUndefined()
  await window.shot('console-joins-zh')
  expect(window.faults).toEqual([])
  await window.close()
})

test('in English the three parts are readable by everybody', async () => {
  const { window } = await signedInConsole('data', 'en')
  const { page } = window
  await page.getByRole('link', { name: 'Duplicates' }).first().click()
  for (const part of ['Suggested', 'By hand', 'Joins']) {
    await page.getByText(part, { exact: true }).click()
    expect(await accessibilityFaults(page)).toEqual([])
  }
  await window.shot('console-joins-en')
  await window.close()
})
