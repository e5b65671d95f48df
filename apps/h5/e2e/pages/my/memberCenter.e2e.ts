import { account } from '@zhzz/contract/account/calls.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { expect, test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { openApp } from '#e2e/openApp.ts'
import { signInAs, tokenFor } from '#e2e/signInAs.ts'

/** Of the sample world: the owner of its team, and a member of it. */
const [owner, member] = ['12000000401', '12000000402']

test('the owner invites a number, who finds the invitation, joins and changes company', async () => {
  const invitedPhone = `138${String(Date.now()).slice(-8)}`
  const app = await openApp()
  await signInAs(app, owner)
  await app.open('/pages/my/memberCenter')
  await app
    .top()
    .getByText(/^已用\d+\/10个席位$/)
    .waitFor()
  await app.top().getByRole('button', { name: '邀请成员' }).click()
  const sheet = app.page.getByRole('dialog', { name: '邀请成员' })
  await sheet.getByRole('button', { name: '邀请成员' }).click()
  await sheet.getByText('请输入正确的手机号').waitFor()
  await sheet.getByLabel('手机号').fill(invitedPhone)
  await sheet.getByRole('radio', { name: '只读成员' }).click()
  await sheet.getByRole('button', { name: '邀请成员' }).click()
  await app.page.getByRole('dialog', { name: '已邀请' }).getByRole('button', { name: '我知道了' }).click()
  await app
    .top()
    .getByText(`${invitedPhone.slice(0, 3)}****${invitedPhone.slice(-4)}`)
    .waitFor()
  await app.close()

  const theirs = await openApp()
  await signInAs(theirs, invitedPhone)
  await theirs.open('/pages/my/my')
  await theirs.top().getByText('负责人邀请您加入').waitFor()
  await theirs.top().getByRole('button', { name: '加入', exact: true }).click()
  await theirs.page.getByText(/已加入禾川.*现在就在团队里/).waitFor()
  const token = await theirs.page.evaluate(() => localStorage.getItem('ZKY-Token'))
  const info = await ask(account.current, {}, token ?? '')
  expect(info.roles).toEqual(['reader'])
  expect((await ask(person.accountList, {}, token ?? '')).map((one) => one.isCurrent)).toEqual([false, true])
  // And back: 切换企业 leads to one's own space as before.
  await theirs
    .top()
    .getByRole('button', { name: /切换企业/ })
    .click()
  const choices = theirs.page.getByRole('dialog', { name: '切换企业' })
  await choices.locator('button[aria-current=false]').click()
  await theirs.page.getByText(/已切换到/).waitFor()
  await theirs.page.goto(`${theirs.origin}/h5/pages/my/memberCenter`)
  expect(theirs.faults).toEqual([])
  await theirs.close()
})

test('who may not manage members does not see them', async () => {
  const app = await openApp()
  await tokenFor(member)
  await signInAs(app, member)
  await app.open('/pages/my/memberCenter')
  await app.top().getByText('成员由团队管理员管理').waitFor()
  await expect.poll(() => app.top().getByRole('button', { name: '邀请成员' }).count()).toBe(0)
  await app.close()
})
