import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { message } from '@zhzz/contract/message/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { findCompany, newPhone } from '#e2e/sample.ts'
import { signInAs, tokenFor } from '#e2e/signInAs.ts'
import { writeFollowUp } from '#e2e/writeFollowUp.ts'

const path = '/pages/home/message'
const minute = 60_000

/** A person with a reminder of each company, as the server's own job wrote them. */
async function reminded(phone: string, companies = 1) {
  const token = await tokenFor(phone)
  const names: [string, ...string[]] = ['']
  const seen = new Set<string>()
  for (let at = 0; at < companies; at++) {
    const company = await findCompany({}, ({ id, contactCount }) => contactCount > 0 && !seen.has(id))
    seen.add(company.id)
    names[at] = company.name
    await writeFollowUp(token, company.id, {
      content: '请打 13912345678',
      nextFollowTime: new Date(Date.now() + 10 * minute).toISOString(),
      remindMinutes: 15,
    })
  }
  const page = () => ask(message.page, {}, token)
  await expect.poll(async () => (await page()).list.length, { timeout: 30_000 }).toBe(companies)
  return { token, names, page }
}

test('a reminder of a follow-up comes by itself, opens its record, and is read then', async () => {
  const app = await openApp()
  const phone = newPhone()
  const { token, names } = await reminded(phone)
  await signInAs(app, phone)
  await app.open('/')
  await app.top().getByRole('button', { name: '消息' }).click()
  const row = app.top().getByRole('article').filter({ hasText: names[0] })
  await row.getByText(/^该联系了：今天/).waitFor()
  await row.locator('em').waitFor()
  expect(await app.top().innerText()).not.toContain('13912345678')
  await row.getByRole('button').first().click()
  await app.page.waitForURL(/followUp\/detail/)
  await app.top().getByText('请打 13912345678').waitFor()
  await app.page.goBack()
  await expect.poll(() => row.locator('em').count()).toBe(0)
  expect((await ask(followUp.mine, { tab: 'due' }, token)).total).toBe(1)
  expect(app.faults).toEqual([])
  await app.close()
})

test('a message is deleted and comes back; all are read at once', async () => {
  const app = await openApp()
  const phone = newPhone()
  const { names } = await reminded(phone, 2)
  await signInAs(app, phone)
  await app.open(path)
  const rows = app.top().getByRole('article')
  await expect.poll(() => rows.count()).toBe(2)
  const one = rows.filter({ hasText: names[0] })
  await one.getByRole('button').first().dispatchEvent('contextmenu')
  await app.page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect.poll(() => rows.count()).toBe(1)
  await app.page.getByRole('button', { name: '撤销' }).click()
  await expect.poll(() => rows.count()).toBe(2)
  await app
    .top()
    .getByRole('tab', { name: /^到期跟进\s*2$/ })
    .click()
  await app.top().getByRole('button', { name: '全部已读' }).click()
  await expect.poll(() => app.top().locator('article em').count()).toBe(0)
  await expect.poll(() => app.top().getByRole('button', { name: '全部已读' }).isDisabled()).toBe(true)
  await app.close()
})

test('what is switched off in 通知设置 does not come', async () => {
  const app = await openApp()
  const phone = newPhone()
  const token = await signInAs(app, phone)
  await app.open(path)
  await app.top().getByText('暂无消息').waitFor()
  await app.top().getByRole('button', { name: '通知设置' }).click()
  const followUps = app.top().getByRole('switch', { name: '到期跟进' })
  await followUps.click()
  await expect.poll(() => followUps.getAttribute('aria-checked')).toBe('false')
  const company = await findCompany({})
  const { id } = await writeFollowUp(token, company.id, {
    content: '不用提醒',
    nextFollowTime: new Date(Date.now() + 10 * minute).toISOString(),
    remindMinutes: 15,
  })
  // Another person is reminded of what was due later: the job has been here.
  await reminded(newPhone())
  expect((await ask(message.page, {}, token)).list).toEqual([])
  expect((await ask(followUp.detail, { id }, token)).nextState).toBe('open')
  await app.close()
})

/** What the device keeps of answers. */
function keptAnswers(app: AppWindow): Promise<string> {
  return app.page.evaluate(async () => {
    const database = await new Promise<IDBDatabase | null>((resolve) => {
      const opening = indexedDB.open('kept answers')
      // Not there yet: it is the app's to make, with its store.
      opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
      opening.addEventListener('error', () => resolve(null))
      opening.addEventListener('success', () => resolve(opening.result))
    })
    if (database === null) return ''
    const rows = await new Promise<unknown[]>((resolve) => {
      const reading = database.transaction('answers').objectStore('answers').getAll()
      reading.addEventListener('success', () => resolve(reading.result))
    })
    database.close()
    return JSON.stringify(rows)
  })
}

