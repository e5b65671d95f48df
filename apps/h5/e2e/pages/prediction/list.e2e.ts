import { prediction } from '@zhzz/contract/prediction/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { openApp } from '#e2e/openApp.ts'
import { newPhone, people } from '#e2e/sample.ts'
import { signInAs, tokenFor } from '#e2e/signInAs.ts'

const page = '/pages/prediction/list'

/** The first edition of the world that is predicted. */
async function predictedEdition() {
  const { list } = await ask(prediction.editions, { sort: 'highCount' }, await tokenFor(people.team))
  const found = list.find(({ lack }) => lack === null)
  if (!found) throw new Error('no edition of the invented world is predicted')
  return found
}

test('from 参展预测 to the why-sheet to the record behind it', async () => {
  const app = await openApp()
  await signInAs(app, people.team)
  const { edition } = await predictedEdition()
  await app.open(`${page}?sort=highCount`)
  await app.top().getByRole('article').filter({ hasText: edition.name }).first().getByText('高概率').click()
  await app.page.waitForURL(/prediction\/enterprise\/list/)
  const row = app.top().locator('[data-row]').first()
  await row.getByText('%').first().waitFor()
  await row.getByRole('button', { name: /：为什么这样预测$/ }).click()
  const sheet = app.page.getByRole('dialog', { name: '为什么这样预测' })
  await sheet.getByText('只用').waitFor()
  expect(await sheet.getByRole('img').count()).toBeGreaterThan(2)
  const fact = sheet.getByRole('listitem').getByRole('button').first()
  await fact.click()
  const offered = app.page.getByRole('dialog', { name: '依据' })
  await app.page.waitForFunction(
    () =>
      /moreExh|detail\/detail/.test(location.href) ||
      document.querySelector('dialog[open][aria-label="依据"]'),
  )
  if (await offered.isVisible()) await offered.getByRole('button').first().click()
  await app.page.waitForURL(/moreExh\/moreExh|detail\/detail/)
  expect(app.faults).toEqual([])
  await app.close()
})

test('what was said stands beside what came true, and beside the plain rule', async () => {
  const app = await openApp()
  await signInAs(app, people.team)
  await app.open(page)
  await app.top().getByRole('button', { name: '更多', exact: true }).click()
  await app.page.getByRole('dialog').getByRole('button', { name: '模型成绩' }).click()
  const sheet = app.page.getByRole('dialog', { name: '模型成绩' })
  await sheet.getByRole('cell', { name: /%/ }).first().waitFor()
  await sheet.getByText('前 50 家命中').waitFor()
  await sheet.getByRole('button', { name: '关闭' }).click()
  await app.top().getByRole('tab', { name: '回看' }).click()
  await app.page.waitForURL(/tab=past/)
  const { list } = await ask(prediction.editions, { tab: 'past' }, await tokenFor(people.team))
  const settled = list.find(({ scorecard }) => scorecard?.kind === 'settled')
  if (!settled?.scorecard) throw new Error('nothing of the invented world is settled')
  const row = app.top().getByRole('article').filter({ hasText: settled.edition.name })
  const { precisionAt50, baselinePrecisionAt50 } = settled.scorecard
  await row.getByText(new RegExp(`前 50 家(来了|说中) ${Math.round(precisionAt50 * 50)}$`)).waitFor()
  await row.getByText(`只看名录 ${Math.round(baselinePrecisionAt50 * 50)}`, { exact: true }).waitFor()
  await app.close()
})

test('the list begins with what closes soonest for the person’s trade, and says whose window that is', async () => {
  const app = await openApp()
  await signInAs(app, people.team)
  await app.open(page)
  await app.top().locator('[data-row]').first().waitFor()
  const orderFor = async (seller: 'forwarder' | 'builder') =>
    (await ask(prediction.editions, { seller, limit: 5 }, await tokenFor(people.team))).list.map(
      ({ edition }) => edition.name,
    )
  const shown = async () => (await app.top().locator('[data-row] article').allInnerTexts()).slice(0, 5)
  const expectOrder = (names: string[]) =>
    expect
      .poll(async () => (await shown()).map((text, at) => text.includes(names[at] ?? '?')))
      .toEqual(names.map(() => true))
  // The team of the invented world moves goods.
  await app.top().getByRole('button', { name: '展品物流', exact: true }).click()
  await expectOrder(await orderFor('forwarder'))
  await app.page.getByRole('dialog', { name: '联系窗口' }).getByRole('radio', { name: '搭建商' }).click()
  await app.top().getByRole('button', { name: '搭建商', exact: true }).waitFor()
  await expectOrder(await orderFor('builder'))
  await app.close()
})

