import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type AppWindow, openApp } from '#e2e/openApp.ts'
import { freePort, projectFolder, runServer } from '#e2e/runServer.ts'
import { newPhone, people } from '#e2e/sample.ts'
import { scratchFolder } from '#e2e/scratchFolder.ts'
import { signInAs } from '#e2e/signInAs.ts'

/** The real files lie outside of the repository and are not part of it. */
const shared = join(projectFolder, '../shared/data')
const hasShared = existsSync(join(shared, 'waic2026_exhibitors.csv'))
const minutes = 60_000

/** Taps on the way, what is typed left out. */
const mostTaps = 6

test('which fairs have many robotics exhibitors, and whom of them do I not know: in the sample world', async () => {
  const app = await openApp()
  await signInAs(app, people.member)
  await askForRobots(app, '今年 机器人')
  await app.close()
})

test.skipIf(!hasShared)(
  'the same of Shanghai from September to December on the real files in ../shared/data',
  { timeout: 8 * minutes, meta: { needs: 'the real files in ../shared/data' } },
  async () => {
    const folder = scratchFolder('fairs-of-topic-')
    const output = join(folder, 'output.txt')
    const env = { DATA_DIR: join(folder, 'data'), SAMPLE: 'off' }
    const server = await runServer(env, await freePort(), output)
    try {
      for (const args of imports) runImport(args, env)
      const app = await openApp({ server: { origin: server.origin, output } })
      await app.login(newPhone())
      const { total, listed } = await askForRobots(app, '上海 2026年9月至12月 机器人')
      // The only list among the files; whom its words say nothing of is not counted.
      expect(listed).toBeGreaterThan(150)
      expect(total).toBe(listed)
      await app.close()
    } finally {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)

/** No list of an autumn fair is among the files: that of July stands in for one. */
const imports = [
  ['halls', join(shared, 'venues_china_2026h2.csv')],
  ['exhibitions', join(shared, 'expo_china_2026h2.csv')],
  [
    'exhibitors',
    join(shared, 'waic2026_exhibitors.csv'),
    '--edition',
    'China International Industry Fair (CIIF) 2026',
    '--year',
    '2026',
    '--start',
    '2026-10-12',
    '--end',
    '2026-10-16',
  ],
]

function runImport(args: readonly string[], env: Readonly<Record<string, string>>): void {
  const run = spawnSync('npm', ['run', 'import', '--', ...args], {
    cwd: projectFolder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  if (run.status !== 0) throw new Error(`import ${args.join(' ')}\n${run.stdout}${run.stderr}`)
}

/** From the home screen to the exhibitors that nobody of mine knows; how many the fair lists, and how many these are. */
async function askForRobots(app: AppWindow, words: string): Promise<{ listed: number; total: number }> {
  let taps = 0
  const tap = async (name: string | RegExp, role: 'button' | 'tab' | 'searchbox' = 'button') => {
    taps += 1
    await app.top().getByRole(role, { name }).first().click()
  }
  await app.open('/pages/home/home')
  await tap(/搜索/)
  await app.page.waitForURL(/search\/search/)
  await app.top().getByRole('searchbox').fill(words)
  await app.top().getByRole('searchbox').press('Enter')
  taps += 1
  await tap(/^按条件找展会（/)
  await app.page.waitForURL(/exhibition\/list\/list/)
  const links = app.top().getByRole('button', { name: /^[\d,]+ 家机器人参展商$/ })
  await links.first().waitFor()
  const counts = (await links.allInnerTexts()).map((text) => Number(/\d+/.exec(text.replace(',', ''))?.[0]))
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  await tap(/^[\d,]+ 家机器人参展商$/)
  await app.page.waitForURL(/exhibition\/moreExh\/moreExh/)
  await tap('不认识的', 'tab')
  await app.page.waitForURL(/tab=unknown/)
  const count = app.top().getByText(/^共 [\d,]+ 条$/)
  await count.waitFor()
  const total = Number(/[\d,]+/.exec(await count.innerText())?.[0].replace(',', ''))
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(counts[0] ?? 0)
  expect(taps).toBeLessThanOrEqual(mostTaps)
  expect(app.faults.filter((fault) => !fault.includes('status of 400'))).toEqual([])
  return { listed: counts[0] ?? 0, total }
}
