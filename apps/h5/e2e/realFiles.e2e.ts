import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askForRobots } from '#e2e/askForRobots.ts'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { runCommand } from '#e2e/runCommand.ts'
import { freePort, projectFolder, type RunningServer, runServer } from '#e2e/runServer.ts'
import { newPhone } from '#e2e/sample.ts'
import { scratchFolder } from '#e2e/scratchFolder.ts'
import { mainJob } from '#e2e/walk/mainJob.ts'

const minutes = 60_000
/** The real files lie outside of the repository and are not part of it. */
const shared = join(projectFolder, '../shared/data')
const hasShared = existsSync(join(shared, 'waic2026_exhibitors.csv'))
const waicList = join(shared, 'waic2026_exhibitors.csv')
const waic = ['--edition', 'WAIC 2026', '--year', '2026', '--start', '2026-07-26', '--end', '2026-07-28']
/** No list of an autumn fair is among the files: that of July stands in for one. */
const autumn = '--year 2026 --start 2026-10-12 --end 2026-10-16'.split(' ')
autumn.unshift('--edition', 'China International Industry Fair (CIIF) 2026')
/** The lists of fairs abroad end in 2022: DSEI 2023 is asked for from then. */
const series = /^(dsei|idex|milipol-paris|dsa)-\d{4},/
const comingDsei = 'dsei-2023,DSEI,2023,DSEI 2023,2023-09-12,2023-09-15,,,GB,,,,,,'
const beforeDsei = '2022-12-01'

const listed = '商汤科技'
const registered = '北京市商汤科技开发有限公司'
/** As its plate has it. */
const booth = /H1\W*B807/

const sought = {
  word: '阶跃星辰',
  companyName: '上海阶跃星辰智能科技有限公司',
  exhibition: 'WAIC 2026',
  plate: /H1\W*C107/,
  hall: /H1 \d+ 家$/,
  // Nobody's number: prefix 12 is not allotted.
  mobile: '12000990001',
}

describe.skipIf(!hasShared)(
  'on the real files in ../shared/data',
  { timeout: 3 * minutes, meta: { needs: 'the real files in ../shared/data' } },
  () => {
    let folder = ''
    let output = ''
    let env: Record<string, string> = {}
    let port = 0
    let server: RunningServer | null = null

    beforeAll(async () => {
      folder = scratchFolder('real-files-')
      output = join(folder, 'output.txt')
      env = { DATA_DIR: join(folder, 'data'), SAMPLE: 'off' }
      port = await freePort()
      server = await runServer(env, port, output)
      for (const args of files(folder)) runCommand(args, env)
    }, 8 * minutes)

    afterAll(async () => {
      await server?.stop()
      if (folder !== '') rmSync(folder, { recursive: true, force: true })
    })

    async function signedIn(): Promise<AppWindow> {
      const app = await openApp({ server: { origin: server?.origin ?? '', output } })
      await app.login(newPhone())
      return app
    }

    test('the main job', async () => {
      await mainJob({ origin: server?.origin ?? '', output }, sought, async () => {
        await server?.stop()
        server = await runServer(env, port, output)
      })
    })

    describe('and on the lists of other fairs', { timeout: 3 * minutes }, () => {
      beforeAll(() => {
        for (const args of otherLists(folder)) runCommand(args, env)
      }, 8 * minutes)

      test('a brand that is asked for: its company, its booth, and the registered name that it may have', async () => {
        const app = await signedIn()
        await app.open('/pages/search/search')
        await app.top().getByRole('searchbox').fill('商汤')
        await app.top().getByRole('searchbox').press('Enter')
        const found = app.top().getByRole('button')
        await found.filter({ hasText: registered }).first().waitFor()
        await found.filter({ hasText: listed }).first().click()
        await app.page.waitForURL(/enterprise\/detail\/detail/)
        await app.top().getByRole('heading', { name: listed, exact: true }).first().waitFor()
        await found.filter({ hasText: registered }).waitFor()
        await found.filter({ hasText: '全部历史' }).click()
        await app.page.waitForURL(/enterprise\/detail\/exhibitionHistory/)
        await found.filter({ hasText: 'WAIC 2026' }).filter({ hasText: booth }).first().click()
        await app.page.waitForURL(/exhibition\/detail\/detail/)
        await app.top().getByRole('heading', { name: 'WAIC 2026' }).first().waitFor()
        await app
          .top()
          .getByRole('button', { name: /^全部 [\d,]+ 家$/ })
          .click()
        await app.page.waitForURL(/exhibition\/moreExh\/moreExh/)
        await app.top().getByRole('searchbox').fill('商汤')
        const row = app.top().locator('[data-row]').filter({ hasText: booth })
        await row.getByText(`可能就是：${registered}`).waitFor()
        await row.getByRole('button').first().click()
        await app.page.waitForURL(/enterprise\/detail\/detail/)
        await found.filter({ hasText: registered }).click()
        await app.top().getByRole('heading', { name: registered }).first().waitFor()
        await found.filter({ hasText: listed }).filter({ hasText: '参展名录' }).waitFor()
        await app.close()
      })

      test('which fairs in Shanghai from September to December have many robotics exhibitors, and whom do I not know', async () => {
        const app = await signedIn()
        const { total, listed: count } = await askForRobots(app, '上海 2026年9月至12月 机器人')
        // The only list among the files; whom its words say nothing of is not counted.
        expect(count).toBeGreaterThan(150)
        expect(total).toBe(count)
        await app.close()
      })

      test('who comes to the next DSEI, and why nobody can say it of the next WAIC', async () => {
        const app = await signedIn()
        await app.open('/pages/prediction/list?tab=past')
        const dsei = app.top().getByRole('article').filter({ hasText: 'DSEI 2023' })
        const told = await dsei.innerText()
        expect(figure(told, '家可能参展')).toBeGreaterThan(200)
        expect(figure(told, '高概率')).toBeGreaterThan(0)
        expect(told).toMatch(/往届前 50 家说中 \d+|本展的预测成绩：尚无/)
        await dsei.getByText('高概率').click()
        const first = app.top().locator('[data-row]').first()
        await first.getByText(/^连续 \d+ 届$|^近 \d+ 届来 \d+ 届$/).waitFor()
        await app
          .top()
          .getByRole('button', { name: /^新客 [1-9][\d,]*$/ })
          .waitFor()
        await app.open('/pages/search/search')
        await app.top().getByRole('searchbox').fill('WAIC')
        await app.top().getByRole('searchbox').press('Enter')
        await app.top().getByRole('button', { name: 'WAIC 2027' }).first().click()
        await app.page.waitForURL(/exhibition\/detail\/detail/)
        await app
          .top()
          .getByRole('button', { name: /数据不足/ })
          .click()
        await app.page.waitForURL(/prediction\/enterprise\/list/)
        await app
          .top()
          .getByText(/只收录了一届参展商名录/)
          .waitFor()
        await app.close()
      })
    })
  },
)

