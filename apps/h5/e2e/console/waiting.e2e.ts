import { application } from '@zhzz/contract/application/calls.ts'
import { authentication } from '@zhzz/contract/authentication/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { message } from '@zhzz/contract/message/calls.ts'
import { report } from '@zhzz/contract/report/calls.ts'
import { upload } from '@zhzz/contract/upload/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { companyNobodyHolds } from '#e2e/companyNobodyHolds.ts'
import { type ConsoleWindow, signedInConsole } from '#e2e/console/openConsole.ts'
import { openApp } from '#e2e/openApp.ts'
import { picture } from '#e2e/picture.ts'
import { newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

/** A person who waits for four answers. */
async function whoWaits() {
  const app = await openApp()
  const phone = newPhone()
  const token = await signInAs(app, phone)
  const known = await companyNobodyHolds(token)
  const order = await ask(member.applyUpgrade, { plan: 'member', wish: '年底前开通' }, token)
  await ask(application.apply, { id: 'listExport', wish: `周会要用 ${phone}` }, token)
  const correction = {
    kind: 'correction',
    objectType: 'company',
    objectId: known.id,
    field: 'address',
  } as const
  await ask(report.save, { ...correction, content: `搬到闵行 ${phone}`, evidence: '官网' }, token)
  const query = new URLSearchParams({
    scene: 'authentication',
    clientUid: crypto.randomUUID(),
    name: 'a.png',
  })
  const sent = await fetch(`${app.origin}${upload.file.path}?${query}`, {
    method: 'POST',
    headers: { 'Jwt-Token': token, 'Content-Type': 'image/png' },
    body: picture('licence.png').buffer,
  })
  const licence: { data: { id: string } } = JSON.parse(await sent.text())
  const code = await app.nextCode(phone, () => ask(authentication.sendCode, {}, token))
  await ask(
    authentication.submit,
    {
      licenseId: licence.data.id,
      companyName: known.name,
      unifiedSocialCreditCode: known.unifiedSocialCreditCode,
      legalRepresentative: '与登记不同',
      address: '上海市示例路 1 号',
      applicantName: '司徒测试',
      applicantPosition: '总经理',
      applicantRole: 'legal',
      code,
      agreed: true,
    },
    token,
  )
  await app.close()
  return { phone, token, no: order.no, known }
}

async function openRow({ page }: ConsoleWindow, title: string, words: string, button: string) {
  await page.getByRole('link', { name: title, exact: true }).first().click()
  await page.getByRole('row', { name: words }).getByRole('button', { name: button }).click()
  await page.locator('.ant-drawer textarea').waitFor()
}

test('what people wait for is read and answered, refused with words only, and told; of two operators the second is told', async () => {
  const person = await whoWaits()
  const { window } = await signedInConsole('people')
  const { window: other } = await signedInConsole('people', 'en')
  const { page } = window
  const no = String(person.no)

  await openRow(other, 'Upgrade requests', no, 'Answer')
  await other.shot('console-order-en')
  expect(await accessibilityFaults(other.page)).toEqual([])
  await openRow(window, '升级申请', no, '处理')
  await window.shot('console-order-zh')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: '拒绝' }).click()
  await page.getByText('拒绝时请填写答复').waitFor()
  await page.locator('.ant-drawer #amount').fill('1980')
  await page.getByRole('button', { name: '开通', exact: true }).click()
  await page.getByText('已处理，并已通知申请人').first().waitFor()
  await other.page.getByRole('button', { name: 'Open the plan' }).click()
  await other.page.getByText('Somebody else has answered it').waitFor()
  await page.locator('.ant-segmented').getByText('已处理').click()
  await page.getByRole('row', { name: no }).waitFor()
  await window.shot('console-orders-answered-zh')

  await openRow(window, '企业认证', person.known.name, '处理')
  await page.getByText(`≠ ${person.known.legalRepresentative}`).waitFor()
  await page.getByRole('img', { name: '营业执照' }).waitFor()
  await expect
    .poll(() =>
      page.getByRole('img', { name: '营业执照' }).evaluate((image) => Reflect.get(image, 'naturalWidth')),
    )
    .toBeGreaterThan(0)
  await window.shot('console-authentication-zh')
  await page.locator('.ant-drawer textarea').fill('法定代表人与执照不符')
  await page.getByRole('button', { name: '不采纳' }).click()
  await page.locator('.ant-drawer textarea').waitFor({ state: 'detached' })

  await openRow(other, 'Reports', person.phone, 'Answer')
  await other.shot('console-report-en')
  await other.page.getByRole('button', { name: 'Accept', exact: true }).click()
  await other.page.locator('.ant-drawer textarea').waitFor({ state: 'detached' })

  await openRow(other, 'Application requests', person.phone, 'Answer')
  await other.shot('console-application-en')
  await other.page.getByRole('button', { name: 'Open it' }).click()
  await other.page.locator('.ant-drawer textarea').waitFor({ state: 'detached' })

  const told = await ask(message.page, {}, person.token)
  expect(told.list.map(({ kind }) => kind).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'applicationAnswered',
    'authenticationAnswered',
    'orderAnswered',
    'reportAnswered',
  ])
  await window.close()
  await other.close()
})