test('a verdict is given in the why sheet, stands in the row, and can be taken back', async () => {
  const app = await openApp()
  await signInAs(app, people.team)
  const { edition } = await predictedEdition()
  await app.open(`/pages/prediction/enterprise/list?editionId=${edition.id}`)
  const row = app.top().locator('[data-row]').nth(1)
  const sheet = app.page.getByRole('dialog', { name: '为什么这样预测' })
  const will = (pressed: boolean) => sheet.getByRole('button', { name: '会参展', exact: true, pressed })
  await row.getByRole('button', { name: /：为什么这样预测$/ }).click()
  await will(false).click()
  await app.page.getByText('已记录，谢谢').waitFor()
  await will(true).waitFor()
  await sheet.getByRole('button', { name: '关闭' }).click()
  await row.getByText('我：会参展', { exact: true }).waitFor()
  await app.page.reload()
  await row.getByText('我：会参展', { exact: true }).waitFor()
  await row.getByRole('button', { name: /：为什么这样预测$/ }).click()
  await will(true).click()
  await app.page.getByText('已撤回').waitFor()
  await sheet.getByRole('button', { name: '关闭' }).click()
  await row.getByText('我：会参展', { exact: true }).waitFor({ state: 'detached' })
  await app.close()
})

test('a visitor sees numbers without a name, and is led to the login; 我的 asks for it', async () => {
  const app = await openApp()
  await app.open(page)
  const rows = app.top().getByRole('article')
  await rows.first().waitFor()
  expect(await rows.count()).toBe(6)
  expect(await rows.first().innerText()).toMatch(/登录后查看展会名称[^]*\d+ 家可能参展[^]*\d+ 高概率/)
  const { list } = await ask(prediction.editions, { limit: 6 }, await tokenFor(people.team))
  const text = await app.top().innerText()
  for (const { edition } of list) expect(text).not.toContain(edition.name)
  await rows.first().click()
  await app.page.waitForURL(/pages\/login\/login/)
  await app.open(`${page}?tab=mine`)
  await app.page.getByText('登录').first().waitFor()
  await app.close()
})

test('nothing foretold yet is told apart from nothing that the filters leave, and only these can be cleared', async () => {
  const app = await openApp()
  await signInAs(app, people.team)
  const told = await ask(prediction.editions, {}, await tokenFor(people.team))
  const data = { ...told, list: [], unnamed: [], total: 0, cursor: null }
  await app.page.route(`**${prediction.editions.path}`, (route) =>
    route.fulfill({ json: { code: 200, msg: '', data } }),
  )
  const clear = app.top().getByRole('button', { name: '清除筛选' })
  for (const [tab, title] of [
    ['recommended', '还没有展会预测'],
    ['past', '还没有已开展的预测可以回看'],
  ] as const) {
    await app.open(`${page}?tab=${tab}`)
    await app.top().getByText(title).waitFor()
    expect(await clear.count()).toBe(0)
    await app.shot(`prediction-none-${tab}`)
  }
  await app.open(`${page}?when=month`)
  await app.top().getByText('没有符合条件的展会预测').waitFor()
  await clear.click()
  await app.top().getByText('还没有展会预测').waitFor()
  await app.close()
})

test('both pages are free of faults for a screen reader, in two languages', async () => {
  const { edition } = await predictedEdition()
  for (const locale of ['zh-Hans', 'en'] as const) {
    const app = await openApp({ locale })
    await signInAs(app, people.team)
    for (const path of [page, `/pages/prediction/enterprise/list?editionId=${edition.id}`]) {
      await app.open(path)
      await app.top().locator('[data-row]').first().waitFor()
      await app.shot(`prediction-${path.includes('enterprise') ? 'companies' : 'editions'}-${locale}`)
      expect(await accessibilityFaults(app.page)).toEqual([])
    }
    await app.close()
  }
})

test('新预测 on 首页 leads to the list, and is seen then', async () => {
  const app = await openApp()
  await app.open('/pages/login/login')
  await app.fillLogin(newPhone())
  await app.open('/')
  const figure = app.top().getByRole('button', { name: /新预测/ })
  await figure.filter({ hasText: /[1-9]/ }).click()
  await app.page.waitForResponse('**/prediction/see')
  await app.top().getByRole('article').first().waitFor()
  await app.open('/')
  await app.top().getByText('近期展会').waitFor()
  expect(await figure.count()).toBe(0)
  await app.close()
})
