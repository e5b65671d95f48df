import { company } from '@zhzz/contract/company/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { openApp } from '#e2e/openApp.ts'
import { findCompany, newPhone, people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

const page = '/pages/enterprise/detail/detail'

test('above the fold: who, alive, how to reach it, when is the next chance', async () => {
  const app = await openApp()
  const card = await findCompany({ hasContact: true, statuses: ['green'], exhibitionCountBand: '20to50' })
  await app.open(`${page}?id=${card.id}`)
  const fold = (await app.top().getByRole('button', { name: '解锁' }).last().boundingBox())?.y ?? 0
  for (const heading of [card.name, '联系方式', '下次参展']) {
    const box = await app.top().getByRole('heading', { name: heading }).boundingBox()
    expect(box && box.y + box.height).toBeLessThan(fold)
  }
  await app.close()
})

test('all nineteen modules: collected ones open, others say that they are being built', async () => {
  const app = await openApp()
  await signInAs(app, people.free)
  const card = await findCompany({ exhibitionCountBand: '10to20' })
  await app.open(`${page}?id=${card.id}`)
  const grid = app.top().getByRole('heading', { name: '企业档案' }).locator('xpath=../..')
  await grid.waitFor()
  await expect.poll(() => grid.getByRole('button').count()).toBe(19)
  await grid.getByRole('button', { name: '企业百科，未收录' }).click()
  await app.top().getByText('建设中').waitFor()
  await app.page.goBack()
  await grid.getByRole('button', { name: `参展历史，${card.exhibitionCount} 条` }).click()
  await app.top().getByText('每年参展').waitFor()
  await app.close()
})

test('a company that has ended carries a banner', async () => {
  const app = await openApp()
  const card = await findCompany({ statuses: ['red'] })
  await app.open(`${page}?id=${card.id}`)
  await app.top().getByRole('alert').filter({ hasText: '谨慎联系' }).waitFor()
  await app.close()
})

test('收藏 of a visitor goes on after signing in', async () => {
  const app = await openApp()
  const card = await findCompany({})
  await app.open(`${page}?id=${card.id}`)
  await app.top().getByRole('button', { name: '收藏', exact: true }).click()
  const written = app.page.waitForResponse((answer) => answer.url().endsWith(member.toggleFavorite.path))
  await app.fillLogin(newPhone())
  await written
  const star = app.top().getByRole('button', { name: '已收藏' })
  await star.waitFor()
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true')
  await app.page.reload()
  await app.top().getByRole('button', { name: '已收藏' }).click()
  await app.top().getByRole('button', { name: '收藏', exact: true }).waitFor()
  await app.close()
})

test.each([
  ['正常', 'rgb(20, 194, 147)', 'rgb(246, 253, 251)'],
  ['清算', 'rgb(232, 0, 0)', 'rgb(252, 245, 245)'],
  ['筹建', 'rgb(2, 119, 255)', 'rgb(245, 250, 255)'],
])('%s stands in %s on %s', async (status, colour, background) => {
  const app = await openApp()
  await app.page.route(`**${company.detail.path}*`, async (route) => {
    const envelope = await (await route.fetch()).json()
    envelope.data.card.registrationStatus = status
    await route.fulfill({ json: envelope })
  })
  await signInAs(app, newPhone())
  await app.open(`${page}?id=${(await findCompany({})).id}`)
  const chip = app.top().getByText(status, { exact: true }).first()
  await chip.waitFor()
  const style = await chip.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element)
    return [color, backgroundColor]
  })
  expect(style).toEqual([colour, background])
  await app.close()
})

test('two quick taps on 收藏 are one, and what is shown is what the server has', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  const { id } = await findCompany({})
  await app.open(`/pages/enterprise/detail/detail?id=${id}`)
  const star = app.top().getByRole('button', { name: '收藏' }).first()
  await star.dblclick()
  await app.page.locator('.toast').getByText('已收藏').waitFor()
  expect(await star.getAttribute('aria-pressed')).toBe('true')
  expect((await ask(company.detail, { id }, token)).card.myState?.favorited).toBe(true)
  await app.close()
})

test('the credit code is copied with one tap', async () => {
  const app = await openApp()
  await app.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const card = await findCompany({ statuses: ['green'] })
  await app.open(`${page}?id=${card.id}`)
  await app
    .top()
    .getByRole('button', { name: /^复制统一社会信用代码/ })
    .click()
  await app.page.getByText('复制成功').waitFor()
  expect(await app.page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[0-9A-Z]{18}$/)
  await app.close()
})

test('an unknown company, and one that cannot be read now', async () => {
  const app = await openApp()
  // For somebody signed in the app draws the page, not the server.
  await signInAs(app, people.member)
  await app.open(`${page}?id=01900000-0001-7000-8000-ffffffffffff`)
  await app.top().getByText('访问资源不存在').waitFor()
  const card = await findCompany({})
  await app.page.route(`**${company.detail.path}*`, (route) => route.abort())
  await app.open(`${page}?id=${card.id}`)
  await app.top().getByRole('button', { name: '重新加载' }).waitFor()
  await app.page.unroute(`**${company.detail.path}*`)
  await app.top().getByRole('button', { name: '重新加载' }).click()
  await app.top().getByRole('heading', { name: card.name }).waitFor()
  await app.context.setOffline(true)
  await app.top().getByText('离线数据').waitFor()
  await app.top().getByRole('heading', { name: card.name }).waitFor()
  await app.close()
})

test.each(['zh-Hans', 'en'] as const)('no barrier in %s', async (locale) => {
  const app = await openApp({ locale })
  const card = await findCompany({ exhibitionCountBand: '20to50' })
  await app.open(`${page}?id=${card.id}`)
  await app.top().getByRole('heading', { name: card.name }).waitFor()
  expect(await accessibilityFaults(app.page)).toEqual([])
  expect(app.faults).toEqual([])
  await app.close()
})

test.each(['en', 'fr', 'es'] as const)('nothing is wider than 375 px in %s', async (locale) => {
  const app = await openApp({ locale })
  await signInAs(app, people.free)
  const card = await findCompany({ exhibitionCountBand: '20to50', hasContact: true })
  await app.open(`${page}?id=${card.id}`)
  await app.top().getByRole('heading', { name: card.name }).waitFor()
  expect(await app.top().evaluate((top) => top.scrollWidth)).toBe(375)
  await app.close()
})