/** What brings the files in, as far as the main job and the questions need them. */
function files(folder: string): readonly (readonly string[])[] {
  const contacts = `企业名称,手机\n${sought.companyName},${sought.mobile}\n`
  return [
    ['import', 'companies', join(shared, 'cn_companies_profile_10k.csv')],
    ['import', 'halls', join(shared, 'venues_china_2026h2.csv')],
    ['import', 'exhibitions', join(shared, 'expo_china_2026h2.csv')],
    ['import', 'exhibitors', waicList, ...waic],
    ['import', 'contacts', own(folder, 'contacts.csv', contacts)],
  ]
}

function otherLists(folder: string): readonly (readonly string[])[] {
  const editions = `${records('bench_fair_editions.csv')}\n${comingDsei}\n`
  const next = '展会名称,开始日期,结束日期\nWAIC 2027,2027-07-20,2027-07-22\n'
  return [
    ['import', 'exhibitions', own(folder, 'editions.csv', editions)],
    ['import', 'exhibitors', waicList, ...autumn],
    ['import', 'exhibitors', own(folder, 'lists.csv', records('bench_fair_exhibitors.csv'))],
    ['import', 'exhibitions', own(folder, 'waic.csv', next)],
    ['predict', 'run', '--today', beforeDsei],
    ['predict', 'run'],
  ]
}

function own(folder: string, name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

/** The head of a file and its records of the series; text in quotes may go on in the next line. */
function records(file: string): string {
  const [head = '', ...lines] = readFileSync(join(shared, file), 'utf8').split('\n')
  let isKept = false
  const kept = lines.filter((line) => {
    if (/^[a-z0-9-]+-\d{4}[a-z0-9-]*,/.test(line)) isKept = series.test(line)
    return isKept
  })
  return [head, ...kept].join('\n')
}

function figure(told: string, label: string): number {
  return Number(new RegExp(`([\\d,]+)\\s*${label}`).exec(told)?.[1]?.replace(',', ''))
}
