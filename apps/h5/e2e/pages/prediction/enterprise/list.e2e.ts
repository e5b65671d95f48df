import { readFile } from 'node:fs/promises'
import { prediction } from '@zhzz/contract/prediction/calls.ts'
import { expect, test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { people } from '#e2e/sample.ts'
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
  await filter(app, '概率').click()
  const sheet = app.page.getByRole('dialog', { name: '概率', exact: true })
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
  await filter(app, '新老展商').click()
  const dialog = app.page.getByRole('dialog').filter({ hasText: '升级会员后可以筛选和排序' })
  await dialog.getByRole('button', { name: '我知道了' }).click()
  await filter(app, '地区').click()
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
  await filter(app, '概率').click()
  await app.page.waitForURL(/pages\/login\/login/)
  await app.close()
})

test('whose window is shown is chosen once, for 预测参展 and for 参展预测', async () => {
  const app = await openApp()
  await signInAs(app, people.team)
  const edition = await predictedEdition()
  await app.open(`${page}?editionId=${edition.id}`)
  await filter(app, '联系窗口').click()
  await app.page.getByRole('dialog', { name: '联系窗口' }).getByRole('button', { name: '展馆' }).click()
  await filter(app, '展馆').waitFor()
  // Halls sell the edition after, unless this one is more than a year away.
  await app
    .top()
    .getByText(/窗口期|太早|太晚/)
    .first()
    .click()
  const told = app.page.getByRole('dialog').filter({ hasText: '展馆：' })
  await told.getByText('主办招展：').waitFor()
  await told.getByRole('button', { name: '我知道了' }).click()
  await app.open('/pages/prediction/list')
  await filter(app, '展馆').waitFor()
  await app.page.reload()
  await filter(app, '展馆').waitFor()
  await app.close()
})

test('the list as it is filtered goes into a file, with its mark of UTF-8', async () => {
  const app = await openApp()
  await signInAs(app, people.team)
  const edition = await predictedEdition()
  await app.open(`${page}?editionId=${edition.id}&newOrOld=new`)
  await app.top().locator('[data-row]').first().waitFor()
  await app.top().getByRole('button', { name: '导出' }).click()
  const asked = app.page.waitForRequest('**/prediction/exportList')
  const saved = app.page.waitForEvent('download')
  await app.page.getByRole('dialog').getByRole('button', { name: '导出' }).click()
  expect((await asked).postDataJSON()).toMatchObject({ editionId: edition.id, filters: { newOrOld: 'new' } })
  const text = await readFile(await (await saved).path(), 'utf8')
  expect(text.startsWith('\ufeff"参展概率"')).toBe(true)
  await app.close()
})
