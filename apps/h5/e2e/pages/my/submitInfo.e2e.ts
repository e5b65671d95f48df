import { home } from '@zhzz/contract/home/calls.ts'
import { expect, test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { openApp } from '#e2e/openApp.ts'
import { newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

test('填写信息 names what is missing, keeps what was typed over a reload, and is left when it is sent', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  await app.open('/pages/my/my')
  await app.top().getByRole('button', { name: '填写信息' }).click()
  await app.page.locator('[data-page="/pages/my/submitInfo"]:not([inert])').waitFor()
  await app.top().getByRole('button', { name: '提交' }).click()
  await app.top().getByText('姓名为2至20个字').waitFor()
  await app.top().getByText('请选择1至5个业务城市').waitFor()
  await app.top().getByLabel('姓名').fill('欧阳测试')
  await app.top().getByLabel('公司名称').fill('测试展览')
  await app.top().getByRole('radio', { name: '展台搭建' }).click()
  await app.page.reload()
  await app.page.getByText('已恢复上次未提交的内容').waitFor()
  await expect.poll(() => app.top().getByLabel('姓名').inputValue()).toBe('欧阳测试')
  await app.top().getByRole('radio', { name: '展台搭建', checked: true }).waitFor()
  await app.top().getByRole('button', { name: '业务城市' }).click()
  const cities = app.page.getByRole('dialog', { name: '业务城市' })
  await cities.getByRole('button', { name: '上海', exact: false }).first().click()
  await cities.getByRole('checkbox').first().click()
  await cities.getByRole('button', { name: /^确定/ }).click()
  await app.top().getByRole('button', { name: '提交' }).click()
  await app.page.locator('[data-page="/pages/my/my"]:not([inert])').waitFor()
  await app.top().getByText('欧阳测试').waitFor()
  await expect.poll(() => app.top().getByRole('button', { name: '填写信息' }).count()).toBe(0)
  const kept = await app.page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('draft:profile')),
  )
  expect(kept).toEqual([])
  expect(app.faults).toEqual([])
  await app.close()
})

test('a company of the register is suggested while typing, and linked when chosen', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  await app.open('/pages/my/submitInfo')
  const { companies } = await ask(home.index, {})
  await app
    .top()
    .getByLabel('公司名称')
    .fill(companies[0]?.card.name.slice(0, 6) ?? '')
  const first = app.top().getByRole('list', { name: '建议' }).getByRole('button').first()
  const name = (await first.textContent()) ?? ''
  await first.click()
  await expect.poll(() => app.top().getByLabel('公司名称').inputValue()).toBe(name)
  await app.top().getByText('已关联工商登记的企业').waitFor()
  await app.close()
})

test('the form stands between the first login and what was wanted, and can be put off', async () => {
  const app = await openApp()
  await app.open('/pages/my/information')
  await app.page.locator('[data-page="/pages/login/login"]:not([inert])').waitFor()
  await app.fillLogin(newPhone())
  await app.page.locator('[data-page="/pages/my/information"]:not([inert])').waitFor()
  await app.open('/pages/my/my')
  await app.top().getByRole('button', { name: '填写信息' }).waitFor()
  await app.close()
})
