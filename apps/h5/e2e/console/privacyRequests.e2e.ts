import { operate } from '@zhzz/contract/operate/calls.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { signedInConsole, tokenOf } from '#e2e/console/openConsole.ts'
import { openApp } from '#e2e/openApp.ts'
import { newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

test('a person asks in the app, an operator has the copy made and answers, and both read it', async () => {
  const app = await openApp()
  const phone = newPhone()
  const token = await signInAs(app, phone)
  await app.open('/pages/person/secret')
  await app.top().getByRole('button', { name: '提出请求' }).click()
  await app.page.getByText('查阅、复制', { exact: true }).click()
  await app.page.getByLabel('请说明要查阅、更正或删除什么').fill('请给我保存的全部信息')
  expect(await accessibilityFaults(app.page)).toEqual([])
  await app.page.getByRole('button', { name: '提交' }).click()
  await app.page.getByText(/已提交，编号 \d+/).waitFor()
  const [mine] = await ask(person.privacyRequests, {}, token)
  await app.top().getByText(`查阅、复制 ${mine?.no} · 处理中`).waitFor()
  expect(await accessibilityFaults(app.page)).toEqual([])

  const { window } = await signedInConsole('people')
  const { page } = window
  await page.getByRole('link', { name: '个人信息请求' }).first().click()
  const row = page.getByRole('row', { name: '请给我保存的全部信息' })
  await row.getByText(mine?.dueOn ?? '').waitFor()
  await row.getByRole('button', { name: '处理' }).click()
  await page.getByText('为其生成个人信息副本').click()
  await page.locator('.ant-drawer textarea').fill('副本已生成')
  await window.shot('console-privacy-zh')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: '办理并答复' }).click()
  await page.getByText('已处理，并已通知申请人').waitFor()
  await page.getByText('已处理', { exact: true }).click()
  await page.getByRole('row', { name: '请给我保存的全部信息' }).getByText('已办理').waitFor()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByText('Answered', { exact: true }).click()
  await page.getByRole('row', { name: '请给我保存的全部信息' }).getByRole('button', { name: 'Look' }).click()
  await page.locator('.ant-drawer').getByText('Have their copy made').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await window.close()

  await app.open('/pages/home/message')
  await app.top().getByText(`请求 ${mine?.no} 已办理`).click()
  await app.page.waitForURL(/pages\/person\/secret/)
  await app.top().getByText('副本已生成').waitFor()
  await app.top().getByRole('button', { name: '下载' }).waitFor({ timeout: 60_000 })
  expect(app.faults).toEqual([])
  await app.close()
})

test('who writes texts alone sees and does nothing of it', async () => {
  const { window } = await signedInConsole('content')
  expect(await window.page.getByRole('link', { name: '个人信息请求' }).count()).toBe(0)
  await expect(ask(operate.waitingPrivacyRequests, {}, await tokenOf(window))).rejects.toThrow(/403/)
  await window.close()
})
