import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { colleague } from '#e2e/colleague.ts'
import { holdSession } from '#e2e/holdSession.ts'
import { openApp } from '#e2e/openApp.ts'
import { people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

const page = '/pages/my/memberCenter'

test('停用 asks to whom, shows before and after, hands over, and 撤销 gives it back', async () => {
  const { phoneMask } = await colleague()
  const app = await openApp()
  await signInAs(app, people.team)
  await app.open(page)
  const row = app.top().getByRole('button', { name: new RegExp(phoneMask.replaceAll('*', '\\*')) })
  await row.click()
  await app.page.getByRole('dialog').getByRole('button', { name: '停用' }).click()
  const sheet = app.page.getByRole('dialog', { name: `停用${phoneMask}` })
  await sheet.getByText('客户 1').first().waitFor()
  await sheet.getByText(/客户 \d+ → \d+/).waitFor()
  expect(await accessibilityFaults(app.page)).toEqual([])
  await sheet.getByRole('radio', { name: '轮流' }).click()
  await sheet.getByText('客户一人一个轮着分').waitFor()
  await sheet.getByRole('radio', { name: '按地区' }).click()
  await sheet.getByText('按各人资料里的业务城市分').waitFor()
  await sheet.getByRole('radio', { name: '一人' }).click()
  await sheet.getByRole('button', { name: `停用${phoneMask}` }).click()
  await row.getByText('已停用').waitFor()
  await app
    .top()
    .getByText(/前可撤销/)
    .first()
    .waitFor()
  await app.top().getByRole('button', { name: '撤销' }).first().click()
  await app.page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await app.page.getByText(/^已还给/).waitFor()
  await expect.poll(() => row.getByText('已停用').count()).toBe(0)
  expect(app.faults).toEqual([])
  await app.close()
})

test('退出团队 hands over to the owner and is in one’s own space at once', async () => {
  const { token } = await colleague()
  const app = await openApp()
  await holdSession(app, token)
  await app.open(page)
  await app.top().getByRole('button', { name: '退出团队' }).click()
  const sheet = app.page.getByRole('dialog', { name: '退出团队' })
  await sheet.getByText('客户 1').first().waitFor()
  await sheet.getByRole('button', { name: '退出团队' }).click()
  await app.page.getByText('已退出团队').waitFor()
  await expect.poll(() => new URL(app.page.url()).pathname).toContain('/pages/my/my')
  await app.top().getByText('免费版').first().waitFor()
  expect(app.faults).toEqual([])
  await app.close()
})

test('移出团队 frees the seat', async () => {
  const { phoneMask } = await colleague()
  const app = await openApp()
  await signInAs(app, people.team)
  await app.open(page)
  const row = app.top().getByRole('button', { name: new RegExp(phoneMask.replaceAll('*', '\\*')) })
  await row.click()
  await app.page.getByRole('dialog').getByRole('button', { name: '移出团队' }).click()
  const sheet = app.page.getByRole('dialog', { name: `移出${phoneMask}` })
  await sheet.getByText('客户 1').first().waitFor()
  await sheet.getByRole('button', { name: `移出${phoneMask}` }).click()
  await expect.poll(() => row.count()).toBe(0)
  await app.close()
})
