import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { openApp } from '#e2e/openApp.ts'
import { newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'
import { unlocked } from '#e2e/unlocked.ts'

const page = '/pages/my/unlock'

test('what one has unlocked: reached from 我的, narrowed, its contacts a tap away; the credit that it cost', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  const { card } = await unlocked(token)
  await app.open('/pages/my/my')
  await app
    .top()
    .getByRole('button', { name: /^1\s*解锁/ })
    .click()
  await app.page.waitForURL(/my\/unlock/)
  await app.top().getByText('解锁剩余 4/5').waitFor()
  const row = app.top().getByRole('article')
  await row.getByText(`${card.contactCount} 个联系方式`).waitFor()
  await row.getByText('未跟进').waitFor()
  await row.getByRole('button', { name: /^拨打/ }).waitFor()
  expect(await accessibilityFaults(app.page)).toEqual([])

  await app.open(`${page}?followed=yes`)
  await app.top().getByText('没有符合条件的解锁').waitFor()
  await app.top().getByRole('button', { name: '清除筛选' }).last().click()
  await row.getByRole('button').first().click()
  await app.page.getByRole('dialog').getByRole('button', { name: '联系方式' }).click()
  await app.page.waitForURL(/contactList/)
  await app.page.goBack()

  await app.top().getByRole('tab', { name: '额度明细' }).click()
  await app.top().getByRole('article').getByText('−1').waitFor()
  await app.top().getByText('号码经两家用户核实都打不通时，额度自动退还').waitFor()
  expect(app.faults).toEqual([])
  await app.close()
})

test('nothing unlocked yet leads to companies; without connection what was read is there', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  await app.open(page)
  await app.top().getByText('还没有解锁企业').waitFor()
  await app.top().getByRole('button', { name: '找企业' }).waitFor()
  const { card } = await unlocked(token)
  await app.open(page)
  await app.top().getByRole('article').getByText(`${card.contactCount} 个联系方式`).waitFor()
  await app.context.setOffline(true)
  await app.top().getByRole('tab', { name: '额度明细' }).click()
  await app.top().getByRole('tab', { name: '解锁记录' }).click()
  await app.top().getByRole('article').waitFor()
  await app.context.setOffline(false)
  await app.close()
})
