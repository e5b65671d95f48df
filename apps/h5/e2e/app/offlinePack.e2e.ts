import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { expect, test } from 'vitest'
import { ask } from '#e2e/ask.ts'
import { chooseInForm } from '#e2e/chooseInForm.ts'
import { findEdition } from '#e2e/findEdition.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { newPhone } from '#e2e/sample.ts'
import { signInAs } from '#e2e/signInAs.ts'

const list = '/pages/exhibition/moreExh/moreExh'
const detail = '/pages/exhibition/detail/detail'
const listed = () => findEdition({ hasExhibitorList: true }, (card) => card.listedExhibitorCount > 60)
const ribbon = /离线数据/

/** The code of every page lies on the device, as a while after the first visit. */
async function settled(app: AppWindow): Promise<void> {
  await app.open('/')
  await app.page.evaluate(() => navigator.serviceWorker.ready)
  const worker = await (await fetch(`${app.origin}/h5/sw.js`)).text()
  const code: unknown = JSON.parse(worker.match(/(?<=const APP_FILES = )\[.*\]/)?.[0] ?? '[]')
  const kept = () =>
    app.page.evaluate(async () =>
      (await (await caches.open('assets')).keys()).map(({ url }) => new URL(url).pathname),
    )
  for (const path of Array.isArray(code) ? code : [])
    await expect.poll(kept, { timeout: 30_000 }).toContain(path)
}

/** What the app keeps of pages that were opened is gone: what is shown now comes out of the pack. */
function forgetSeen(app: AppWindow): Promise<void> {
  return app.page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        localStorage.removeItem('answersOf')
        const opening = indexedDB.open('kept answers')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const clearing = opening.result.transaction('answers', 'readwrite').objectStore('answers').clear()
          clearing.addEventListener('success', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
  )
}

/** Marks the first entries of a list that are known companies. */
async function withTargets(token: string) {
  const { id: editionId } = await listed()
  const { list: rows } = await ask(exhibition.exhibitors, { editionId, limit: 50 }, token)
  const targets = rows.filter(({ companyId }) => companyId !== null).slice(0, 3)
  const at = new Date().toISOString()
  await ask(
    exhibition.markTargets,
    { marks: targets.map(({ id }) => ({ exhibitorId: id, state: 'todo' as const, at })) },
    token,
  )
  return { editionId, targets, rows }
}

async function take(app: AppWindow, editionId: string): Promise<void> {
  await app.open(`${detail}?id=${editionId}`)
  await app
    .top()
    .getByRole('button', { name: /^离线包/ })
    .click()
  await app.page.getByText('已存到本机，没网也能看').first().waitFor()
  await app
    .top()
    .getByRole('button', { name: /^离线包.*[KM]B · 刚刚/ })
    .waitFor()
}

