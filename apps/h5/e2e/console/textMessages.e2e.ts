import { account } from '@zhzz/contract/account/calls.ts'
import { failures } from '@zhzz/contract/failure.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { type ConsoleWindow, signedInConsole, tokenOf } from '#e2e/console/openConsole.ts'
import { masked, newPhone } from '#e2e/sample.ts'

/** The server of these tests lets a number without an account ask four times an hour. */
async function useUp(phone: string) {
  for (let at = 0; at < 4; at++) await ask(account.sendLoginPhoneCode, { phone })
  await expect(ask(account.sendLoginPhoneCode, { phone })).rejects.toThrow(tooOften)
}

const tooOften = new RegExp(String(failures.tooManyRequests.code))
const reason = '客户来电，收不到验证码'

async function openPage({ page }: ConsoleWindow, title: string) {
  await page.getByRole('link', { name: title, exact: true }).first().click()
}

async function look({ page }: ConsoleWindow, tab: string, phone: string) {
  await page.getByRole('tab', { name: tab, exact: true }).click()
  await page.locator('#phone').fill(phone)
  await page.locator('form button[type=submit]').click()
}

test('a number that has to wait is looked up, its limits are lifted for an hour with a reason, and hold again by a button', async () => {
  const phone = newPhone()
  await useUp(phone)
  const again = () => ask(account.sendLoginPhoneCode, { phone })

  const { window, operator } = await signedInConsole('people')
  const { page } = window
  await openPage(window, '短信与限额')
  await page.getByText('验证码只打印在服务器的输出里').waitFor()
  await page.getByRole('row', { name: '登录' }).first().waitFor()
  await window.shot('console-sms-zh')
  expect(await accessibilityFaults(page)).toEqual([])

  await look(window, '查号码', '1390000')
  await page.getByText('请输入11位手机号').waitFor()
  await look(window, '查号码', phone)
  await page.getByText(/须等到 .+ 才能再获取验证码/).waitFor()
  await page.getByRole('row', { name: /登录验证码 验证码，每个号码每小时（从新网络）/ }).waitFor()
  expect(await page.locator('main').textContent()).not.toContain(phone)
  await window.shot('console-sms-number-zh')
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('button', { name: '放开限额' }).click()
  await page.locator('.ant-modal .ant-btn-primary').click()
  await page.getByText('请填写').waitFor()
  await page.locator('.ant-modal #reason').fill(reason)
  await window.shot('console-sms-lift-zh')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.locator('.ant-modal .ant-btn-primary').click()
  await page.getByText(/该号码的限额已放开至/).waitFor()
  await again()
  await again()

  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('tab', { name: 'Lifted numbers' }).click()
  const row = page.getByRole('row', { name: masked(phone) })
  await row.getByText(`${operator.name} (console)`).waitFor()
  await row.getByText(reason).waitFor()
  await window.shot('console-sms-lifts-en')
  expect(await accessibilityFaults(page)).toEqual([])
  await row.getByRole('button', { name: 'End it now' }).click()
  await page.locator('.ant-popconfirm .ant-btn-primary').click()
  await row.getByText(`Ended by ${operator.name} (console)`).waitFor()
  await expect(again()).rejects.toThrow(tooOften)
  await look(window, 'One number', phone)
  await page.getByText(/Has to wait until/).waitFor()
  await window.shot('console-sms-number-en')
  await window.close()
})

test('limits show what they are, how often they refused and whom, and lead to the setting of who may change it', async () => {
  const phone = newPhone()
  await useUp(phone)
  const { window } = await signedInConsole('people,running', 'en')
  const { page } = window
  await openPage(window, 'Text messages and limits')
  await page.getByRole('tab', { name: 'Limits', exact: true }).click()
  await page
    .getByRole('row', { name: masked(phone) })
    .getByText('Codes, a number and hour, from new places')
    .waitFor()
  await window.shot('console-sms-limits-en')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByText('Only those that refused').click()
  await page.getByText('Company sign-ins, a network and hour').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '中文' }).click()
  await page.getByText('只看被触发的').waitFor()
  await window.shot('console-sms-limits-zh')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByText('Every limit').click()
  await page
    .getByRole('row', { name: 'SMS_PER_PHONE_MINUTE' })
    .getByText('5 a minute', { exact: true })
    .waitFor()
  await page.getByRole('link', { name: 'SMS_PER_PHONE_MINUTE' }).click()
  await page.getByRole('button', { name: 'Change SMS_PER_PHONE_MINUTE' }).waitFor()
  await window.close()
})

test('who runs the servers alone sees and does nothing of it', async () => {
  const { window } = await signedInConsole('running')
  const { page } = window
  expect(await page.getByRole('link', { name: '短信与限额' }).count()).toBe(0)
  const token = await tokenOf(window)
  const phone = newPhone()
  await expect(ask(operate.textMessages, {}, token)).rejects.toThrow(/403/)
  await expect(ask(operate.limitsOfNumber, { phone }, token)).rejects.toThrow(/403/)
  await expect(ask(operate.liftLimits, { phone, hours: 1, reason }, token)).rejects.toThrow(/403/)
  await window.close()
})
