import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openApp } from '#e2e/openApp.ts'
import { freePort, projectFolder, runServer } from '#e2e/runServer.ts'
import { newPhone } from '#e2e/sample.ts'
import { scratchFolder } from '#e2e/scratchFolder.ts'

const minutes = 60_000
/** The real files lie outside of the repository and are not part of it. They end in 2022: DSEI 2023 is asked for from then. */
const shared = join(projectFolder, '../shared/data')
const asOf = '2022-12-01'
const series = /^(dsei|idex|milipol-paris|dsa)-\d{4},/

test.skipIf(!existsSync(join(shared, 'bench_fair_exhibitors.csv')))(
  'who comes to the next DSEI, and why nobody can say it of the next WAIC, on the real files in ../shared/data',
  { timeout: 12 * minutes, meta: { needs: 'the real files in ../shared/data' } },
  async () => {
    const folder = scratchFolder('real-forecast-')
    const output = join(folder, 'output.txt')
    const env = { DATA_DIR: join(folder, 'data'), SAMPLE: 'off' }
    const run = (...args: string[]) => runCommand(args, env)
    const editions = join(folder, 'editions.csv')
    const lists = join(folder, 'lists.csv')
    writeFileSync(editions, `${records('bench_fair_editions.csv')}\n${comingDsei}\n`)
    writeFileSync(lists, records('bench_fair_exhibitors.csv'))
    const waic = join(folder, 'waic.csv')
    writeFileSync(waic, '展会名称,开始日期,结束日期\nWAIC 2027,2027-07-20,2027-07-22\n')
    run('import', 'exhibitions', editions, '--new')
    run('import', 'exhibitors', lists)
    run('import', 'exhibitors', join(shared, 'waic2026_exhibitors.csv'), ...waic2026)
    run('import', 'exhibitions', waic)
    run('predict', 'run', '--today', asOf)
    run('predict', 'run')
    const server = await runServer(env, await freePort(), output)
    try {
      const app = await openApp({ server: { origin: server.origin, output } })
      await app.open('/pages/login/login')
      await app.fillLogin(newPhone())
      await app.open('/pages/prediction/list?tab=past')
      const dsei = app.top().getByRole('article').filter({ hasText: 'DSEI 2023' })
      const told = await dsei.innerText()
      const figure = (label: string) =>
        Number(new RegExp(`([\\d,]+)\\s*${label}`).exec(told)?.[1]?.replace(',', ''))
      expect(figure('预计老展商')).toBeGreaterThan(200)
      expect(figure('预计新客')).toBeGreaterThan(0)
      expect(told).toMatch(/本展 \d+ 届回测|本展的预测成绩：尚无/)
      await dsei.getByText('高概率').click()
      const first = app.top().locator('[data-row]').first()
      await first.getByText(/来过 \d+ 届/).waitFor()
      await first
        .getByText(/连续 \d+ 届参加本展|届中参加过/)
        .first()
        .waitFor()
      await app.open('/pages/prediction/list')
      await app
        .top()
        .getByRole('article')
        .filter({ hasText: 'WAIC 2027' })
        .getByText(/只收录了一届参展商名录/)
        .waitFor()
      await app.close()
    } finally {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)

const waic2026 = ['--edition', 'WAIC 2026', '--year', '2026', '--start', '2026-07-26', '--end', '2026-07-28']
const comingDsei = 'dsei-2023,DSEI,2023,DSEI 2023,2023-09-12,2023-09-15,,,GB,,,,,,'

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

function runCommand(args: readonly string[], env: Readonly<Record<string, string>>): void {
  const [command = '', ...rest] = args
  const done = spawnSync('npm', ['run', command, '--', ...rest], {
    cwd: projectFolder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  if (done.status !== 0) throw new Error(`${args.join(' ')}\n${done.stdout}${done.stderr}`)
}
