import { account } from '@zhzz/contract/account/calls.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { message } from '@zhzz/contract/message/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { type ConsoleWindow, signedInConsole } from '#e2e/console/openConsole.ts'
import { openApp } from '#e2e/openApp.ts'
import { findCompany, masked, newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

/** Of numbers of which everybody knows already that they are wrong. */
const known = ['empty', 'stopped']

/** A person with an order, who unlocked a company and calls all of its numbers another company's. */
async function someone() {
  const app = await openApp()
  const phone = newPhone()
  const token = await signInAs(app, phone)
  await app.close()
  const { no } = await ask(member.applyUpgrade, { plan: 'member' }, token)
  // Each time another: a number that two teams call wrong waits for nobody.
  let others = Date.now() % 40
  const unlocked = await findCompany({ hasMobile: true }, () => others-- <= 0)
  const { contacts } = await ask(member.unlock, { companyId: unlocked.id }, token)
  const number = contacts.find(
    ({ type, numberStatus }) => ['mobile', 'landline'].includes(type) && !known.includes(numberStatus),
  )
  if (number !== undefined)
    await ask(company.markContact, { contactId: number.id, mark: 'not_company' }, token)
  const { accountId, tenantId } = await ask(account.current, {}, token)
  return { phone, token, no, companyName: unlocked.name, accountId, tenantId }
}

async function find({ page }: ConsoleWindow, menu: string, words: string) {
  await page.getByRole('link', { name: menu, exact: true }).first().click()
  await page.locator('#words').fill(words)
  await page.locator('form button[type=submit]').click()
}

/** Fills the reason, and does it. */
async function reasoned({ page }: ConsoleWindow, reason: string) {
  await page.locator('.ant-modal #reason').fill(reason)
  await page.locator('.ant-modal .ant-btn-primary').click()
  await page.locator('.ant-modal #reason').waitFor({ state: 'detached' })
}

test('an account is found by its whole number, read, disabled and enabled with a reason, and its requests are one tap away', async () => {
  const person = await someone()
  const { window, operator } = await signedInConsole('people')
  const { page } = window
  await find(window, '用户与团队', '1390000')
  await page.getByText('请输入11位手机号').waitFor()
  await page.locator('#words').fill(person.phone)
  await page.locator('form button[type=submit]').click()
  await page.getByRole('link', { name: masked(person.phone) }).waitFor()
  await window.shot('console-people-found-zh')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: masked(person.phone) }).click()
  await page.getByRole('heading', { name: `账号 ${masked(person.phone)}` }).waitFor()
  expect(await page.locator('main').textContent()).not.toContain(person.phone)
  await window.shot('console-account-zh')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: '停用账号' }).click()
  await page.locator('.ant-modal .ant-btn-primary').click()
  await page.getByText('请填写').waitFor()
  await reasoned(window, '被盗号，本人来电')
  await page.getByText('没有登录中的设备').waitFor()
  await expect(ask(account.current, {}, person.token)).rejects.toThrow()
  await page.getByRole('button', { name: '恢复账号' }).click()
  await reasoned(window, '本人已核实')
  await page.getByRole('row', { name: '本人已核实' }).getByText(`${operator.name} (console)`).waitFor()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByText('What operators did').waitFor()
  await window.shot('console-account-en')
  expect(await accessibilityFaults(page)).toEqual([])
  await page
    .getByRole('row', { name: String(person.no) })
    .getByRole('link', { name: 'Open' })
    .click()
  await page
    .getByRole('row', { name: String(person.no) })
    .getByRole('button', { name: 'Answer' })
    .waitFor()
  await window.close()
})

