import { expect, test } from 'vitest'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { findCompany, newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

/** The server answers a call with a code that the wrapper takes for a success, and nothing more (spec §8). */
async function answer(app: AppWindow, call: string, code: number, msg: string): Promise<void> {
  await app.page.route(`**${call}*`, (route) => route.fulfill({ json: { code, msg, data: null } }))
}

async function openCompany(): Promise<AppWindow> {
  const app = await openApp()
  await signInAs(app, newPhone())
  const { id } = await findCompany({}, (card) => (card.contactCount ?? 0) > 0)
  await app.open(`/pages/enterprise/detail/detail?id=${id}`)
  await app.top().getByRole('button', { name: '收藏' }).first().waitFor()
  return app
}

const onTop = (app: AppWindow, path: string) =>
  app.page.locator(`[data-page="${path}"]:not([inert])`).waitFor()

test('1505: what asks for the profile first leads to 填写信息, and from there back', async () => {
  const app = await openCompany()
  await answer(app, '/unlockPreview', 1505, '请先填写信息')
  await app.top().getByRole('button', { name: /^解锁/ }).first().click()
  await app.page.locator('.toast').getByText('请先填写信息').waitFor()
  await onTop(app, '/pages/my/submitInfo')
  await app.top().getByRole('button', { name: '跳过' }).click()
  await onTop(app, '/pages/enterprise/detail/detail')
  expect(app.faults).toEqual([])
  await app.close()
})

test('1064: what asks for an authenticated company leads to 企业认证, and back', async () => {
  const app = await openCompany()
  await answer(app, '/unlockPreview', 1064, '请先完成企业认证')
  await app.top().getByRole('button', { name: /^解锁/ }).first().click()
  await app.page.locator('.toast').getByText('请先完成企业认证').waitFor()
  await onTop(app, '/pages/my/enterpriseAuthentication')
  await app.page.goBack()
  await onTop(app, '/pages/enterprise/detail/detail')
  await app.close()
})

test.each([
  [1065, '企业认证审核中'],
  [4001, '该号码谢绝来电'],
  [4002, '不在可呼叫时间'],
  [4003, '今日呼叫次数已达上限'],
])('%i says %s and leads nowhere', async (code, words) => {
  const app = await openCompany()
  await answer(app, '/unlockPreview', code, words)
  await app.top().getByRole('button', { name: /^解锁/ }).first().click()
  await app.page.locator('.toast').getByText(words).waitFor()
  await onTop(app, '/pages/enterprise/detail/detail')
  await app.close()
})

test.each([
  [1051, '本期次数已用完'],
  [1056, '当前版本不支持此功能'],
])('%i opens the apply-upgrade dialog with the reason %s', async (code, words) => {
  const app = await openCompany()
  await answer(app, '/unlockPreview', code, words)
  await app.top().getByRole('button', { name: /^解锁/ }).first().click()
  const dialog = app.page.getByRole('dialog', { name: '请您联系专属客服' })
  await dialog.getByText(words).waitFor()
  await dialog.getByRole('button', { name: '我知道了' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await app.close()
})

test('a page that cannot be read before the profile is there says so and reads again when one comes back', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  const { id, name } = await findCompany({})
  await answer(app, '/company/businessInfo', 1505, '请先填写信息')
  await app.open(`/pages/enterprise/detail/enterpriseInfo?id=${id}`)
  await app.top().getByText('请先填写信息').waitFor()
  await app.top().getByRole('button', { name: '填写信息' }).click()
  await onTop(app, '/pages/my/submitInfo')
  await app.page.unroute('**/company/businessInfo*')
  await app.top().getByRole('button', { name: '跳过' }).click()
  await onTop(app, '/pages/enterprise/detail/enterpriseInfo')
  await app.top().getByText(name).first().waitFor()
  await app.close()
})
