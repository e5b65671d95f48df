import { account } from '@zhzz/contract/account/calls.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { expect, test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { openApp } from '#e2e/openApp.ts'
import { findCompany, newPhone, tokenOf } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

const day = 86_400_000

test.each([1, -1])('on a telephone whose clock is %i day off, 跟进时间 is the true one', async (days) => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  const { id } = await findCompany({})
  await app.page.clock.install({ time: Date.now() + days * day })
  await app.open(`/pages/followUp/form?targetType=company&targetId=${id}`)
  await app.top().getByRole('textbox', { name: '跟进内容' }).fill('时钟不准')
  await app.top().getByRole('radio', { name: '明天' }).click()
  await app.top().getByRole('button', { name: '保存' }).click()
  const written = async () => (await ask(followUp.list, { targetType: 'company', targetId: id }, token)).list
  await expect.poll(async () => (await written()).length).toBe(1)
  const [record] = await written()
  expect(Math.abs(Date.parse(record?.followTime ?? '') - Date.now())).toBeLessThan(day / 2)
  const ahead = Date.parse(record?.nextFollowTime ?? '') - Date.now()
  expect(ahead).toBeGreaterThan(0)
  expect(ahead).toBeLessThan(2 * day)
  await app.close()
})

test('where the browser keeps nothing, what cannot be sent stays in the form until it can', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  const { id } = await findCompany({})
  await app.open(`/pages/followUp/form?targetType=company&targetId=${id}`)
  await app.page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  const content = app.top().getByRole('textbox', { name: '跟进内容' })
  await content.fill('存储已满')
  await app.context.setOffline(true)
  await app.top().getByRole('button', { name: '保存' }).click()
  const said = app.page.locator('.toast').getByText('哎呀，网络信号丢失')
  await said.waitFor()
  expect(await content.inputValue()).toBe('存储已满')
  await app.context.setOffline(false)
  // Until then a tap may be the second one of the first (spec §9).
  await said.waitFor({ state: 'detached' })
  await app.top().getByRole('button', { name: '保存' }).click()
  await app.page.getByText('已保存').waitFor()
  const { list } = await ask(followUp.list, { targetType: 'company', targetId: id }, token)
  expect(list.map((record) => record.content)).toEqual(['存储已满'])
  await app.close()
})

test('a session that ends while a record is saved leads to the login page, and the record is sent after it', async () => {
  const app = await openApp()
  const phone = newPhone()
  await app.login(phone)
  const { id } = await findCompany({})
  await app.open(`/pages/followUp/list?targetType=company&targetId=${id}`)
  await app.top().getByRole('button', { name: '写跟进' }).click()
  await app.top().getByRole('textbox', { name: '跟进内容' }).fill('会话在保存时结束')
  await ask(account.logout, {}, await tokenOf(app))
  await app.top().getByRole('button', { name: '保存' }).click()
  await app.page.locator('[data-page="/pages/login/login"]:not([inert])').waitFor()
  const kept = await app.page.evaluate(() => localStorage.getItem('outbox') ?? '')
  expect(kept).toContain('会话在保存时结束')
  // The countdown of the first login is this window's.
  await app.page.evaluate(() => sessionStorage.clear())
  await app.page.reload()
  await app.fillLogin(phone)
  await expect.poll(() => app.page.evaluate(() => localStorage.getItem('outbox'))).toBe(null)
  const { list } = await ask(followUp.list, { targetType: 'company', targetId: id }, await tokenOf(app))
  expect(list.map((record) => record.content)).toEqual(['会话在保存时结束'])
  await app.close()
})

test('about nothing that is there, nothing is written', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  await app.open('/pages/followUp/form?targetType=company&targetId=1')
  await app.top().getByText('链接不完整，缺少必要的信息').waitFor()
  await app.open(`/pages/followUp/form?targetType=company&targetId=0190a0b0-0000-7000-8000-00000000dead`)
  await app.top().getByText('访问资源不存在').waitFor()
  await app.close()
})