test('a team gets a plan and a quota of its own, a credit comes back, and the person is told', async () => {
  const person = await someone()
  const { window } = await signedInConsole('people', 'en')
  const { page } = window
  await page.getByRole('link', { name: 'Accounts and teams' }).first().click()
  await page.locator('.ant-segmented').getByText('Id', { exact: true }).click()
  await page.locator('#words').fill(person.tenantId)
  await page.locator('form button[type=submit]').click()
  await page.locator(`a[href$="tenant=${person.tenantId}"]`).click()
  await page.getByRole('button', { name: 'Give a plan' }).click()
  await window.shot('console-give-plan-en')
  await reasoned(window, 'paid by transfer')
  await page.getByRole('row', { name: 'paid by transfer' }).getByText('Member').waitFor()
  await window.shot('console-team-en')
  expect(await accessibilityFaults(page)).toEqual([])
  expect((await ask(account.current, {}, person.token)).plan).toBe('member')

  await page.getByRole('tab', { name: 'Quotas' }).click()
  await page.getByRole('button', { name: 'Set a quota of its own' }).click()
  await page.locator('.ant-modal #limit').fill('345')
  await page.locator('.ant-modal #until').fill('2099-12-31')
  await reasoned(window, 'fair season')
  await page.getByText('345 until 2099-12-31 (fair season)').waitFor()
  await window.shot('console-quotas-en')
  expect(await accessibilityFaults(page)).toEqual([])
  const { quotas } = await ask(account.current, {}, person.token)
  expect(quotas.find(({ code }) => code === 'unlock')?.limit).toBe(345)

  await page.getByRole('tab', { name: 'Unlocks' }).click()
  const row = page.getByRole('row', { name: person.companyName })
  await row.getByRole('button', { name: 'Give back' }).click()
  await reasoned(window, 'all numbers wrong')
  await row.getByText('Given back · by an operator').waitFor()
  await window.shot('console-unlocks-en')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('tab', { name: 'Credits' }).click()
  await page.getByRole('row', { name: '+1' }).waitFor()
  await page.getByRole('tab', { name: 'Usage' }).click()
  await page.getByText('Nothing was used in the last 30 days').waitFor()
  await page.getByRole('button', { name: '中文' }).click()
  await page.getByRole('tab', { name: '额度', exact: true }).click()
  await window.shot('console-quotas-zh')
  const told = (await ask(message.page, {}, person.token)).list
  expect(told).toMatchObject([{ kind: 'creditReturned', isByHand: true, name: person.companyName }])
  await window.close()
})

test('a number that one team calls wrong is decided once; of two operators the second is told', async () => {
  const person = await someone()
  const { window } = await signedInConsole('people')
  const { window: other } = await signedInConsole('people', 'en')
  const { page } = window
  await page.getByRole('link', { name: '号码反馈' }).first().click()
  await other.page.getByRole('link', { name: 'Reported numbers' }).first().click()
  const rowOf = ({ page: at }: ConsoleWindow) => at.getByRole('row', { name: person.companyName }).first()
  // The oldest stand first.
  for (const { page: at } of [window, other]) {
    await at.getByRole('row').nth(1).waitFor()
    const last = at.locator('.ant-pagination-item').last()
    if (await last.isVisible()) await last.click()
  }
  await rowOf(window).getByText('非本公司 × 1').waitFor()
  await window.shot('console-numbers-zh')
  expect(await accessibilityFaults(page)).toEqual([])
  await rowOf(other).getByRole('button', { name: 'Suspended' }).click()
  await other.shot('console-numbers-en')
  expect(await accessibilityFaults(other.page)).toEqual([])
  await rowOf(window).getByRole('button', { name: '有效' }).click()
  await page.locator('.ant-popconfirm .ant-btn-primary').click()
  await page.getByText('已核实：').waitFor()
  await other.page.locator('.ant-popconfirm .ant-btn-primary').click()
  await other.page.getByText('Somebody else has answered it').waitFor()
  await page.locator('.ant-segmented').getByText('已处理').click()
  await rowOf(window).getByText('有效 ·').waitFor()
  await window.close()
  await other.close()
})

test('an operator without the role has no such pages, by the menu or by their addresses', async () => {
  const { window } = await signedInConsole('running', 'en')
  const { page, origin } = window
  expect(await page.getByRole('link', { name: 'Accounts and teams' }).count()).toBe(0)
  for (const path of ['people', 'numbers']) {
    await page.goto(`${origin}/console/${path}`)
    await page.getByText('Your roles:').waitFor()
  }
  await window.close()
})
