import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { newPhone, people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

const list = '/pages/enterprise/list/list'

function rows(app: AppWindow) {
  return app.top().locator('[data-row]')
}

/** What stands behind ⋯ at the end of the bar. */
async function choose(app: AppWindow, name: string) {
  await app.top().getByRole('button', { name: '更多', exact: true }).click()
  await app.page.getByRole('dialog', { name: '更多' }).getByRole('button', { name }).click()
}

test('the button of a sheet tells how long the list will be, and it is', async () => {
  const app = await openApp()
  await app.open(list)
  await rows(app).first().waitFor()
  await app.top().getByRole('button', { name: '筛选', exact: true }).click()
  const sheet = app.page.getByRole('dialog', { name: '筛选' })
  await sheet.getByRole('button', { name: '有固话' }).click()
  await sheet.getByRole('button', { name: '100-499人' }).click()
  await sheet.getByLabel('注册资本 最低').fill('300')
  const counted = app.page.waitForResponse(
    (answer) => answer.request().postData()?.includes('"capitalMax":9000001') === true,
  )
  await sheet.getByLabel('注册资本 最高').fill('900')
  const { total } = (await (await counted).json()).data
  await sheet.getByRole('button', { name: `查看 ${total} 家` }).click()
  await app.top().getByRole('button', { name: '筛选 (3)', exact: true }).waitFor()
  await app.top().getByText(`共 ${total} 条`).waitFor()
  expect(new URL(app.page.url()).searchParams.get('capital')).toBe('300-900')
  await expect.poll(() => rows(app).first().innerText()).toMatch(/[3-9]\d\d(\.\d+)? 万/)
  await app.close()
})

test('参加过的展会 and 展会行业 are picked on sheets of their own and stay over a reload', async () => {
  const app = await openApp()
  await app.open(list)
  await rows(app).first().waitFor()
  await app.top().getByRole('button', { name: '参展', exact: true }).click()
  const sheet = app.page.getByRole('dialog', { name: '参展' })
  await sheet.getByRole('button', { name: '选择 参加过的展会' }).click()
  const finder = app.page.getByRole('dialog', { name: '参加过的展会' })
  await finder.getByRole('searchbox').fill('机床')
  const hit = finder.getByRole('listitem').filter({ hasText: '机床' }).first()
  await hit.getByRole('button').click()
  await sheet.getByRole('button', { name: /^去掉 .*机床/ }).waitFor()
  await sheet.getByRole('button', { name: '选择 展会行业' }).click()
  const tree = app.page.getByRole('dialog', { name: '展会行业' })
  await tree.getByRole('checkbox', { name: '全部' }).click()
  await tree.getByRole('button', { name: '确定 (1)' }).click()
  await sheet.getByRole('button', { name: /^查看 .* 家$/ }).click()
  await app.top().getByRole('button', { name: '参展 (2)', exact: true }).waitFor()
  await expect.poll(() => rows(app).first().innerText()).toMatch(/\d+ 次参展/)
  await app.page.reload()
  await app.top().getByRole('button', { name: '参展 (2)', exact: true }).click()
  await sheet.getByRole('button', { name: /^去掉 .*机床/ }).waitFor()
  await app.close()
})

test('filters are kept under a name, applied, renamed and taken away', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  await app.open(`${list}?band=10to20&since=12`)
  await rows(app).first().waitFor()
  await choose(app, '我的筛选')
  const kept = app.page.getByRole('dialog', { name: '我的筛选' })
  await kept.getByRole('button', { name: '保存当前筛选' }).click()
  const naming = app.page.getByRole('dialog', { name: '给这组筛选起个名字' })
  await naming.getByRole('textbox').fill('常去展会的')
  await naming.getByRole('button', { name: '保存' }).click()
  await kept.getByRole('button', { name: '常去展会的 2 项条件' }).waitFor()
  await kept.getByRole('button', { name: '关闭' }).click()

  await app.open(list)
  await rows(app).first().waitFor()
  await choose(app, '我的筛选')
  await kept.getByRole('button', { name: /^常去展会的/ }).click()
  await app.top().getByRole('button', { name: '参展 (2)', exact: true }).waitFor()
  expect(new URL(app.page.url()).searchParams.get('since')).toBe('12')

  await choose(app, '我的筛选')
  await kept.getByRole('button', { name: '“常去展会的”的更多操作' }).click()
  await app.page.getByRole('dialog').getByRole('button', { name: '重命名' }).click()
  await naming.getByRole('textbox').fill('老展商')
  await naming.getByRole('button', { name: '保存' }).click()
  await kept.getByRole('button', { name: '“老展商”的更多操作' }).click()
  await app.page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await kept.getByText('还没有保存的筛选').waitFor()
  await app.close()
})

test('chosen companies are unlocked together: the price first, what could not be done after', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  await app.open(`${list}?has=mobile`)
  await rows(app).nth(9).waitFor()
  await choose(app, '多选')
  for (let at = 0; at < 7; at++) await rows(app).nth(at).getByRole('checkbox').click()
  await app.top().getByText('已选 7 家').waitFor()
  expect(await accessibilityFaults(app.page)).toEqual([])
  await app.top().getByRole('button', { name: '批量解锁' }).click()
  const price = app.page.getByRole('dialog', { name: '批量解锁 7 家企业' })
  await price.getByText('将消耗 5 次，剩余 5 次').waitFor()
  await price.getByText('次数只够 5 家').waitFor()
  await price.getByRole('button', { name: '确认解锁' }).click()
  const report = app.page.getByRole('dialog', { name: '已解锁 5 家，2 家未解锁' })
  await report.getByText('2 家次数不足').waitFor()
  await report.getByRole('button', { name: '我知道了' }).click()
  await app.top().getByText('已选 2 家').waitFor()
  for (let at = 0; at < 5; at++) await rows(app).nth(at).getByText('已解锁').waitFor()
  expect(await rows(app).nth(5).getByRole('checkbox').getAttribute('aria-checked')).toBe('true')
  await app.top().getByRole('button', { name: '退出多选' }).click()
  expect(await rows(app).getByRole('checkbox').count()).toBe(0)
  await app.open(`${list}?mine=notUnlocked&has=mobile`)
  await rows(app).first().waitFor()
  expect(await app.top().getByText('已解锁').count()).toBe(0)
  await app.close()
})

test('导出 writes the chosen rows to a file; a plan without it says so', async () => {
  const app = await openApp()
  await signInAs(app, people.member)
  await app.open(list)
  await rows(app).nth(3).waitFor()
  await choose(app, '多选')
  for (const at of [0, 2]) await rows(app).nth(at).getByRole('checkbox').click()
  const name = await rows(app).nth(2).locator('[data-title]').textContent()
  await app.top().getByRole('button', { name: '导出' }).click()
  const asked = app.page.getByRole('dialog', { name: '导出 2 家企业' })
  const coming = app.page.waitForEvent('download')
  await asked.getByRole('button', { name: '导出' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^企业列表-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.split('\r\n')).toHaveLength(4)
  expect(text).toContain(`"${name}"`)

  const poor = await openApp()
  await signInAs(poor, newPhone())
  await poor.open(list)
  await rows(poor).first().waitFor()
  await choose(poor, '导出')
  await poor.page.getByRole('dialog', { name: '导出当前列表' }).getByRole('button', { name: '导出' }).click()
  await poor.page.getByRole('dialog').getByText('当前版本不支持导出').waitFor()
  await Promise.all([app.close(), poor.close()])
})
