import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { findCompany, newPhone, people } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'
import { drag } from '#e2e/touch.ts'
import { writeFollowUp } from '#e2e/writeFollowUp.ts'

const hour = 3_600_000
const page = '/pages/my/followUp'

function tab(app: AppWindow, name: RegExp) {
  return app.top().getByRole('tab', { name })
}

/** Two records of one company: one two days late, one in three days. */
async function withTasks(motion = false) {
  const app = await openApp({ motion })
  const token = await signInAs(app, newPhone())
  const company = await findCompany({}, (card) => card.contactCount > 0)
  const past = (hours: number) => new Date(Date.now() - hours * hour).toISOString()
  const late = { content: '早该联系', followTime: past(72), nextFollowTime: past(50) }
  await writeFollowUp(token, company.id, { content: '过几天再联系', nextFollowTime: past(-72) })
  // Told of as it happened, before the other: it settles nothing, and nothing settles it.
  await writeFollowUp(token, company.id, late)
  return { app, company }
}

const task = (app: AppWindow, content: string) => app.top().getByRole('article').filter({ hasText: content })

/** What a long press offers, here by the menu key. */
async function offer(app: AppWindow, content: string, what: string): Promise<void> {
  await task(app, content).getByRole('button').first().focus()
  await task(app, content).getByRole('button').first().dispatchEvent('contextmenu')
  await app.page.getByRole('dialog').getByRole('button', { name: what }).click()
}

test('an overdue task is postponed, and one of this week is done; both can be taken back', async () => {
  const { app } = await withTasks()
  await app.open(page)
  await tab(app, /^已逾期\s*1$/).click()
  await task(app, '早该联系').getByText('2 天').waitFor()
  await offer(app, '早该联系', '推迟')
  await app.page
    .getByRole('radio', { name: /周一|明天/ })
    .last()
    .click()
  await app.top().getByText('没有逾期的跟进').waitFor()
  await app.page.getByRole('button', { name: '撤销' }).click()
  await task(app, '早该联系').getByText('2 天').waitFor()
  await offer(app, '早该联系', '推迟')
  await app.page
    .getByRole('radio', { name: /周一|明天/ })
    .last()
    .click()
  await tab(app, /^未来7天\s*2$/).click()
  await offer(app, '过几天再联系', '完成')
  await tab(app, /^未来7天\s*1$/).waitFor()
  await tab(app, /^全部/).click()
  await expect.poll(() => app.top().getByRole('article').count()).toBe(2)
  expect(app.faults).toEqual([])
  await app.close()
})

test('a finger draws a row aside: what lies behind settles it, a tap on the row shuts it', async () => {
  const { app } = await withTasks(true)
  await app.open(`${page}?tab=overdue`)
  const row = task(app, '早该联系')
  await row.waitFor()
  const complete = app.top().getByRole('button', { name: '完成' })
  const settled = () =>
    app.page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)))
  const draw = async (by: number) => {
    await settled()
    const box = await row.boundingBox()
    if (!box) throw new Error('not drawn')
    const from = { x: 330, y: box.y + box.height / 2 }
    await drag(app, from, { x: from.x + by, y: from.y + 4 })
    await settled()
  }
  expect(await complete.isVisible()).toBe(false)
  await draw(-20)
  await expect.poll(() => complete.isVisible()).toBe(false)
  await draw(-160)
  await expect.poll(() => complete.isVisible()).toBe(true)
  const { y = 0, height = 0 } = (await row.boundingBox()) ?? {}
  await app.page.touchscreen.tap(60, y + height / 2)
  await expect.poll(() => complete.isVisible()).toBe(false)
  expect(new URL(app.page.url()).pathname).toContain(page)
  await draw(-160)
  await complete.click()
  await app.top().getByText('没有逾期的跟进').waitFor()
  await app.page.getByRole('button', { name: '撤销' }).click()
  await row.waitFor()
  await app.close()
})