test('an exhibition kept by one tap is searched, walked, marked and written about without a network', {
  timeout: 240_000,
  retry: 0,
}, async () => {
  const app = await openApp({ serviceWorker: true })
  const token = await signInAs(app, newPhone())
  const { editionId, targets, rows } = await withTargets(token)
  const [first] = targets
  const wanted = rows[45]
  expect(first).toBeDefined()
  expect(wanted).toBeDefined()
  await settled(app)
  await take(app, editionId)
  await forgetSeen(app)
  await app.context.setOffline(true)

  await app.open(`${list}?editionId=${editionId}`)
  await app.top().locator('[data-row="0"]').waitFor()
  await app.top().getByText(ribbon).waitFor()
  await app
    .top()
    .getByRole('searchbox')
    .fill(wanted?.listedName ?? '')
  await app
    .top()
    .locator('[data-row="0"]')
    .getByText(wanted?.listedName.slice(0, 4) ?? '')
    .first()
    .waitFor()
  await expect.poll(() => app.top().locator('[data-row]').count()).toBeLessThan(20)

  await app.open(`${list}?editionId=${editionId}&tab=target`)
  await app
    .top()
    .getByText(/^还有 3 家，约/)
    .waitFor()
  await app
    .top()
    .getByRole('button', { name: /^标记已拜访/ })
    .first()
    .click()
  await app
    .top()
    .getByText(/^还有 2 家，约/)
    .waitFor()
  await app.page.reload()
  await app
    .top()
    .getByText(/^还有 2 家，约/)
    .waitFor()

  await app.open(`/pages/enterprise/detail/detail?id=${first?.companyId}`)
  await app.top().locator('h2').first().waitFor()
  await app.top().getByText(ribbon).first().waitFor()
  await app.open(`/pages/enterprise/contactList/contactList?id=${first?.companyId}`)
  await app.top().getByText(ribbon).first().waitFor()

  await app.open(
    `/pages/followUp/form?targetType=company&targetId=${first?.companyId}&editionId=${editionId}`,
  )
  await chooseInForm(app, '跟进结果', '已接通')
  await app.top().getByRole('textbox', { name: '跟进内容' }).fill('馆里没有网时写下的')
  await app.top().getByRole('button', { name: '保存' }).click()
  await expect
    .poll(() => app.page.evaluate(() => localStorage.getItem('outbox') ?? ''), { timeout: 15_000 })
    .toContain('馆里没有网时写下的')

  await app.context.setOffline(false)
  const left = () =>
    app.page.evaluate(() => [localStorage.getItem('outbox'), localStorage.getItem('targetMarks')])
  await expect.poll(left, { timeout: 40_000 }).toEqual([null, null])
  const { counts } = await ask(exhibition.exhibitors, { editionId }, token)
  expect(counts).toMatchObject({ targets: 3, visited: 1 })
  const written = await ask(followUp.list, { targetType: 'company', targetId: first?.companyId ?? '' }, token)
  expect(written.list.map(({ content }) => content)).toEqual(['馆里没有网时写下的'])

  // What went to the server is in the pack too.
  await forgetSeen(app)
  await app.context.setOffline(true)
  await app.open(`${list}?editionId=${editionId}&tab=target`)
  await app
    .top()
    .getByText(/^还有 2 家，约/)
    .waitFor()
  await app.close()
})

test('a full device says so and keeps what it had; a plan keeps one pack, and signing out none', {
  timeout: 120_000,
}, async () => {
  const app = await openApp()
  const token = await signInAs(app, newPhone())
  const { editionId } = await withTargets(token)
  const other = await findEdition({ hasExhibitorList: true }, (card) => card.id !== editionId)
  const kept = () => app.page.evaluate(() => localStorage.getItem('packs') ?? '')
  await app.page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
      if (this.transaction.db.name === 'packs' && sessionStorage.getItem('full') !== null)
        throw new DOMException('full', 'QuotaExceededError')
      return put.call(this, value, key)
    }
    if (sessionStorage.getItem('used') === null) sessionStorage.setItem('full', '')
  })
  await app.open(`${detail}?id=${editionId}`)
  await app
    .top()
    .getByRole('button', { name: /^离线包/ })
    .click()
  await app.page.getByText('本机空间不足').first().waitFor()
  expect(await kept()).toBe('')
  await app.page.evaluate(() => {
    sessionStorage.setItem('used', '')
    sessionStorage.removeItem('full')
  })
  await take(app, editionId)

  await app.open(`${detail}?id=${other.id}`)
  await app
    .top()
    .getByRole('button', { name: /^离线包/ })
    .click()
  await app.page.getByText('当前版本可同时保留 1 个离线包').waitFor()
  await app.page.getByRole('button', { name: '换成这一届' }).click()
  await expect.poll(kept).toContain(other.id)
  expect(await kept()).not.toContain(editionId)

  await app.open('/pages/person/setting')
  await app
    .top()
    .getByRole('button', { name: /^我的离线包.*[KM]B/ })
    .click()
  await app
    .top()
    .getByText(/家参展商/)
    .waitFor()
  await app.open('/pages/person/setting')
  await app.top().getByRole('button', { name: '退出登录' }).click()
  await app.page.getByRole('button', { name: '确定' }).click()
  await expect.poll(kept).toBe('')
  const entries = () =>
    app.page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('packs')
          opening.addEventListener('success', () => {
            const counting = opening.result.transaction('packs').objectStore('packs').count()
            counting.addEventListener('success', () => resolve(counting.result))
          })
        }),
    )
  await expect.poll(entries).toBe(0)
  await app.close()
})
