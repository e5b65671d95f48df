import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { company } from '@zhzz/contract/company/calls.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { home } from '@zhzz/contract/home/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chooseInForm } from '#e2e/chooseInForm.ts'
import { copySample } from '#e2e/copySample.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { freePort, type RunningServer, runServer } from '#e2e/runServer.ts'
import { newPhone } from '#e2e/sample.ts'
import { scratchFolder } from '#e2e/scratchFolder.ts'

const folder = scratchFolder('h5-offline-')
const output = join(folder, 'output.txt')
const env = { DATA_DIR: join(folder, 'data') }
let port = 0
let server: RunningServer
let app: AppWindow

beforeAll(async () => {
  await copySample(env.DATA_DIR)
  port = await freePort()
  server = await runServer(env, port, output)
})

afterAll(async () => {
  await app.close()
  await server.stop().catch(() => null)
  rmSync(folder, { recursive: true, force: true })
})

const ribbon = /离线数据/
const list = '/pages/enterprise/list/list'

/** Everything that lies in the browser's stores of answers and files. */
function storedTexts(): Promise<string> {
  return app.page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) texts.push(url)
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('kept answers')
      opening.addEventListener('success', () => resolve(opening.result))
      opening.addEventListener('error', () => reject(opening.error))
    })
    const rows = await new Promise<unknown[]>((resolve, reject) => {
      const reading = database.transaction('answers').objectStore('answers').getAll()
      reading.addEventListener('success', () => resolve(reading.result))
      reading.addEventListener('error', () => reject(reading.error))
    })
    database.close()
    return texts.join('\n') + JSON.stringify(rows)
  })
}

test('without the server the app starts, shows what was seen last, and keeps what is written until it can be sent', {
  timeout: 180_000,
  retry: 0,
}, async () => {
  app = await openApp({ server: { origin: server.origin, output }, serviceWorker: true })
  await app.login(newPhone())
  await app.open('/')
  await app.page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(storedTexts).toContain(home.index.name)
  // The code of pages too that nobody has opened yet.
  const worker = await (await fetch(`${server.origin}/h5/sw.js`)).text()
  const code = worker.match(/(?<=const APP_FILES = )\[.*\]/)?.[0] ?? '[]'
  for (const path of JSON.parse(code)) await expect.poll(storedTexts).toContain(path)
  await app.open(list)
  const row = app.top().locator('[data-row="0"] button').first()
  await row.waitFor()
  await expect.poll(storedTexts).toContain(company.search.name)
  await row.click()
  await app.page.waitForURL(/enterprise\/detail\/detail/)
  const name = (await app.top().locator('h2').first().textContent()) ?? ''
  await expect.poll(storedTexts).toContain(company.detail.name)
  const detail = new URL(app.page.url())
  const id = detail.searchParams.get('id') ?? ''
  await app.open(`/pages/enterprise/contactList/contactList?id=${id}`)
  await app.open(`/pages/followUp/form?targetType=company&targetId=${id}`)
  await app.top().getByRole('textbox', { name: '跟进内容' }).waitFor()
  await expect.poll(storedTexts).toContain(company.detail.name)
  expect(await storedTexts()).not.toContain(company.contacts.name)

  await server.stop()
  await app.open('/')
  await app.top().getByText(ribbon).waitFor()
  await app.top().getByText('近期展会').waitFor()
  await app.open(list)
  await app.top().getByText(ribbon).waitFor()
  await app.top().locator('[data-row="0"]').waitFor()
  await app.open(detail.pathname.replace('/h5', '') + detail.search)
  await app.top().getByText(ribbon).first().waitFor()
  expect(name).not.toBe('')
  await app.top().getByText(name).first().waitFor()

  await app.open(`/pages/followUp/form?targetType=company&targetId=${id}`)
  await chooseInForm(app, '跟进结果', '已接通')
  await app.top().getByRole('textbox', { name: '跟进内容' }).fill('断网时写下的一条')
  await app.top().getByRole('button', { name: '保存' }).click()
  await expect
    .poll(() => app.page.evaluate(() => localStorage.getItem('outbox') ?? ''), { timeout: 15_000 })
    .toContain('断网时写下的一条')

  server = await runServer(env, port, output)
  await app.open(`/pages/followUp/list?targetType=company&targetId=${id}`)
  await expect
    .poll(() => app.page.evaluate(() => localStorage.getItem('outbox')), { timeout: 30_000 })
    .toBeNull()
  await app.page.reload()
  await app.top().getByText('断网时写下的一条').first().waitFor()
  await expect.poll(storedTexts).toContain(followUp.list.name)
})

test('signing out forgets it all', { retry: 0 }, async () => {
  await app.open('/pages/my/my')
  await app.page.evaluate(() => localStorage.removeItem('ZKY-Token'))
  await app.page.reload()
  await expect.poll(storedTexts).not.toContain('断网时写下的一条')
  expect(await storedTexts()).not.toContain(followUp.list.name)
})