test('writing to the customer settles the task that was due, with a way back', async () => {
  const { app, company } = await withTasks()
  await app.open(`${page}?tab=overdue`)
  await task(app, '早该联系').waitFor()
  await offer(app, '早该联系', '写跟进')
  await app
    .top()
    .getByRole('textbox', { name: /跟进内容/ })
    .fill('刚通过电话')
  await app.top().getByRole('button', { name: '保存' }).click()
  await app.page.getByText('今天该联系的 1 条已完成').waitFor()
  await app.top().getByText('没有逾期的跟进').waitFor()
  await app.page.getByRole('button', { name: '撤销' }).click()
  await task(app, '早该联系').getByText(company.name.slice(0, 2)).first().waitFor()
  await tab(app, /^已逾期\s*1$/).waitFor()
  await app.close()
})

test('the owner of a team sees what it has to do, all of it and one person’s', async () => {
  const app = await openApp()
  const token = await signInAs(app, people.team)
  const company = await findCompany({}, (card) => card.contactCount > 0)
  const soon = new Date(Date.now() + 2 * hour).toISOString()
  await writeFollowUp(token, company.id, { content: `团队待办 ${crypto.randomUUID()}`, nextFollowTime: soon })
  await app.open(page)
  await tab(app, /^团队/).click()
  await app.top().getByRole('tab', { name: '全部' }).last().click()
  await app.top().getByRole('article').first().waitFor()
  await app.top().getByRole('button', { name: '成员' }).click()
  const choices = app.page.getByRole('dialog').getByRole('radio')
  await choices.nth(1).click()
  await expect.poll(() => new URL(app.page.url()).searchParams.get('who')).not.toBeNull()
  await app.top().getByRole('article').first().waitFor()
  expect(app.faults).toEqual([])
  await app.close()
  const alone = await openApp()
  await signInAs(alone, newPhone())
  await alone.open(`${page}?tab=team`)
  await tab(alone, /^今天/).waitFor()
  expect(await tab(alone, /^团队/).count()).toBe(0)
  await alone.close()
})

test('a task is put off to a time of one’s own', async () => {
  const { app } = await withTasks()
  await app.open(`${page}?tab=overdue`)
  await task(app, '早该联系').waitFor()
  await offer(app, '早该联系', '推迟')
  await app.page.getByRole('radio', { name: '选时间' }).click()
  const dialog = app.page.getByRole('dialog', { name: '推迟到什么时候' })
  const local = new Date(Date.now() + 8 * hour + 48 * hour).toISOString().slice(0, 11)
  await dialog.getByLabel('下次跟进').fill(`${local}16:45`)
  await dialog.getByRole('button', { name: '确定' }).click()
  await tab(app, /^未来7天\s*2$/).click()
  await task(app, '早该联系').getByText('16:45').waitFor()
  await app.close()
})

test('rows of 84 px under the day they are due; a locked company is unlocked from its row', async () => {
  const { app, company } = await withTasks()
  await app.open(`${page}?tab=week`)
  const row = task(app, '过几天再联系')
  expect((await row.boundingBox())?.height).toBe(84)
  await app.top().getByRole('heading', { level: 2 }).getByText(/周/).waitFor()
  await row.getByRole('button', { name: /^解锁/ }).click()
  await app.page.getByRole('dialog').getByText(company.name).waitFor()
  await app.close()
})

test('nothing to do says how tasks come about; a lost connection says so', async () => {
  const app = await openApp()
  await signInAs(app, newPhone())
  await app.open(page)
  await app.top().getByText('今天没有待跟进').waitFor()
  await app.close()
  const cut = await openApp()
  await signInAs(cut, newPhone())
  await cut.page.route('**/followUp/mine*', (route) => route.abort())
  await cut.open(page)
  await cut.top().getByText('哎呀，网络信号丢失').waitFor()
  await cut.close()
})

test('a visitor signs in first', async () => {
  const app = await openApp()
  await app.open(page)
  await app.top().locator('input[name=phone]').waitFor()
  await app.close()
})

test.each(['zh-Hans', 'fr'] as const)(
  'readable in %s: no faults by axe, nothing wider than the phone',
  async (locale) => {
    const app = await openApp({ locale })
    const token = await signInAs(app, newPhone())
    const company = await findCompany({})
    const nextFollowTime = new Date(Date.now() + 72 * hour).toISOString()
    await writeFollowUp(token, company.id, { content: '约好再谈', nextFollowTime })
    await app.open(`${page}?tab=week`)
    await app.top().getByText('约好再谈').waitFor()
    expect(await accessibilityFaults(app.page)).toEqual([])
    expect(await app.top().evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    await app.close()
  },
)
