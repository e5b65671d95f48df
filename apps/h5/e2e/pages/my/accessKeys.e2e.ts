import { accessKey } from '@zhzz/contract/accessKey/calls.ts'
import { account } from '@zhzz/contract/account/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { signedInConsole } from '#e2e/console/openConsole.ts'
import { openApp } from '#e2e/openApp.ts'
import { people } from '#e2e/sample.ts'
import { signInAs, tokenFor } from '#e2e/signInAs.ts'

const page = '/pages/my/memberCenter'

test('a key is made in 会员中心 and shown once, opens calls, is renewed and ended', async () => {
  const app = await openApp()
  await signInAs(app, people.member)
  await app.open(page)
  await app.top().getByRole('tab', { name: '访问密钥' }).click()
  await app.top().getByText('还没有密钥').waitFor()
  await app.top().getByRole('button', { name: '新建密钥' }).first().click()
  const sheet = app.page.getByRole('dialog')
  await sheet.getByLabel('名称').fill('CRM 同步')
  await sheet.getByLabel('单个调用').fill('operate.me')
  await app.shot('access-key-make-zh')
  await sheet.getByRole('button', { name: '新建密钥' }).click()
  await sheet.getByText('有不认识的调用名称').waitFor()
  await sheet.getByLabel('单个调用').fill('account.current')
  await sheet.getByRole('button', { name: '新建密钥' }).click()
  const secret = await sheet.getByText(/^zhzz_\w{46}$/).textContent()
  expect(await accessibilityFaults(app.page)).toEqual([])
  await app.shot('access-key-secret-zh')
  const asWho = async (key: string | null) =>
    (await fetch(app.origin + account.current.path, { headers: { authorization: `Bearer ${key}` } })).status
  expect(await asWho(secret)).toBe(200)
  await sheet.getByRole('button', { name: '已保存' }).click()
  await app.top().getByText('尚未使用').or(app.top().getByText('account.current')).first().waitFor()
  expect(await app.page.getByText(secret ?? 'zhzz_').count()).toBe(0)
  await app.shot('access-keys-zh')
  expect(await accessibilityFaults(app.page)).toEqual([])
  await app.top().getByRole('button', { name: '更换' }).click()
  await sheet.getByRole('button', { name: '更换' }).click()
  const renewed = await sheet.getByText(/^zhzz_\w{46}$/).textContent()
  await sheet.getByRole('button', { name: '已保存' }).click()
  await app
    .top()
    .getByText(/^旧密钥到/)
    .waitFor()
  expect([await asWho(secret), await asWho(renewed)]).toEqual([200, 200])
  await app.top().getByRole('button', { name: '停用' }).click()
  await sheet.getByRole('button', { name: '停用' }).click()
  await app.top().getByText('还没有密钥').waitFor()
  expect([await asWho(secret), await asWho(renewed)]).toEqual([401, 401])
  // The name of a call that there is not was refused.
  expect(app.faults.filter((fault) => !fault.includes('400'))).toEqual([])
  await app.close()
})

test('who has no keys by their plan is told so; in English too', async () => {
  const app = await openApp({ locale: 'en' })
  await signInAs(app, people.free)
  await app.open(`${page}?tab=keys`)
  await app.top().getByText('Your plan has no access keys').waitFor()
  await app.shot('access-keys-none-en')
  expect(app.faults).toEqual([])
  await app.close()
})

test('an operator sees the keys of people, and ends one', async () => {
  const token = await tokenFor(people.team)
  const made = await ask(
    accessKey.make,
    { name: '助手', level: 'read', domains: ['company'], calls: [], permissions: null, days: 30 },
    token,
  )
  const { window } = await signedInConsole('people')
  await window.page.getByRole('link', { name: '访问密钥' }).first().click()
  const row = window.page.getByRole('row').filter({ hasText: '助手' })
  await row.getByText('只读 · company').waitFor()
  await window.shot('console-access-keys-zh')
  expect(await accessibilityFaults(window.page)).toEqual([])
  await row.getByRole('button', { name: /停\s*用/ }).click()
  await window.page.getByRole('button', { name: /确\s*定/ }).click()
  await expect.poll(() => row.count()).toBe(0)
  expect((await ask(accessKey.list, {}, token)).keys.filter(({ id }) => id === made.id)).toEqual([])
  await window.close()
})
