import { expect, test } from 'vitest'
import { codeOf, invited, openConsole, password, signedInConsole } from '#e2e/console/openConsole.ts'
import { operate } from '#e2e/operate.ts'

test('an operator sets up password and second factor by a link, signs out, and in again by code and by recovery code', async () => {
  const { window, operator } = await signedInConsole('people,operators')
  const { page, faults } = window
  await window.shot('console-home-zh')
  expect(await page.locator('h1').textContent()).toContain('智慧会展')
  await page.getByRole('button', { name: '退出' }).click()
  const enter = async (code: string) => {
    await page.locator('#userName').fill(operator.name)
    await page.locator('#password').fill(password)
    await page.locator('#code').fill(code)
    await page.locator('button[type=submit]').click()
  }
  // The code of this half minute was taken by the set-up.
  await enter(codeOf(operator.secret))
  await page.getByText('姓名、密码或验证码不正确').waitFor()
  await window.shot('console-sign-in-zh')
  await enter(codeOf(operator.secret, 1))
  await page.getByText(`您好，${operator.name}`).waitFor()
  await page.getByRole('button', { name: '退出' }).click()
  await enter(operator.recoveryCodes[0] ?? '')
  await page.getByText(`您好，${operator.name}`).waitFor()
  // A refusal is an answer of 400, which the browser logs by itself.
  expect(faults.filter((fault) => !fault.includes('400'))).toEqual([])
  await window.close()
})

test('the page takes no script, style or frame but our own', async () => {
  const { page, origin, close } = await openConsole()
  const answer = await page.goto(`${origin}/console/anywhere/below`)
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/default-src 'none'; script-src 'self'; style-src 'self' 'nonce-[\w+/=]+'/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  await close()
})

test('the menu has what the roles open, another address leads home, and English is one tap away', async () => {
  const { window } = await signedInConsole('running', 'en')
  const { page, origin } = window
  expect(await page.getByRole('link', { name: 'Operators' }).count()).toBe(0)
  await page.goto(`${origin}/console/operators`)
  await page.getByText('Your roles:').waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/console\/?$/)
  await page.getByRole('button', { name: '中文' }).click()
  await page.getByText('您的权限：').waitFor()
  await window.close()
})

test('whoever may makes an operator, whose link opens; who is disabled is out at the next tap', async () => {
  const { window } = await signedInConsole('operators')
  const { page } = window
  await page.getByRole('link', { name: '运营人员' }).first().click()
  await page.getByRole('button', { name: '新增' }).click()
  const name = `made${Date.now()}`
  await page.locator('.ant-modal #name').fill(name)
  await page.locator('.ant-modal').getByText('数据').click()
  await page.locator('.ant-modal .ant-btn-primary').click()
  const link = page.locator('.ant-modal code')
  const path =
    new URL((await link.textContent()) ?? '').pathname + new URL((await link.textContent()) ?? '').hash
  await page.locator('.ant-modal .ant-btn-primary').last().click()
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByText('待设置')
    .waitFor()
  await window.shot('console-operators-zh')
  const other = await openConsole('en')
  await other.setUp(path)
  await other.shot('console-recovery-en')
  await other.page.locator('button.ant-btn-primary').click()
  await other.page.getByText(`Hello, ${name}`).waitFor()
  operate(['disable-operator', '--name', name])
  await other.page.goto(`${other.origin}/console/`)
  await other.page.locator('#userName').waitFor()
  await other.shot('console-sign-in-en')
  await other.close()
  await window.close()
})

test('a link that was used or is no link says so, and a weak password is refused in words', async () => {
  const { path } = invited('data')
  const window = await openConsole('en')
  await window.page.goto(`${window.origin}/console/set-up#${'x'.repeat(43)}`)
  await window.page.getByText('The link was used or is over').waitFor()
  await window.page.goto('about:blank')
  await window.page.goto(window.origin + path)
  const secret = (await window.page.locator('form code').textContent()) ?? ''
  await window.shot('console-set-up-en')
  await window.page.locator('#newPassword').fill('password1234')
  await window.page.locator('#again').fill('password1234')
  await window.page.locator('#code').fill(codeOf(secret))
  await window.page.locator('button[type=submit]').click()
  await window.page.getByText('too easy to guess').waitFor()
  await window.close()
})
