import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { openApp } from '#e2e/openApp.ts'
import { operate } from '#e2e/operate.ts'
import { findCompany, newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

const page = '/pages/my/report'
const company = '/pages/enterprise/detail/detail'

/** As the operator reads it in the list of what waits. */
function numberOf(words: string): string {
  const listed = operate(['reports'])
  const line = listed.split('\n').find((one) => one.includes(words))
  if (line === undefined) throw new Error(`${words}: ${listed}`)
  return line.split(' ')[0] ?? ''
}

test('纠错 on a page: what is wrong, what is right; the operator answers, the message leads to the answer', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  const { id, name } = await findCompany({}, ({ contactCount }) => contactCount > 0)
  await app.open(`${company}?id=${id}`)
  await app.top().getByRole('button', { name: '纠错' }).click()
  const sheet = app.page.getByRole('dialog', { name: '纠错' })
  const send = sheet.getByRole('button', { name: '提交反馈' })
  expect(await send.isDisabled()).toBe(true)
  await sheet.getByRole('radio', { name: '地址' }).click()
  expect(await send.isDisabled()).toBe(true)
  await sheet.getByLabel('应该是').fill('上海市闵行区光华路 18 号')
  await sheet.getByLabel('依据（选填）').fill('https://example.com/contact')
  expect(await accessibilityFaults(app.page)).toEqual([])
  await app.context.setOffline(true)
  await send.click()
  const lost = app.page.getByText('哎呀，网络信号丢失')
  await lost.waitFor()
  expect(await sheet.getByLabel('应该是').inputValue()).toBe('上海市闵行区光华路 18 号')
  await app.context.setOffline(false)
  await lost.waitFor({ state: 'hidden' })
  await send.click()
  await sheet.waitFor({ state: 'hidden' })

  const words = '已按官网更正'
  operate(['answer-report', '--report', numberOf('光华路 18 号'), '--accept', '--words', words])
  await app.open('/pages/home/message')
  await app.top().getByText('您的反馈已采纳，谢谢').click()
  await app.page.waitForURL(/my\/report/)
  const row = app.top().getByRole('article')
  await row.getByText('已采纳').waitFor()
  await row.getByText(words).waitFor()
  expect(await accessibilityFaults(app.page)).toEqual([])
  await row.getByRole('button').first().click()
  await app.page.getByRole('dialog', { name }).getByRole('button', { name: '打开页面' }).click()
  await app.page.waitForURL(/enterprise\/detail\/detail/)
  expect(app.faults).toEqual([expect.stringContaining('ERR_INTERNET_DISCONNECTED')])
  await app.close()
})

test('what a search does not find is reported by its name, and contacts that are missing by one tap', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  await app.open(`/pages/enterprise/list/list?keyword=${encodeURIComponent('瑴龢不存在的公司')}`)
  await app.top().getByRole('button', { name: '反馈缺失企业' }).click()
  const sheet = app.page.getByRole('dialog', { name: '反馈缺失数据' })
  expect(await sheet.getByLabel('缺少的企业、展会或展馆').inputValue()).toBe('瑴龢不存在的公司')
  await sheet.getByRole('button', { name: '提交反馈' }).click()
  await sheet.waitFor({ state: 'hidden' })

  const bare = await findCompany({}, ({ contactCount }) => contactCount === 0)
  await app.open(`${company}?id=${bare.id}`)
  await app.top().getByRole('button', { name: '求补充' }).click()
  await app.page.getByText('已登记，有了联系方式会通知您，不扣额度').waitFor()
  await app.open('/pages/my/my')
  await app.top().getByRole('button', { name: '我的反馈' }).click()
  const rows = app.top().getByRole('article')
  await rows.filter({ hasText: bare.name }).getByText('处理中').waitFor()
  await rows.filter({ hasText: '瑴龢不存在的公司' }).waitFor()
  await app.top().getByRole('tab', { name: '已采纳' }).click()
  await app.top().getByText('还没有反馈').waitFor()
  await app.close()
})

test('a guest is asked to sign in, and goes on with what was begun', async () => {
  const app = await openApp()
  const { id } = await findCompany({}, ({ contactCount }) => contactCount > 0)
  await app.open(`${company}?id=${id}`)
  await app.top().getByRole('button', { name: '纠错' }).click()
  await app.page.waitForURL(/login/)
  await app.open(page)
  await app.page.waitForURL(/login/)
  expect(app.faults).toEqual([])
  await app.close()
})
