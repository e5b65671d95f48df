import { company } from '@zhzz/contract/company/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { openApp } from '#e2e/openApp.ts'
import { findCompany, newPhone, people, tokenOf } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

const page = '/pages/enterprise/contactList/contactList'
const detail = '/pages/enterprise/detail/detail'
const inService = { statuses: ['green' as const], hasContact: true }

test('from the company to clear numbers: sign in, confirm the price, dial, copy; the second unlock is free', async () => {
  const app = await openApp()
  const card = await findCompany(inService, ({ contactCount }) => contactCount >= 4)
  const { contactSummary } = await ask(company.detail, { id: card.id })
  await app.open(`${detail}?id=${card.id}`)
  await app.top().getByRole('button', { name: '解锁' }).last().click()
  await app.fillLogin(newPhone())
  const dialog = app.page.getByRole('dialog', { name: '解锁联系方式' })
  await dialog.getByText('将消耗 1 次，剩余 5 次，有效期 365 天').waitFor()

  // Another window that still shows the company locked.
  const other = await app.context.newPage()
  await other.goto(app.page.url())
  const locked = other.getByRole('button', { name: `解锁 ${contactSummary.total} 个联系方式 剩余 5 次` })
  await locked.waitFor()

  await dialog.getByRole('button', { name: '确认解锁' }).click()
  await app.page.getByText('已解锁，剩余 4 次').waitFor()
  await app
    .top()
    .getByRole('button', { name: `全部 ${contactSummary.total}` })
    .click()
  await app.page.waitForURL(/contactList\/contactList/)
  await app
    .top()
    .getByText(/^已解锁，\d{4}-\d\d-\d\d 到期$/)
    .waitFor()
  await app
    .top()
    .getByRole('tab', { name: `全部${contactSummary.total}` })
    .waitFor()
  await expect.poll(() => app.top().getByText('*').count()).toBe(0)
  await app.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copy = app
    .top()
    .getByRole('button', { name: /^复制 / })
    .first()
  const number = (await copy.getAttribute('aria-label'))?.replace('复制 ', '')
  await copy.click()
  await app.page.getByText('复制成功').waitFor()
  expect(await app.page.evaluate(() => navigator.clipboard.readText())).toBe(number)
  expect(
    await app
      .top()
      .getByRole('button', { name: /^拨打 / })
      .count(),
  ).toBeGreaterThan(0)

  await locked.click()
  await other.getByText('已经解锁过，不再消耗次数').waitFor()
  await app.page.reload()
  await app
    .top()
    .getByText(/^已解锁/)
    .waitFor()
  const { unlock } = await ask(company.contacts, { id: card.id }, await tokenOf(app))
  expect(unlock.remaining).toBe(4)
  await app.close()
})

test('locked rows are masked by the server, and their number is true', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  const card = await findCompany(inService, ({ contactCount }) => contactCount >= 2)
  await app.open(`${page}?id=${card.id}`)
  await app
    .top()
    .getByText(/^已收录 手机 \d.* 解锁用 1 次$/)
    .waitFor()
  await expect.poll(() => app.top().getByRole('article').count()).toBe(card.contactCount)
  for (const row of await app.top().getByRole('article').allInnerTexts()) expect(row).toContain('*')
  expect(await app.page.content()).not.toMatch(/\b1[2-9]\d{9}\b/)
  await app.top().getByRole('tab', { name: /^邮箱/ }).click()
  for (const row of await app.top().getByRole('article').allInnerTexts()) expect(row).toContain('@')
  await app.close()
})

test('when the month is used up the dialog says so', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  const { list } = await ask(company.search, { filters: { hasContact: true } }, token)
  for (const { id } of list.slice(0, 5)) await ask(member.unlock, { companyId: id }, token)
  const sixth = list[5]
  await app.open(`${page}?id=${sixth?.id}`)
  await app.top().getByRole('button', { name: '解锁（剩余 0 次）' }).click()
  const dialog = app.page.getByRole('dialog', { name: '请您联系专属客服' })
  await dialog.getByText('本月解锁次数已用完（每月 5 次）').waitFor()
  await dialog.getByRole('button', { name: '我知道了' }).click()
  await app.close()
})

test('a company without contacts asks for them; a lost answer can be asked again', async () => {
  const app = await openApp()
  await signInAs(app, people.free)
  const card = await findCompany({}, ({ contactCount }) => contactCount === 0)
  await app.open(`${page}?id=${card.id}`)
  await app.top().getByText('暂无联系方式').waitFor()
  await app.page.route(`**${company.contacts.path}*`, (route) => route.abort())
  await app.page.reload()
  await app.top().getByRole('button', { name: '重新加载' }).waitFor()
  await app.page.unroute(`**${company.contacts.path}*`)
  await app.top().getByRole('button', { name: '重新加载' }).click()
  await app.top().getByText('暂无联系方式').waitFor()
  await app.close()
})

