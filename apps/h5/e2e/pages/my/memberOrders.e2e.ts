import { member } from '@zhzz/contract/member/calls.ts'
import { expect, test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { openApp } from '#e2e/openApp.ts'
import { runCommand } from '#e2e/runCommand.ts'
import { findCompany, newPhone, people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'
import { testServer } from '#e2e/testServer.ts'

const center = '/pages/my/memberCenter'

/** The data folder of the server of this worker lies beside its output. */
function environment() {
  return { DATA_DIR: testServer().output.replace(/output(\d+)\.txt$/, 'data$1') }
}

test('a plan is asked for with a receipt, opened by the operator, told, and stands among the orders', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  await app.open(`${center}?tab=orders`)
  await app.top().getByText('还没有开通记录').waitFor()
  await app.top().getByRole('button', { name: '查看权益与升级' }).click()
  const card = app.top().getByRole('region', { name: '会员版' })
  await card.getByRole('button', { name: '申请开通' }).click()
  const dialog = app.page.getByRole('dialog', { name: '申请开通会员版' })
  await dialog.getByRole('textbox').fill('两个人跑展')
  await dialog.getByRole('button', { name: '提交申请' }).click()
  const receipt = app.page.getByRole('dialog', { name: '申请已收到' })
  const [, no = ''] = /编号 (\d+)/.exec(await receipt.innerText()) ?? []
  await receipt.getByRole('button', { name: '我知道了' }).click()
  await app.open(`${center}?tab=orders`)
  await app.top().getByText('待确认', { exact: true }).waitFor()
  await app.top().getByText(`编号 ${no}`).waitFor()

  const answer = [
    'answer-order',
    '--order',
    no,
    '--open',
    '--days',
    '90',
    '--amount',
    '1980',
    '--words',
    '合同已寄',
  ]
  runCommand(['admin', ...answer], environment())
  await app.open('/pages/home/message')
  await app
    .top()
    .getByText(new RegExp(`申请 ${no} 已开通`))
    .click()
  await app.top().getByText('生效', { exact: true }).waitFor()
  await app.top().getByText('1,980 元').waitFor()
  await app.top().getByText(`编号 ${no}`).click()
  await app.page.getByRole('dialog', { name: '客服答复' }).getByText('合同已寄').waitFor()
  await app.page.keyboard.press('Escape')
  await app.top().getByRole('tab', { name: '我的版本' }).click()
  await app.top().getByRole('heading', { name: '会员版', exact: true }).waitFor()
  await app
    .top()
    .getByText(/到期前 30、7、1 天会提醒您/)
    .waitFor()
  expect((await ask(member.orders, {}, token)).list).toMatchObject([{ status: 'active', amount: 1980 }])
  expect(app.faults).toEqual([])
  await app.close()
})

test('the team plan leads whoever is not authenticated to 企业认证', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  await app.open('/pages/my/member')
  await app.top().getByRole('region', { name: '团队版' }).getByRole('button', { name: '申请开通' }).click()
  await app.page.getByRole('dialog').getByRole('button', { name: '提交申请' }).click()
  await app.page.locator('.toast').getByText('请先完成企业认证').waitFor()
  await app.page.locator('[data-page="/pages/my/enterpriseAuthentication"]:not([inert])').waitFor()
  await app.close()
})

test('what was used stands by the day, as bars that are a table', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  await app.open(`${center}?tab=usage`)
  await app.top().getByText('近30天没有用过').waitFor()
  const { id } = await findCompany({}, (card) => (card.contactCount ?? 0) > 0)
  await ask(member.unlock, { companyId: id }, token)
  await app.page.reload()
  const table = app.top().getByRole('table', { name: '近30天每天用量' })
  await table.getByRole('row').waitFor()
  await app.top().getByText('共 1', { exact: true }).waitFor()
  await app.close()
})

test('orders that cannot be read can be asked for again; who does not manage them has no tab of them', async () => {
  const app = await openApp({ locale: 'en' })
  await signInAs(app, people.member)
  await app.page.route(`**${member.orders.path}*`, (route) => route.abort())
  await app.open(`${center}?tab=orders`)
  await app.top().getByRole('button', { name: 'Reload' }).waitFor()
  await app.page.unroute(`**${member.orders.path}*`)
  await app.top().getByRole('button', { name: 'Reload' }).click()
  await app.top().getByText('No orders yet').waitFor()
  await app.close()
  const other = await openApp()
  await signInAs(other, '12000000402')
  await other.open(`${center}?tab=orders`)
  await other.top().getByText('成员由团队管理员管理').waitFor()
  expect(await other.top().getByRole('tab', { name: '开通记录' }).count()).toBe(0)
  await other.close()
})
