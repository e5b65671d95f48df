import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { home } from '@zhzz/contract/home/calls.ts'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { ask } from '#e2e/ask.ts'
import { openApp } from '#e2e/openApp.ts'
import { newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'
import { writeFollowUp } from '#e2e/writeFollowUp.ts'

const page = '/pages/my/target'

/** Two targets at each of two exhibitions, with the first of which somebody is to be called. */
async function markTwoLists(token: string) {
  const { exhibitions } = await ask(home.index, {})
  const marked = []
  for (const { id: editionId, name } of exhibitions
    .filter((one) => one.listedExhibitorCount > 2)
    .slice(0, 2)) {
    const { list } = await ask(exhibition.exhibitors, { editionId }, token)
    const rows = list.filter(({ companyId }) => companyId !== null).slice(0, 2)
    const at = new Date().toISOString()
    const marks = rows.map(({ id }) => ({ exhibitorId: id, state: 'todo' as const, at }))
    await ask(exhibition.markTargets, { marks }, token)
    marked.push({ editionId, name, rows })
  }
  return marked
}

test('my targets of all exhibitions: under their exhibition, filtered, visited, reached from 我的 and from 首页', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  const [first, second] = await markTwoLists(token)
  const companyId = first?.rows[0]?.companyId ?? ''
  await writeFollowUp(token, companyId, {
    content: '约好今天',
    nextFollowTime: new Date(Date.now() + 60_000).toISOString(),
  })
  await app.open('/pages/my/my')
  await app
    .top()
    .getByRole('button', { name: /^4\s*目标/ })
    .click()
  const rows = app.top().getByRole('article')
  await expect.poll(() => rows.count()).toBe(4)
  expect(await app.top().getByRole('heading', { level: 2 }).count()).toBe(2)
  await app.top().getByText('下次跟进').last().waitFor()
  expect(await accessibilityFaults(app.page)).toEqual([])

  await rows
    .first()
    .getByRole('button', { name: /^标记.*已拜访/ })
    .click()
  await app.top().getByRole('button', { name: '拜访', exact: true }).click()
  await app.page.getByRole('dialog').getByRole('radio', { name: '未拜访' }).click()
  await expect.poll(() => rows.count()).toBe(3)
  await app.open(`${page}?due=due`)
  await expect.poll(() => rows.count()).toBeGreaterThan(0)
  await app.open(`${page}?editionId=${second?.editionId}`)
  await expect.poll(() => rows.count()).toBe(2)
  await app.open(`${page}?editionId=${second?.editionId}&due=due`)
  const none = await app.top().getByText('没有这样的目标').count()
  if (none > 0) await app.top().getByRole('button', { name: '清除筛选' }).click()

  await app.open('/')
  await app
    .top()
    .getByRole('button', { name: /^我的目标/ })
    .click()
  await expect.poll(() => new URL(app.page.url()).pathname).toContain(page)
  await app.top().getByRole('heading', { level: 2 }).first().getByRole('button').click()
  await expect.poll(() => new URL(app.page.url()).searchParams.get('tab')).toBe('target')
  expect(app.faults).toEqual([])
  await app.close()
})

test('nothing yet says how targets come about; without connection what was read is there; a visitor signs in', async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  await app.open(page)
  await app.top().getByText('还没有目标').waitFor()
  await markTwoLists(token)
  await app.open('/pages/my/my')
  await app
    .top()
    .getByRole('button', { name: /^我的目标/ })
    .click()
  await app.top().getByRole('article').first().waitFor()
  await app.context.setOffline(true)
  await app.page.getByRole('button', { name: '返回' }).click()
  await app
    .top()
    .getByRole('button', { name: /^我的目标/ })
    .click()
  await app.top().getByRole('article').first().waitFor()
  await app.page
    .getByText(/^离线数据/)
    .first()
    .waitFor()
  await app.close()
  const visitor = await openApp()
  await visitor.page.goto(`${visitor.origin}/h5${page}`)
  await visitor.page.waitForURL(/login\/login/)
  await visitor.close()
})