test('a visitor signs in first', async () => {
  const app = await openApp()
  const card = await findCompany(inService)
  await app.open(`${page}?id=${card.id}`)
  await app.page.waitForURL(/\/pages\/login\/login/)
  await app.close()
})

test.each(['zh-Hans'] as const)('no barrier in %s', async (locale) => {
  const app = await openApp({ locale })
  const token = await signInAs(app, people.member)
  const card = await findCompany(inService, ({ contactCount }) => contactCount >= 2)
  await ask(member.unlock, { companyId: card.id }, token)
  await app.open(`${page}?id=${card.id}`)
  await app.top().getByRole('article').first().waitFor()
  expect(await accessibilityFaults(app.page)).toEqual([])
  expect(await app.top().evaluate((top) => top.scrollWidth)).toBe(375)
  await app.close()
})

test('a clear number goes into the address book, and can be marked and unmarked', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  const card = await findCompany(inService, ({ contactCount }) => contactCount >= 2)
  await ask(member.unlock, { companyId: card.id }, token)
  const { contacts } = await ask(company.contacts, { id: card.id }, token)
  const number = contacts.find(({ type }) => type === 'mobile' || type === 'landline')?.content ?? ''
  await app.open(`${page}?id=${card.id}`)
  const more = app.top().getByRole('button', { name: `${number} 的更多操作` })
  await more.click()
  const saved = app.page.waitForEvent('download')
  await app.page.getByRole('button', { name: '存入通讯录' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.vcf$/)
  await more.click()
  await app.page.getByRole('button', { name: '标记：空号' }).click()
  await app.top().getByText('我方标记 空号').waitFor()
  await expect.poll(() => app.top().getByRole('article').last().innerText()).toContain(number)
  await more.click()
  await app.page.getByRole('button', { name: '撤销标记' }).click()
  await app.top().getByText('我方标记 空号').waitFor({ state: 'detached' })
  await app.close()
})

test.each([
  { motion: true, turning: true },
  { motion: false, turning: false },
])(
  'unlocking lights the booth; numbers turn only where motion is wanted: $motion',
  async ({ motion, turning }) => {
    const app = await openApp({ motion })
    await signInAs(app, newPhone())
    const card = await findCompany(inService, ({ contactCount }) => contactCount >= 2)
    await app.open(`${page}?id=${card.id}`)
    const light = app.top().locator('[data-own-blue]')
    const brightness = () => light.evaluate((one) => getComputedStyle(one).opacity)
    await app.top().getByRole('article').first().waitFor()
    expect(await brightness()).toBe('0')
    const turned = app.page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const see = () => document.querySelector('[data-turning]') !== null && resolve(true)
          new MutationObserver(see).observe(document.body, { childList: true, subtree: true })
          setTimeout(() => resolve(false), 4000)
        }),
    )
    // A tap on a locked number is the way to its price.
    await app.top().getByRole('article').first().getByRole('button').click()
    const price = app.page.getByRole('dialog', { name: '解锁联系方式' })
    await price.getByRole('button', { name: '确认解锁' }).click()
    await app
      .top()
      .getByText(/^已解锁，/)
      .waitFor()
    await expect.poll(brightness).toBe('1')
    expect(await turned).toBe(turning)
    await expect.poll(() => app.top().locator('[data-turning]').count()).toBe(0)
    await app.close()
  },
)

test('a row says who answers and as what; who decides is recommended and stands before others of the kind', async () => {
  const app = await openApp()
  const token = await signInAs(app, people.member)
  const card = await findCompany(inService, ({ contactCount }) => contactCount >= 4)
  await ask(member.unlock, { companyId: card.id }, token)
  const { contacts } = await ask(company.contacts, { id: card.id }, token)
  await app.open(`${page}?id=${card.id}`)
  const rows = app.top().getByRole('article')
  await rows.nth(contacts.length - 1).waitFor()
  for (const [at, { content, contactName, position, isRecommended }] of contacts.entries()) {
    const text = await rows.nth(at).innerText()
    for (const said of [content, contactName ?? '未署名', position ?? '']) expect(text).toContain(said)
    expect(text.includes('推荐')).toBe(isRecommended)
    expect((await rows.nth(at).boundingBox())?.height).toBe(64)
  }
  await app.close()
})