test('what was read is there without a connection, with a word that it is; a visitor signs in first', async () => {
  const app = await openApp()
  const phone = newPhone()
  const { names } = await reminded(phone)
  await signInAs(app, phone)
  await app.open(path)
  await app.top().getByText(names[0]).waitFor()
  await expect.poll(() => keptAnswers(app), { timeout: 15_000 }).toContain(names[0])
  await app.page.route('**/message/page*', (route) => route.abort())
  await app.open(path)
  await app
    .top()
    .getByText(/离线数据/)
    .waitFor()
  await app.top().getByText(names[0]).waitFor()
  await app.close()
  const guest = await openApp()
  await guest.open(path)
  await guest.top().locator('input[name=phone]').waitFor()
  await guest.close()
})

/** One of each kind, as the server would answer, with what it says and where it leads. */
const days = { from: '2027-03-08', to: '2027-03-10' }
const kinds = [
  ['followUp', { kind: 'handedOver', customers: 12, tasks: 3, targets: 0 }, '客户 12', 'my/followUp'],
  [
    'exhibition',
    { kind: 'editionMoved', ...days, wasFrom: '2027-01-08', wasTo: '2027-01-10' },
    '改期到',
    'exhibition/detail',
  ],
  ['exhibition', { kind: 'editionPostponed', ...days }, '延期', 'exhibition/detail'],
  ['exhibition', { kind: 'editionCancelled', ...days }, '已取消', 'exhibition/detail'],
  ['exhibition', { kind: 'editionRehoused', hall: '岚湖会展中心' }, '改到 岚湖', 'exhibition/detail'],
  ['exhibition', { kind: 'editionNear', ...days, days: 7 }, '还有 7 天', 'exhScheduleDetail'],
  ['exhibition', { kind: 'listPublished', count: 320 }, '320 家', 'moreExh'],
  ['prediction', { kind: 'windowOpens', until: '2027-01-05' }, '联系窗口', 'prediction/enterprise'],
  ['prediction', { kind: 'forecastSettled', percent: 65 }, '65%', 'prediction/enterprise'],
  ['member', { kind: 'unlocksExpire', until: '2027-01-05', count: 3 }, '3 家', 'enterprise/detail'],
  ['member', { kind: 'planExpires', until: '2027-01-05' }, '到期', 'memberCenter'],
  ['announcement', { kind: 'announced', text: '国庆值班安排', page: null }, '国庆值班', 'home/message'],
] as const

test('each kind says what happened and leads to where something can be done about it', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  const { list: editions } = await ask(exhibition.search, { limit: 1 })
  const company = await findCompany({})
  const list = kinds.map(([category, facts], at) => ({
    id: crypto.randomUUID(),
    category,
    objectId: category === 'member' ? company.id : (editions[0]?.id ?? ''),
    name: facts.kind === 'planExpires' ? 'member' : `名称 ${at}`,
    createdAt: new Date().toISOString(),
    isRead: true,
    ...facts,
  }))
  const access = { level: 'full', visible: list.length, hidden: 0, reason: null }
  const unread = { followUp: 0, exhibition: 0, prediction: 0, member: 0, announcement: 0 }
  const data = { list, total: list.length, totalIsMore: false, cursor: null, access, unread }
  await app.page.route('**/message/page*', (route) => route.fulfill({ json: { code: 200, msg: '', data } }))
  for (const [at, [, , words, place]] of kinds.entries()) {
    await app.open(path)
    const row = app.top().getByRole('article').nth(at)
    await row.getByText(words).first().waitFor()
    await row.getByRole('button').first().click()
    await app.page.waitForURL((url) => url.pathname.includes(place))
  }
  await app.close()
})

test.each(['zh-Hans', 'fr'] as const)(
  'readable in %s: no faults by axe, nothing wider than the phone',
  async (locale) => {
    const app = await openApp({ locale })
    const phone = newPhone()
    const { names } = await reminded(phone)
    await signInAs(app, phone)
    for (const params of ['', '?view=settings']) {
      await app.open(`${path}${params}`)
      if (params === '') await app.top().getByText(names[0]).waitFor()
      else await app.top().getByRole('switch').first().waitFor()
      expect(await accessibilityFaults(app.page)).toEqual([])
      expect(await app.top().evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    }
    await app.close()
  },
)
