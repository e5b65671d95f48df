import { spawnSync } from 'node:child_process'
import { account } from '@zhzz/contract/account/calls.ts'
import { authentication } from '@zhzz/contract/authentication/calls.ts'
import { expect, test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { companyNobodyHolds } from '#e2e/companyNobodyHolds.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { choose, picture } from '#e2e/picture.ts'
import { runCommand } from '#e2e/runCommand.ts'
import { newPhone, people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'
import { testServer } from '#e2e/testServer.ts'

const page = '/pages/my/enterpriseAuthentication'

/** The data folder of the server of this worker lies beside its output. */
function environment() {
  return { DATA_DIR: testServer().output.replace(/output(\d+)\.txt$/, 'data$1') }
}

function waiting(): string {
  return spawnSync('npm', ['run', '--silent', 'admin', '--', 'authentications'], {
    encoding: 'utf8',
    env: { ...process.env, ...environment() },
  }).stdout
}

async function addLicence(app: AppWindow) {
  await choose(app.page, [picture('licence.png')], async () => {
    await app.top().locator('fieldset > button').last().click()
    // The camera stands first.
    await app.page.getByRole('dialog').getByRole('button').nth(1).click()
  })
  await app.top().locator('[data-status=success]').waitFor()
}

const next = (app: AppWindow) => app.top().getByRole('button', { name: '下一步' }).click()

test('a company is applied for, rejected, mended, approved: the chip turns green and the quotas rise', async () => {
  const app = await openApp()
  const phone = newPhone()
  const token = await signInAs(app, phone)
  const known = await companyNobodyHolds(token)
  await app.open('/pages/my/my')
  await app.top().getByText('未认证', { exact: true }).waitFor()
  await app.top().getByRole('button', { name: '企业认证' }).click()
  await app.top().getByText('认证后的权益').waitFor()

  await next(app)
  await app.top().getByText('请上传营业执照').waitFor()
  await addLicence(app)
  await next(app)
  await app.top().locator('input[name=companyName]').fill(known.name)
  await app.top().getByRole('button', { name: known.name, exact: true }).click()
  await expect
    .poll(() => app.top().locator('input[name=creditCode]').inputValue())
    .toBe(known.unifiedSocialCreditCode)
  await app.top().locator('input[name=creditCode]').fill('91310000MA1FL00100')
  await next(app)
  await app
    .top()
    .getByText(/末位校验不通过/)
    .waitFor()
  await app.top().locator('input[name=creditCode]').fill(known.unifiedSocialCreditCode)
  await app.top().locator('input[name=legalRepresentative]').fill('与登记不同')
  await app.top().getByText(`登记为：${known.legalRepresentative}`).waitFor()
  await next(app)

  // What was typed is there after a fresh start.
  await app.page.reload()
  await app.top().locator('input[name=applicantName]').fill('司徒测试')
  await app
    .top()
    .locator('input[name=code]')
    .fill(await freshCode(app, phone))
  await next(app)
  await app.top().getByText('与登记不同').waitFor()
  await app.top().getByRole('button', { name: '提交认证' }).click()
  await app.page.locator('.toast').getByText('请先勾选确认').waitFor()
  await app.top().getByRole('checkbox').click()
  await app.top().getByRole('button', { name: '提交认证' }).click()
  await app
    .top()
    .getByText(/1 个工作日内审核/)
    .waitFor()
  await app.top().getByText('审核中', { exact: true }).waitFor()

  const { request } = await ask(authentication.current, {}, token)
  const no = String(request?.requestNo)
  expect(waiting()).toContain(known.unifiedSocialCreditCode)
  runCommand(
    ['admin', 'reject-authentication', '--request', no, '--reason', '法定代表人与执照不符'],
    environment(),
  )
  await app.open('/pages/home/message')
  await app.top().getByText('企业认证未通过，点开看原因').click()
  await app
    .top()
    .getByText(/未通过：法定代表人与执照不符/)
    .waitFor()
  await app.top().locator('[data-status=success]').waitFor()
  await next(app)
  await app.top().locator('input[name=legalRepresentative]').fill(known.legalRepresentative)
  await next(app)
  await app
    .top()
    .locator('input[name=code]')
    .fill(await freshCode(app, phone))
  await next(app)
  await app.top().getByRole('checkbox').click()
  await app.top().getByRole('button', { name: '提交认证' }).click()
  await app
    .top()
    .getByText(/1 个工作日内审核/)
    .waitFor()
  const second = await ask(authentication.current, {}, token)
  runCommand(
    ['admin', 'approve-authentication', '--request', String(second.request?.requestNo)],
    environment(),
  )

  await app.open('/pages/my/my')
  const chip = app.top().getByText('已认证', { exact: true })
  await chip.waitFor()
  // #14C293 of the specification.
  expect(await chip.evaluate((one) => getComputedStyle(one).color)).toBe('rgb(20, 194, 147)')
  const { quotas } = await ask(account.current, {}, token)
  expect(quotas).toContainEqual(expect.objectContaining({ code: 'unlock', limit: 10 }))
  expect(quotas).toContainEqual(expect.objectContaining({ code: 'unlock_once', limit: 10 }))
  await app.open('/pages/my/information')
  await app
    .top()
    .getByRole('button', { name: /^公司名称/ })
    .click()
  await app.page.locator('.toast').waitFor()
  await app.open(page)
  await app.top().getByText('有效期至').waitFor()
  await app.close()

  // A later applicant is told whom to ask.
  const other = await openApp()
  await signInAs(other, newPhone())
  await other.open(page)
  await addLicence(other)
  await next(other)
  await other.top().locator('input[name=creditCode]').fill(known.unifiedSocialCreditCode)
  await other
    .top()
    .getByText(/该企业已认证，请联系管理员 .\*\*/)
    .waitFor()
  await other.close()
})

/** The wait for a next code is kept for the window; a fresh start of it begins where the draft is. */
async function freshCode(app: AppWindow, phone: string): Promise<string> {
  await app.page.evaluate(() => sessionStorage.clear())
  await app.page.reload()
  return app.nextCode(phone, () => app.top().getByRole('button', { name: '获取验证码' }).click())
}

test('a guest is asked to sign in; a member of a team reads how it stands', async () => {
  const guest = await openApp()
  await guest.open(page)
  await guest.page.locator('[data-page="/pages/login/login"]:not([inert])').waitFor()
  await guest.close()
  const app = await openApp({ locale: 'en' })
  await signInAs(app, people.team)
  await app.open(page)
  await app.top().getByText('Verified', { exact: true }).waitFor()
  expect(app.faults).toEqual([])
  await app.close()
})

test('without connection it says so, and reads again', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  await app.page.route(`**${authentication.current.path}*`, (route) => route.abort())
  await app.open(page)
  await app.top().getByRole('button', { name: '重新加载' }).waitFor()
  await app.page.unroute(`**${authentication.current.path}*`)
  await app.top().getByRole('button', { name: '重新加载' }).click()
  await app.top().getByText('认证后的权益').waitFor()
  await app.close()
})
