import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chooseInForm } from '#e2e/chooseInForm.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { runCommand } from '#e2e/runCommand.ts'
import { freePort, projectFolder, runServer } from '#e2e/runServer.ts'
import { newPhone } from '#e2e/sample.ts'
import { scratchFolder } from '#e2e/scratchFolder.ts'

/** Files to import, and what a salesperson looks for in them. */
interface World {
  imports: readonly (readonly string[])[]
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

const files = join(import.meta.dirname, 'files')

const invented: World = {
  imports: [
    ['companies', join(files, 'companies.csv')],
    ['halls', join(files, 'halls.csv')],
    ['exhibitions', join(files, 'exhibitions.csv')],
    ['exhibitors', join(files, 'exhibitors.csv'), '--edition', '示例人工智能应用展', '--year', '2026'],
    ['contacts', join(files, 'contacts.csv')],
  ],
  word: '砺曜',
  companyName: '上海砺曜智算科技有限公司',
  exhibition: '示例人工智能应用展 2026',
  plate: /H1\W*A101/,
  hall: /^H1 \d+ 家$/,
  mobile: '12000880001',
}

/** The real files lie outside of the repository and are not part of it. */
const shared = join(projectFolder, '../shared/data')
const hasShared = existsSync(join(shared, 'waic2026_exhibitors.csv'))

function real(folder: string): World {
  // Nobody's number: prefix 12 is not allotted.
  const contacts = join(folder, 'contacts.csv')
  writeFileSync(contacts, '企业名称,手机\n上海阶跃星辰智能科技有限公司,12000990001\n')
  const edition = ['--edition', 'WAIC 2026', '--year', '2026', '--start', '2026-07-26', '--end', '2026-07-28']
  return {
    imports: [
      ['companies', join(shared, 'cn_companies_profile_10k.csv')],
      ['halls', join(shared, 'venues_china_2026h2.csv')],
      ['exhibitions', join(shared, 'expo_china_2026h2.csv')],
      ['exhibitors', join(shared, 'waic2026_exhibitors.csv'), ...edition],
      ['contacts', contacts],
    ],
    word: '阶跃星辰',
    companyName: '上海阶跃星辰智能科技有限公司',
    exhibition: 'WAIC 2026',
    plate: /H1\W*C107/,
    hall: /H1 \d+ 家$/,
    mobile: '12000990001',
  }
}

const minutes = 60_000

test('the main job on the files of the repository', { timeout: 5 * minutes }, () => mainJob(() => invented))

test.skipIf(!hasShared)(
  'the main job on the real files in ../shared/data',
  { timeout: 8 * minutes, meta: { needs: 'the real files in ../shared/data' } },
  () => mainJob(real),
)

async function mainJob(worldIn: (folder: string) => World): Promise<void> {
  const folder = scratchFolder('main-job-')
  const output = join(folder, 'output.txt')
  const env = { DATA_DIR: join(folder, 'data'), SAMPLE: 'off' }
  const port = await freePort()
  const world = worldIn(folder)
  let server = await runServer(env, port, output)
  try {
    for (const args of world.imports) runCommand(['import', ...args], env)
    const app = await openApp({ server: { origin: server.origin, output } })
    await findCompanyAtItsBooth(app, world)
    await walkTheList(app, world)
    await unlock(app, world)
    await writeDown(app)
    await server.stop()
    server = await runServer(env, port, output)
    await app.page.reload()
    await app.top().getByText('要 36 平米特装，下周给效果图').waitFor()
    await app
      .top()
      .getByText(/^下次跟进 /)
      .waitFor()
    // A new number is asked for its age once, which is a refusal on the wire.
    expect(app.faults.filter((fault) => !fault.includes('status of 400'))).toEqual([])
    await app.close()
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Search, open the company, see that it exhibits and at which booth, open the exhibition. */
async function findCompanyAtItsBooth(app: AppWindow, world: World): Promise<void> {
  await app.open('/pages/search/search')
  await app.top().getByRole('searchbox').fill(world.word)
  await app.top().getByRole('searchbox').press('Enter')
  await app.top().locator('[data-title]', { hasText: world.companyName }).first().click()
  await app.page.waitForURL(/enterprise\/detail\/detail/)
  await app.top().getByRole('heading', { name: world.companyName }).waitFor()
  const entry = app.top().getByRole('button', { name: world.exhibition }).filter({ hasText: world.plate })
  await entry.first().click()
  await app.page.waitForURL(/exhibition\/detail\/detail/)
  await app.top().getByRole('heading', { name: world.exhibition }).first().waitFor()
}

/** The exhibitor list by hall; two pages deep and back, it stands where it was and asks nothing again. */
async function walkTheList(app: AppWindow, world: World): Promise<void> {
  await app.top().getByRole('button', { name: '参展商', exact: true }).last().click()
  const rows = app.top().locator('[data-row] article > button:first-child')
  await rows.first().waitFor()
  const count = app.top().getByText(/^共 [\d,]+ 条$/)
  const whole = await count.innerText()
  await app.top().getByRole('button', { name: '展厅' }).click()
  await app.top().getByRole('dialog').getByRole('button', { name: world.hall }).first().click()
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
  await app.top().getByRole('button', { name: world.exhibition }).first().click()
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
async function unlock(app: AppWindow, world: World): Promise<void> {
  await app.top().getByRole('searchbox').fill(world.word)
  const row = app
    .top()
    .locator('[data-row] article > button:first-child')
    .filter({ hasText: world.companyName })
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
    .getByRole('button', { name: `复制 ${world.mobile}` })
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
