import { application } from '@zhzz/contract/application/calls.ts'
import { expect, test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { openApp } from '#e2e/openApp.ts'
import { operate } from '#e2e/operate.ts'
import { newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

const page = '/pages/home/applicationDetails'

test('an application that the plan has not got is asked for, opened by the operator, told and used', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  await app.open(`${page}?id=listExport`)
  for (const block of ['解决什么问题', '开通情况', '能做什么', '适合谁', '这样用', '常见问题'])
    await app.top().getByText(block, { exact: true }).waitFor()
  await app.top().getByText('未开通', { exact: true }).first().waitFor()
  await app.top().getByRole('button', { name: '申请开通' }).click()
  const dialog = app.page.getByRole('dialog')
  await dialog.getByPlaceholder('想怎么用（选填）').fill('周会要用')
  await dialog.getByRole('button', { name: '申请开通' }).click()
  await dialog.getByText('请您联系专属客服').waitFor()
  await dialog.getByRole('button', { name: '我知道了' }).click()
  await app.top().getByText('申请中', { exact: true }).first().waitFor()

  const request = requestOf('周会要用')
  const answer = ['answer-application', '--request', request, '--open', '--days', '30', '--words', '祝顺利']
  operate(answer)
  await app.open('/pages/home/message')
  await app.top().getByText('名单导出', { exact: true }).click()
  await app.top().getByText('已开通', { exact: true }).first().waitFor()
  await app.top().getByText('答复：祝顺利').waitFor()
  await app.top().getByRole('button', { name: '立即使用' }).click()
  await app.page.waitForURL(/enterprise\/list\/list/)
  await expect.poll(async () => (await ask(application.list, {}, token)).recent).toEqual(['listExport'])
  expect(app.faults).toEqual([])
  await app.close()
})

/** As the operator reads it in the list of who waits. */
function requestOf(wish: string): string {
  const listed = operate(['applications'])
  const line = listed.split('\n').find((one) => one.includes(wish))
  if (line === undefined) throw new Error(`${wish}: ${listed}`)
  return line.split(' ')[0] ?? ''
}
