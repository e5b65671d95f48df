import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { databaseAt } from '@zhzz/api/testing/databaseAt.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import type { CompanyCard } from '@zhzz/contract/company/card.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import type { ContactRow } from '@zhzz/contract/member/contactRow.ts'
import { message } from '@zhzz/contract/message/calls.ts'
import { expect, test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { calledBy } from '#e2e/calledBy.ts'
import { canMoveClocks, clockMovedTo } from '#e2e/clockMovedTo.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { freePort, runServer } from '#e2e/runServer.ts'
import { newPhone, tokenOf } from '#e2e/sample.ts'
import { scratchFolder } from '#e2e/scratchFolder.ts'
import { tapBehindDialler } from '#e2e/tapBehindDialler.ts'
import type { TestServer } from '#e2e/testServer.ts'

const day = 86_400_000
const today = new Date(Date.now() + day / 3).toISOString().slice(0, 10)
const yesterdayAtTen = new Date(`${today}T10:00:00+08:00`)
/** What 明天 means is half past nine; a quarter of an hour before one is reminded. */
const nextMorning = new Date(Date.parse(`${today}T09:16:00+08:00`) + day)

test.skipIf(!canMoveClocks)(
  'from yesterday’s call to today’s: the reminder, the call, its result; the task is settled, figures and review tell of it',
  { timeout: 240_000, meta: { needs: 'apt-get install libfaketime' } },
  async () => {
    const folder = scratchFolder('two-days-')
    const output = join(folder, 'output.txt')
    const port = await freePort()
    const day1 = await startAt(yesterdayAtTen, folder, port, output)
    let stop = day1.stop
    try {
      const app = await openApp({ server: { origin: day1.origin, output } })
      await app.login(newPhone())
      const token = await tokenOf(app)
      const customer = await unlocked(token, app.origin)
      await firstDay(app, customer)
      expect((await ask(message.page, {}, token, app.origin)).total).toBe(0)
      await stop()
      stop = (await startAt(nextMorning, folder, port, output)).stop
      const next = await openedAgain(app, { origin: day1.origin, output })
      await secondDay(next, customer, token)
      await figures(next)
      await review(next)
      expect(next.faults).toEqual([])
      await next.close()
    } finally {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)

/** The whole product, its database too, at another time. The browser keeps its own: the app goes by the server's. */
async function startAt(time: Date, folder: string, port: number, output: string) {
  const clock = clockMovedTo(time)
  const database = await databaseAt(join(folder, 'database'), clock)
  const env = {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: database.url,
    SAMPLE: 'on',
    SAMPLE_COMPANIES: '300',
  }
  const server = await runServer({ ...env, ...clock }, port, output)
  return { origin: server.origin, stop: () => server.stop().then(database.stop) }
}

/** The same device on the next day. The browser's question about the dialler goes with the window that stood behind it. */
async function openedAgain(app: AppWindow, server: TestServer): Promise<AppWindow> {
  const kept = await app.page.evaluate(() => ({ ...localStorage }))
  await app.close()
  const next = await openApp({ server })
  await next.context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, String(value))
  }, kept)
  return next
}

type Customer = { card: CompanyCard; contact: ContactRow; hasOthers: boolean }

/** A company whose number the person has paid for. */
async function unlocked(token: string, origin: string): Promise<Customer> {
  const filters = { statuses: ['green' as const], hasMobile: true }
  const { list } = await ask(company.search, { filters, limit: 20 }, token, origin)
  for (const card of list.slice(0, 5)) {
    await ask(member.unlock, { companyId: card.id }, token, origin)
    const { contacts } = await ask(company.contacts, { id: card.id }, token, origin)
    const numbers = contacts.filter(({ type, doNotCall }) => !doNotCall && /mobile|landline/.test(type))
    const contact = numbers.find(({ type }) => type === 'mobile')
    if (contact !== undefined) return { card, contact, hasOthers: numbers.length > 1 }
  }
  throw new Error('nobody may be called')
}

