import { startReceiver } from '@zhzz/api/webhook/testReceiver.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { webhook } from '@zhzz/contract/webhook/calls.ts'
import { afterAll, expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { openApp } from '#e2e/openApp.ts'
import { people } from '#e2e/sample.ts'
import { signInAs, tokenFor } from '#e2e/signInAs.ts'
import { writeFollowUp } from '#e2e/writeFollowUp.ts'

const page = '/pages/my/memberCenter'
const receiver = await startReceiver()
afterAll(() => receiver.close())

test('an endpoint is made in 会员中心, told of a follow-up that it can verify, and sent it again', async () => {
  const app = await openApp()
  await signInAs(app, people.member)
  await app.open(page)
  await app.top().getByRole('tab', { name: '推送地址' }).click()
  await app.top().getByText('还没有推送地址').waitFor()
  await app.top().getByRole('button', { name: '新建推送地址' }).first().click()
  const sheet = app.page.getByRole('dialog')
  await sheet.getByLabel('地址').fill('http://10.0.0.1/')
  await sheet.getByRole('button', { name: '新建推送地址' }).click()
  await sheet.getByText('请填公网的 https 地址').waitFor()
  await app.shot('webhook-make-zh')
  expect(await accessibilityFaults(app.page)).toEqual([])
  await sheet.getByLabel('地址').fill(receiver.url)
  await sheet.getByRole('button', { name: '新建推送地址' }).click()
  const secret = await sheet.getByText(/^whsec_/).textContent()
  receiver.secrets.add(secret ?? '')
  await app.shot('webhook-secret-zh')
  await sheet.getByRole('button', { name: '复制签名密钥' }).click()
  await sheet.getByRole('button', { name: '已保存' }).click()
  await app.top().getByText('尚未推送').waitFor()
  expect(await app.page.getByText(secret ?? 'whsec_').count()).toBe(0)

  const token = await tokenFor(people.member)
  const [found] = (await ask(company.search, { limit: 1 }, token)).list
  await writeFollowUp(token, found?.id ?? '', { content: '要 36 平特装的报价' })
  await expect.poll(() => receiver.received.length).toBe(1)
  expect(receiver.received[0]).toMatchObject({
    type: 'followUp.written',
    data: { content: '要 36 平特装的报价', isMine: true },
  })
  receiver.answers.push({ status: 500 })
  await app.top().getByRole('button', { name: '发送测试' }).click()
  await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(2)
  await app.open(`${page}?tab=webhooks`)
  await app.top().getByText('成功').first().waitFor()
  await app.shot('webhooks-zh')
  expect(await accessibilityFaults(app.page)).toEqual([])

  await app.top().getByRole('button', { name: '推送记录' }).click()
  await sheet.getByText('写了跟进').waitFor()
  await app.shot('webhook-deliveries-zh')
  expect(await accessibilityFaults(app.page)).toEqual([])
  await sheet
    .getByRole('article')
    .filter({ hasText: '写了跟进' })
    .getByRole('button', { name: '重新推送' })
    .click()
  await expect.poll(() => receiver.received.length).toBe(3)
  expect(receiver.received[2]?.id).toBe(receiver.received[0]?.id)
  await sheet.getByRole('button', { name: '重推 24 小时' }).click()
  await expect.poll(() => receiver.received.length).toBe(4)
  await sheet.getByRole('button', { name: '关闭' }).click()

  await app.top().getByRole('button', { name: '更换密钥' }).click()
  await sheet.getByRole('button', { name: '更换密钥' }).click()
  expect(await sheet.getByText(/^whsec_/).textContent()).not.toBe(secret)
  await sheet.getByRole('button', { name: '已保存' }).click()
  await app
    .top()
    .getByText(/^旧签名密钥到/)
    .waitFor()
  await app.top().getByRole('button', { name: '修改' }).click()
  await sheet.getByRole('switch', { name: '启用' }).click()
  await sheet.getByRole('button', { name: '保存' }).click()
  await app.top().getByText('已停用').waitFor()
  await app.context.setOffline(true)
  await app.top().getByRole('button', { name: '推送记录' }).click()
  await sheet
    .getByText(/没有网络|网络/)
    .first()
    .waitFor()
  await app.context.setOffline(false)
  await sheet.getByRole('button', { name: '关闭' }).click()
  await app.top().getByRole('button', { name: '删除' }).click()
  await sheet.getByRole('button', { name: '删除' }).click()
  await app.top().getByText('还没有推送地址').waitFor()
  expect((await ask(webhook.list, {}, token)).endpoints).toEqual([])
  // The address that was refused, and what was asked for without connection.
  expect(app.faults.filter((fault) => !/400|ERR_INTERNET_DISCONNECTED/.test(fault))).toEqual([])
  await app.close()
})

test('who has no webhooks by their plan is told so; in English too; a visitor signs in', async () => {
  const app = await openApp({ locale: 'en' })
  await signInAs(app, people.free)
  await app.open(`${page}?tab=webhooks`)
  await app.top().getByText('Your plan has no webhooks').waitFor()
  await app.shot('webhooks-none-en')
  expect(app.faults).toEqual([])
  await app.close()
  const visitor = await openApp()
  await visitor.page.goto(`${visitor.origin}/h5${page}?tab=webhooks`)
  await visitor.page.waitForURL(/login\/login/)
  await visitor.close()
})
