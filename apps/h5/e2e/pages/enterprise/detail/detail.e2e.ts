import { company } from '@zhzz/contract/company/calls.ts'
import { expect, test, vi } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { companyWith } from '#e2e/companyWith.ts'
import { openApp } from '#e2e/openApp.ts'
import { findCompany, newPhone, people } from '#e2e/sample.ts'
import { signInAs, tokenFor } from '#e2e/signInAs.ts'

const page = '/pages/enterprise/detail/detail'

const inService = { statuses: ['green' as const], hasContact: true, exhibitionCountBand: '20to50' as const }

test('above the fold: who, alive, when is the next chance, whom to call; then how it exhibits and what is kept', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  const card = await findCompany(inService)
  await app.open(`${page}?id=${card.id}`)
  const fold = (await app.top().getByRole('button', { name: '解锁' }).last().boundingBox())?.y ?? 0
  for (const heading of [card.name, '下次参展', '找谁']) {
    const box = await app.top().getByRole('heading', { name: heading }).boundingBox()
    expect(box && box.y + box.height).toBeLessThan(fold)
  }
  expect(await app.top().getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    card.name,
    '下次参展',
    '找谁',
    '参展画像',
    '商机信号',
    '跟进',
    '企业信息',
    '企业档案',
  ])
  await app.close()
})

test('locked: roles, masked numbers and what opens them; then the button names whom to call', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  const card = await findCompany(inService, ({ contactCount }) => contactCount >= 3)
  await app.open(`${page}?id=${card.id}`)
  const whom = app
    .top()
    .locator('section')
    .filter({ has: app.page.getByRole('heading', { name: '找谁' }) })
  await whom.getByText(`一次解锁全部 ${card.contactCount} 个`).waitFor()
  const { contactSummary } = await ask(company.detail, { id: card.id }, token)
  await expect.poll(() => whom.getByRole('listitem').count()).toBe(contactSummary.people.length)
  for (const row of await whom.getByRole('listitem').allInnerTexts()) expect(row).toContain('*')
  expect(await app.page.content()).not.toMatch(/\b1[2-9]\d{9}\b/)
  const main = app.top().getByRole('button', { name: `解锁 ${card.contactCount} 个联系方式 剩余 5 次` })
  await main.click()
  await app.page.getByRole('dialog').getByRole('button', { name: '确认解锁' }).click()
  const { contacts } = await vi.waitFor(async () => {
    const answer = await ask(company.contacts, { id: card.id }, token)
    expect(answer.unlock.unlocked).toBe(true)
    return answer
  })
  const [first] = contacts
  const who = first?.contactName ?? first?.position ?? ''
  await app
    .top()
    .getByRole('button', { name: new RegExp(`^(拨打|写邮件给) ${who} .*${first?.content}$`) })
    .waitFor()
  await whom.getByRole('button', { name: `复制 ${first?.content}` }).waitFor()
  await expect.poll(() => whom.getByText('*').count()).toBe(0)
  await app
    .top()
    .getByText(/^已解锁至 20\d\d\/\d\d$/)
    .waitFor()
  await app.close()
})

test('a visitor is told how many there are, and nobody’s name', async () => {
  const app = await openApp()
  const card = await findCompany(inService)
  await app.open(`${page}?id=${card.id}`)
  await app.top().getByText('登录后可解锁查看').waitFor()
  await app
    .top()
    .getByRole('button', { name: `解锁 ${card.contactCount} 个联系方式` })
    .waitFor()
  expect(await app.top().locator('section').filter({ hasText: '找谁' }).getByRole('listitem').count()).toBe(0)
  await app.close()
})

test('a company without contacts says what to do, and 写跟进 is what one does', async () => {
  const app = await openApp()
  await signInAs(app, people.free)
  const card = await findCompany({}, ({ contactCount }) => contactCount === 0)
  await app.open(`${page}?id=${card.id}`)
  await app.top().getByText('点“求补充”，有了就通知您').waitFor()
  await app.top().getByRole('button', { name: '求补充' }).waitFor()
  expect(
    await app
      .top()
      .getByRole('button', { name: /^(解锁|拨打)/ })
      .count(),
  ).toBe(0)
  await app.top().getByRole('button', { name: '写跟进' }).last().click()
  await app.page.waitForURL(/followUp\/form/)
  await app.close()
})

