import { readFile } from 'node:fs/promises'
import { prediction } from '@zhzz/contract/prediction/calls.ts'
import { expect, test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { newPhone, people } from '#e2e/sample.ts'
import { signInAs, tokenFor } from '#e2e/signInAs.ts'

const page = '/pages/prediction/enterprise/list'

async function predictedEdition() {
  const { list } = await ask(prediction.editions, { sort: 'highCount' }, await tokenFor(people.team))
  const found = list.find(({ lack }) => lack === null)
  if (!found) throw new Error('no edition of the invented world is predicted')
  return found.edition
}

/** The button of a filter, by what it says. */
const filter = (app: AppWindow, name: string) => app.top().getByRole('button', { name, exact: true })

/** A filter of one tap, whatever number stands beside it. */
const quick = (app: AppWindow, name: string) =>
  app.top().getByRole('button', { name: new RegExp(`^${name}( [\\d,]+)?$`) })

test('a filter opens at once, also while the first page is on its way', async () => {
  const app = await openApp()
  await signInAs(app, people.team)
  const edition = await predictedEdition()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await app.page.route('**/prediction/none/companies', async (route) => {
    await held
    await route.continue()
  })
  await app.open(`${page}?editionId=${edition.id}`)
  await filter(app, '筛选').click()
  const sheet = app.page.getByRole('dialog', { name: '筛选', exact: true })
  await sheet.getByText('高 ≥ 70%').click()
  release()
  await sheet.getByRole('button', { name: '确定' }).click()
  await app.page.waitForURL(/band=high/)
  await app.top().locator('[data-row]').first().waitFor()
  expect(await app.page.getByText('请您联系专属客服').count()).toBe(0)
  await app.close()
})

test('who sees only the first rows is told that filters come with membership', async () => {
  const app = await openApp()
  await signInAs(app, people.free)
  await app.open(`${page}?editionId=${(await predictedEdition()).id}`)
  await app.top().getByText('升级会员查看').waitFor()
  await quick(app, '新客').click()
  const dialog = app.page.getByRole('dialog').filter({ hasText: '升级会员后可以筛选和排序' })
  await dialog.getByRole('button', { name: '我知道了' }).click()
  await filter(app, '筛选').click()
  await dialog.waitFor()
  await app.close()
})

test('a visitor who taps a filter is asked to sign in', async () => {
  const app = await openApp()
  await app.open(`${page}?editionId=${(await predictedEdition()).id}`)
  await app
    .top()
    .getByText(/登录后查看/)
    .waitFor()
  await quick(app, '高概率').click()
  await app.page.waitForURL(/pages\/login\/login/)
  await app.close()
})

test('whose window is shown is chosen once, for 预测参展 and for 参展预测', async () => {
  const app = await openApp()
  await signInAs(app, people.team)
  const edition = await predictedEdition()
  await app.open(`${page}?editionId=${edition.id}`)
  // The team of the invented world moves goods.
  await filter(app, '展品物流').click()
  await app.page.getByRole('dialog', { name: '联系窗口' }).getByRole('radio', { name: '展馆' }).click()
  await filter(app, '展馆').waitFor()
  const head = app.top().getByRole('button', { name: /家可能参展/ })
  await head.getByText(/^展馆 /).waitFor()
  await head.click()
  const told = app.page.getByRole('dialog', { name: '模型成绩' })
  await told.getByText('主办招展', { exact: true }).waitFor()
  await told.getByRole('button', { name: '关闭' }).click()
  await app.open('/pages/prediction/list')
  await filter(app, '展馆').waitFor()
  await app.page.reload()
  await filter(app, '展馆').waitFor()
  await app.close()
})

test('the head says the counts, and a tap on one leaves as many', async () => {
  const app = await openApp()
  const token = await signInAs(app, people.team)
  const edition = await predictedEdition()
  const { head, neverHereCount } = await ask(prediction.companies, { editionId: edition.id }, token)
  await app.open(`${page}?editionId=${edition.id}`)
  const said = app.top().getByRole('button', { name: /家可能参展/ })
  for (const [band, count] of [
    ['高', head.highCount],
    ['中', head.midCount],
    ['低', head.lowCount],
  ])
    await said.getByText(`${band} ${count}`, { exact: true }).waitFor()
  for (const [name, count] of [
    ['高概率', head.highCount],
    ['新客', neverHereCount],
  ] as const) {
    await app
      .top()
      .getByRole('button', { name: `${name} ${count}`, exact: true, pressed: false })
      .click()
    await app.top().getByText(`${count} 家`, { exact: true }).waitFor()
    await app
      .top()
      .getByRole('button', { name: `${name} ${count}`, exact: true, pressed: true })
      .click()
    await app
      .top()
      .getByRole('button', { name: `${name} ${count}`, exact: true, pressed: false })
      .waitFor()
  }
  await app.close()
})

test('a row says its evidence in pieces, opens the company, and offers a call or an unlock', async () => {
  const app = await openApp()
  const token = await signInAs(app, people.team)
  const edition = await predictedEdition()
  const { list } = await ask(prediction.companies, { editionId: edition.id, limit: 20 }, token)
  const at = list.findIndex(
    ({ reasons, company }) =>
      reasons[0]?.code === 'streakHere' && company.contactCount > 0 && !company.myState?.unlocked,
  )
  const found = list[at]
  if (!found) throw new Error('nobody of the first twenty was here in a row')
  await app.open(`${page}?editionId=${edition.id}`)
  const row = app.top().locator('[data-row]').nth(at)
  await row.getByText(`连续 ${found.reasons[0]?.value.count} 届`, { exact: true }).waitFor()
  await row.getByRole('button', { name: `解锁 ${found.company.contactCount} ${found.company.name}` }).click()
  const price = app.page.getByRole('dialog').filter({ hasText: found.company.name })
  await price.getByRole('button', { name: '取消' }).click()
  await row.getByText(`连续 ${found.reasons[0]?.value.count} 届`, { exact: true }).click()
  await app.page.waitForURL(/enterprise\/detail\/detail/)
  await app.close()
})

test('the list as it is filtered goes into a file, with its mark of UTF-8', async () => {
  const app = await openApp()
  await signInAs(app, people.team)
  const edition = await predictedEdition()
  await app.open(`${page}?editionId=${edition.id}&newOrOld=new`)
  await app.top().locator('[data-row]').first().waitFor()
  await app.top().getByRole('button', { name: '更多', exact: true }).click()
  await app.page.getByRole('dialog').getByRole('button', { name: '导出' }).click()
  const asked = app.page.waitForRequest('**/prediction/exportList')
  const saved = app.page.waitForEvent('download')
  await app.page.getByRole('dialog').getByRole('button', { name: '导出' }).click()
  expect((await asked).postDataJSON()).toMatchObject({ editionId: edition.id, filters: { newOrOld: 'new' } })
  const text = await readFile(await (await saved).path(), 'utf8')
  expect(text.startsWith('\ufeff"参展概率"')).toBe(true)
  await app.close()
})

test('who writes a follow-up about an exhibition to come is asked whether the company will be there', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  const edition = await predictedEdition()
  const { list } = await ask(prediction.companies, { editionId: edition.id, limit: 1 }, token)
  const company = list[0]?.company
  if (!company) throw new Error('nobody is predicted')
  await app.open(`/pages/followUp/form?targetType=company&targetId=${company.id}&editionId=${edition.id}`)
  await app.top().getByText(company.name).waitFor()
  await app.top().getByRole('textbox', { name: '跟进内容' }).fill('明年还来')
  await app.top().getByRole('button', { name: '保存' }).click()
  const asked = app.page.getByRole('dialog').filter({ hasText: `会参加${edition.name}吗` })
  await asked.getByRole('button', { name: '会参展', exact: true }).click()
  await app.page.getByText('已记录，谢谢').waitFor()
  const later = await ask(prediction.companies, { editionId: edition.id, limit: 1 }, token)
  expect(later.list[0]?.myVerdict).toBe('yes')
  await app.close()
})