/** A call from 联系方式; they ask to be called again tomorrow. */
async function firstDay(app: AppWindow, { card, contact }: Customer): Promise<void> {
  await app.open(`/pages/enterprise/contactList/contactList?id=${card.id}`)
  await app
    .top()
    .getByRole('button', { name: `拨打 ${contact.content}` })
    .click()
  await callAndWrite(app, contact, '约定再联系')
  await app.top().locator('textarea').fill('明早报价')
  await tapBehindDialler(app.top().getByRole('radio', { name: '明天' }))
  await tapBehindDialler(app.top().getByRole('button', { name: '保存' }))
  await at(app, '/pages/enterprise/contactList/contactList')
}

/** The bell tells it, the message leads to the record, 首页 rings; what is written then settles the task. */
async function secondDay(app: AppWindow, customer: Customer, token: string): Promise<void> {
  const { card, contact, hasOthers } = customer
  await expect
    .poll(async () => (await ask(message.page, {}, token, app.origin)).total, { timeout: 30_000 })
    .toBe(1)
  await app.open('/')
  await app.top().getByText('今天 1 个要联系').waitFor()
  await app.top().getByRole('button', { name: '消息' }).click()
  const told = app.top().getByRole('article').filter({ hasText: card.name })
  await told.getByText(/^该联系了：今天.*09:30$/).waitFor()
  await told.getByRole('button').first().click()
  await at(app, '/pages/followUp/detail')
  await app.top().getByText('明早报价').waitFor()
  await app.open('/')
  await app
    .top()
    .getByRole('button', { name: `拨打 ${card.name}` })
    .click()
  if (hasOthers)
    await app.page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${contact.content}`) })
      .click()
  await callAndWrite(app, contact, '有意向')
  await app.top().locator('textarea').fill('合同已签，36 平米')
  const more = app.top().getByRole('button', { name: '更多', expanded: false })
  if ((await more.count()) > 0) await tapBehindDialler(more)
  await tapBehindDialler(app.top().getByRole('button', { name: '阶段' }))
  await tapBehindDialler(app.page.getByRole('radio', { name: '已签约', exact: true }))
  await app.top().getByLabel('签约金额（元）').fill('128000')
  await tapBehindDialler(app.top().getByRole('button', { name: '保存' }))
  await app.page.getByText('今天该联系的 1 条已完成').waitFor()
  await app.open('/pages/my/followUp')
  await app
    .top()
    .getByRole('tab', { name: /^今天\s*0$/ })
    .waitFor()
}

/** 外呼统计 of both days, and of each. */
async function figures(app: AppWindow): Promise<void> {
  for (const [days, calls] of [
    ['', 2],
    ['?days=today', 1],
    ['?days=yesterday', 1],
  ] as const) {
    await app.open(`/pages/outCall/outCall${days}`)
    const shown = (name: string) => app.top().getByRole('button', { name }).waitFor()
    await shown(`拨打 ${calls}`)
    await app.top().getByText(`${calls}，100%`).waitFor()
    await shown('未填结果 0')
  }
}

/** 展会复盘: what was ordered on the second day, after no exhibition. */
async function review(app: AppWindow): Promise<void> {
  await app.open('/pages/exhSchedule/exhReview')
  await app.top().getByText('签约 1').first().waitFor()
  await app
    .top()
    .getByText(/12\.8 ?万元/)
    .first()
    .waitFor()
}

/** Through the question before, the dialler and what came of it, into 写跟进. */
async function callAndWrite(app: AppWindow, contact: ContactRow, result: string): Promise<void> {
  const before = app.page.getByRole('dialog', { name: `拨打 ${contact.content}？` })
  const dialled = await calledBy(app, () => before.getByRole('button', { name: '拨打' }).click())
  expect(dialled).toBe(`tel:${contact.content}`)
  const asked = app.page.getByRole('dialog', { name: /^通话结果/ })
  await tapBehindDialler(asked.getByRole('button', { name: result }))
  const asks = app.page.getByRole('dialog', { name: '写下谈了什么？' })
  await tapBehindDialler(asks.getByRole('button', { name: '写跟进' }))
  await at(app, '/pages/followUp/form')
}

function at(app: AppWindow, path: string): Promise<void> {
  return app.page.locator(`[data-page="${path}"]:not([inert])`).waitFor()
}