test('other names stand behind one line; the bar takes the name once it has gone', async () => {
  const app = await openApp()
  const [card, names] = await companyWithNames()
  await app.open(`${page}?id=${card.id}`)
  const bar = app.top().getByRole('heading', { level: 1 })
  await app.top().getByText(`其他名称 ${names.length}`).waitFor()
  const folded = app.top().locator('details dd')
  expect(await folded.filter({ visible: true }).count()).toBe(0)
  expect(await bar.innerText()).toBe('企业详情')
  await app.top().getByText(`其他名称 ${names.length}`).click()
  for (const name of names) await folded.filter({ hasText: name }).filter({ visible: true }).first().waitFor()
  await app.top().evaluate((top) => top.scrollTo(0, 400))
  await expect.poll(() => bar.innerText()).toBe(card.name)
  await app.top().evaluate((top) => top.scrollTo(0, 0))
  await expect.poll(() => bar.innerText()).toBe('企业详情')
  await app.close()
})

async function companyWithNames() {
  const { list } = await ask(company.search, { limit: 50 }, await tokenFor(people.team))
  for (const card of list) {
    const { formerNames, brands } = await ask(company.detail, { id: card.id })
    if (formerNames.length === 0) continue
    return [
      card,
      [...(card.englishName === null ? [] : [card.englishName]), ...formerNames, ...brands],
    ] as const
  }
  throw new Error('no company has a former name')
}

test('企业档案: what there is with a fact that tells most of it, what there is not in one line', async () => {
  const app = await openApp()
  const token = await signInAs(app, people.free)
  const { id } = await companyWith('shareholder', 2)
  const { moduleCounts, moduleTops, exhibitionProfile } = await ask(company.detail, { id }, token)
  await app.open(`${page}?id=${id}`)
  const file = app
    .top()
    .locator('section')
    .filter({ has: app.page.getByRole('heading', { name: '企业档案' }) })
  const largest = Number(moduleTops.shareholder).toLocaleString('zh-CN', { maximumFractionDigits: 1 })
  await file.getByRole('button', { name: `股东信息 ${moduleCounts.shareholder} 最大 ${largest}%` }).waitFor()
  const full = Object.values(moduleCounts).filter((count) => count !== null && count > 0).length
  expect(await file.getByRole('button').count()).toBe(full)
  await file.getByText(`暂无数据 ${19 - full} 项`).click()
  await expect.poll(() => file.getByRole('button').count()).toBe(19)
  await file.getByRole('button', { name: '企业百科' }).click()
  await app.page.locator('[data-page="/pages/enterprise/detail/baikeInfo"]:not([inert])').waitFor()
  await app.page.goBack()
  await file.getByRole('button', { name: new RegExp(`^参展历史 ${exhibitionProfile.total} 最近 20`) }).click()
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

test.each(['zh-Hans'] as const)('no barrier in %s', async (locale) => {
  const app = await openApp({ locale })
  const card = await findCompany({ exhibitionCountBand: '20to50' })
  await app.open(`${page}?id=${card.id}`)
  await app.top().getByRole('heading', { name: card.name }).waitFor()
  expect(await accessibilityFaults(app.page)).toEqual([])
  expect(app.faults).toEqual([])
  await app.close()
})

test.each(['fr'] as const)('nothing is wider than 375 px in %s', async (locale) => {
  const app = await openApp({ locale })
  await signInAs(app, people.free)
  const card = await findCompany({ exhibitionCountBand: '20to50', hasContact: true })
  await app.open(`${page}?id=${card.id}`)
  await app.top().getByRole('heading', { name: card.name }).waitFor()
  expect(await app.top().evaluate((top) => top.scrollWidth)).toBe(375)
  await app.close()
})
