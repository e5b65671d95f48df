import { expect } from 'vitest'
import { chooseInForm } from '#e2e/chooseInForm.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { newPhone } from '#e2e/sample.ts'
import type { TestServer } from '#e2e/testServer.ts'

/** What a salesperson looks for in files that were imported. */
export interface Sought {
  /** What is typed; part of the company's name. */
  word: string
  companyName: string
  exhibition: string
  /** Hall and number as a booth's plate has them. */
  plate: RegExp
  /** Hall that the list is filtered by; the company stands in it. */
  hall: RegExp
  mobile: string
}

/** From a word to what was written down, which `restart` of the server, at the same address, leaves as it was. */
export async function mainJob(
  server: TestServer,
  sought: Sought,
  restart: () => Promise<void>,
): Promise<void> {
  const app = await openApp({ server })
  await findCompanyAtItsBooth(app, sought)
  await walkTheList(app, sought)
  await unlock(app, sought)
  await writeDown(app)
  await restart()
  await app.page.reload()
  await app.top().getByText('要 36 平米特装，下周给效果图').waitFor()
  await app
    .top()
    .getByText(/^下次跟进 /)
    .waitFor()
  // A new number is asked for its age once, which is a refusal on the wire.
  expect(app.faults.filter((fault) => !fault.includes('status of 400'))).toEqual([])
  await app.close()
}

/** Search, open the company, see that it exhibits and at which booth, open the exhibition. */
async function findCompanyAtItsBooth(app: AppWindow, sought: Sought): Promise<void> {
  await app.open('/pages/search/search')
  await app.top().getByRole('searchbox').fill(sought.word)
  await app.top().getByRole('searchbox').press('Enter')
  await app.top().locator('[data-title]', { hasText: sought.companyName }).first().click()
  await app.page.waitForURL(/enterprise\/detail\/detail/)
  await app.top().getByRole('heading', { name: sought.companyName }).waitFor()
  const entry = app.top().getByRole('button', { name: sought.exhibition }).filter({ hasText: sought.plate })
  await entry.first().click()
  await app.page.waitForURL(/exhibition\/detail\/detail/)
  await app.top().getByRole('heading', { name: sought.exhibition }).first().waitFor()
}

/** The exhibitor list by hall; two pages deep and back, it stands where it was and asks nothing again. */
async function walkTheList(app: AppWindow, sought: Sought): Promise<void> {
  await app.top().getByRole('button', { name: '参展商', exact: true }).last().click()
  const rows = app.top().locator('[data-row] article > button:first-child')
  await rows.first().waitFor()
  const count = app.top().getByText(/^共 [\d,]+ 条$/)
  const whole = await count.innerText()
  await app.top().getByRole('button', { name: '展厅' }).click()
  await app.top().getByRole('dialog').getByRole('button', { name: sought.hall }).first().click()
  await app.top().getByRole('button', { name: '确定' }).click()
  await app.page.waitForURL(/pavilion=/)
  await expect.poll(() => count.innerText()).not.toBe(whole)
  await expect.poll(() => rows.first().innerText()).toMatch(/H1/)
  const filtered = app.page.url()
  const asked: string[] = []
  app.page.on('request', (request) => {
    if (request.url().endsWith('/exhibition/none/exhibitors')) asked.push(request.url())
  })
  const scrolled = () => app.top().evaluate((page) => page.scrollTop)
  await app.top().evaluate((page) => page.scrollTo(0, 420))
  const place = await scrolled()
  expect(place).toBeGreaterThan(200)
  const seen = await app.top().innerText()
  await rows.nth(5).click()
  await app.page.waitForURL(/enterprise\/detail\/detail/)
  await app.top().getByRole('button', { name: sought.exhibition }).first().click()
  await app.page.waitForURL(/exhibition\/detail\/detail/)
  await app.page.goBack()
  await app.page.waitForURL(/enterprise\/detail\/detail/)
  await app.page.goBack()
  await app.page.waitForURL(filtered)
  expect(await scrolled()).toBe(place)
  await expect.poll(() => app.top().innerText()).toBe(seen)
  expect(asked).toEqual([])
}

/** From the list to the company, login with the printed code, the price, clear numbers. */
async function unlock(app: AppWindow, sought: Sought): Promise<void> {
  await app.top().getByRole('searchbox').fill(sought.word)
  const row = app
    .top()
    .locator('[data-row] article > button:first-child')
    .filter({ hasText: sought.companyName })
  await row.first().click()
  await app.page.waitForURL(/enterprise\/detail\/detail/)
  await app.top().getByRole('button', { name: '解锁' }).last().click()
  await app.fillLogin(newPhone())
  await app.page
    .getByRole('dialog', { name: '解锁联系方式' })
    .getByRole('button', { name: '确认解锁' })
    .click()
  await app
    .top()
    .getByRole('button', { name: `复制 ${sought.mobile}` })
    .waitFor()
}

/** A follow-up with a next time; then the history of the company. */
async function writeDown(app: AppWindow): Promise<void> {
  await app.page.waitForURL(/enterprise\/detail\/detail/)
  await app.top().getByRole('button', { name: '写跟进' }).last().click()
  await app.page.waitForURL(/followUp\/form/)
  await chooseInForm(app, '跟进结果', '已接通')
  await app.top().getByRole('textbox', { name: '跟进内容' }).fill('要 36 平米特装，下周给效果图')
  await app.top().getByRole('radio', { name: '3天' }).click()
  await app.top().getByRole('button', { name: '保存' }).click()
  await app.page.waitForURL(/enterprise\/detail\/detail/)
  await app.top().getByText('要 36 平米特装，下周给效果图').waitFor()
  await app.top().getByRole('button', { name: '查看全部' }).last().click()
  await app.page.waitForURL(/followUp\/list/)
  await app.top().getByText('要 36 平米特装，下周给效果图').waitFor()
}
