import { company } from '@zhzz/contract/company/calls.ts'
import type { CompanyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import { companyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import { expect, test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { companyWith } from '#e2e/companyWith.ts'
import { openApp } from '#e2e/openApp.ts'
import { newPhone, people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

const names: (keyof CompanyModules)[] = Object.values(companyModules).map(({ name }) => name)

test.each(names)(
  '%s: asks a visitor to sign in and comes back; what was read is there without connection',
  async (name) => {
    const app = await openApp()
    const { id, name: companyName } = await companyWith(name, 1)
    const path = `/pages/enterprise/detail/${name}?id=${id}`
    await app.open(path)
    await app.page.waitForURL(/\/pages\/login\/login/)
    await app.fillLogin(newPhone())
    await app.top().locator('[data-row]').first().waitFor()
    await app.top().getByText(companyName, { exact: true }).first().waitFor()
    const row = await app.top().locator('[data-row]').first().innerText()
    await app.page.route(`**${company[name].path}?**`, (route) => route.abort('connectionrefused'))
    await app.page.reload()
    await app
      .top()
      .getByText(/离线数据/)
      .waitFor()
    expect(await app.top().locator('[data-row]').first().innerText()).toBe(row)
    await app.close()
  },
)

test.each(names)(
  '%s: an error says so and asks again; nothing collected is not taken for nothing there',
  async (name) => {
    const app = await openApp()
    await signInAs(app, people.member)
    const { id } = await companyWith(name, 1)
    const answer = await ask(company[name], { id }, await signInAs(app, people.member))
    let reply: object = { code: 500, msg: '出错了', data: {} }
    await app.page.route(`**${company[name].path}?**`, (route) => route.fulfill({ json: reply }))
    await app.open(`/pages/enterprise/detail/${name}?id=${id}`)
    const again = app.top().getByRole('button', { name: '重新加载' })
    await again.waitFor()
    reply = { code: 200, msg: '', data: { ...answer, list: [], total: 0, counts: {}, isCollected: false } }
    await again.click()
    await app.top().getByText('暂未收录', { exact: true }).waitFor()
    await app.top().getByRole('button', { name: '反馈缺失数据' }).click()
    await app.page.getByRole('dialog').waitFor()
    await app.close()
  },
)
