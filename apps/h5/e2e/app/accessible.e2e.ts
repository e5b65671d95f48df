import { home } from '@zhzz/contract/home/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { openApp } from '#e2e/openApp.ts'
import { newPhone } from '#e2e/sample.ts'

const paths = [
  '/',
  '/pages/home/application',
  '/pages/my/my',
  '/pages/my/abort',
  '/pages/login/login',
  '/pages/agreement/agreement',
  '/pages/agreement/screcrtAgreement',
  '/pages/news/list/list',
  '/nowhere',
]

test.each(paths)('%s can be used by everybody', async (path) => {
  const app = await openApp()
  await app.open(path)
  await expect.poll(() => app.top().locator('[data-skeleton]').count()).toBe(0)
  expect(await accessibilityFaults(app.page)).toEqual([])
  expect(app.faults).toEqual([])
  await app.close()
})

test('search, lists and details can be used by everybody', async () => {
  const { exhibitions, companies } = await ask(home.index, {})
  const editionId = exhibitions[0]?.id ?? ''
  const companyId = companies[0]?.card.id ?? ''
  const app = await openApp()
  await app.login(newPhone())
  const followed = `targetType=company&targetId=${companyId}`
  const faults: Record<string, string[]> = {}
  for (const path of [
    '/pages/search/search',
    '/pages/enterprise/list/list',
    `/pages/enterprise/detail/detail?id=${companyId}`,
    `/pages/enterprise/detail/enterpriseInfo?id=${companyId}`,
    `/pages/enterprise/detail/exhibitionHistory?id=${companyId}`,
    `/pages/enterprise/contactList/contactList?id=${companyId}`,
    '/pages/exhibition/list/list',
    `/pages/exhibition/detail/detail?id=${editionId}`,
    `/pages/exhibition/moreExh/moreExh?editionId=${editionId}`,
    `/pages/followUp/form?${followed}`,
    `/pages/followUp/list?${followed}`,
    '/pages/my/followUp',
    '/pages/my/target',
    '/pages/my/submitInfo',
    '/pages/my/information',
    '/pages/my/memberCenter',
    '/pages/person/secret',
  ]) {
    await app.open(path)
    await expect.poll(() => app.top().locator('[data-skeleton]').count()).toBe(0)
    const found = await accessibilityFaults(app.page)
    if (found.length > 0) faults[path] = found
  }
  expect(faults).toEqual({})
  await app.close()
})

test('dialogs keep the focus inside and close by Escape', async () => {
  const app = await openApp()
  await app.open('/pages/my/my')
  await app.top().getByRole('button', { name: '语言' }).click()
  const dialog = app.page.getByRole('dialog', { name: '语言' })
  await dialog.waitFor()
  for (let n = 0; n < 8; n += 1) await app.page.keyboard.press('Tab')
  expect(await app.page.evaluate(() => document.activeElement?.closest('[data-page]'))).toBeNull()
  expect(await accessibilityFaults(app.page)).toEqual([])
  await app.page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await app.close()
})

test('a chosen language stays', async () => {
  const app = await openApp()
  await app.open('/pages/my/my')
  await app.top().getByRole('button', { name: '语言' }).click()
  await app.page.getByRole('dialog').getByRole('radio', { name: 'Français' }).click()
  await app.page.getByRole('navigation').last().getByRole('button', { name: 'Mon espace' }).waitFor()
  await app.page.reload()
  await app.page.getByRole('navigation').last().getByRole('button', { name: 'Mon espace' }).waitFor()
  expect(await app.page.evaluate(() => localStorage.getItem('locale'))).toBe('fr')
  await app.close()
})
