import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command, Misuse, obey } from '@zhzz/db/command.ts'
import { missingPrograms } from '#cluster/program.ts'
import { check } from './checkSteps.ts'
import { findChromium } from './chromium.ts'
import { close, failedOne, nothing, type Outcome, passedOne, run, sum } from './step.ts'
import { type Report, reportFaults, reportSkipped, withoutDied } from './testReport.ts'
import { allTrials } from './trial/runTrials.ts'
import { shortTrials } from './trial/shortTrials.ts'

const kinds: Record<string, () => Promise<Outcome>> = {
  check,
  calls: () => vitest('vitest.config.ts'),
  database: () => vitest('vitest.config.ts', {}, ['--project=server', '--project=apart']),
  browser: async () => {
    const chromium = findChromium()
    if (!chromium) return failedOne('no Chromium for the browser tests')
    return await vitest('apps/h5/e2e/vitest.config.ts', { CHROMIUM: chromium })
  },
  kill: async () => {
    const code = await run('node_modules/.bin/node', ['tools/killRounds.ts', '--rounds', '1'])
    return code === 0 ? passedOne : failedOne('a round of kill -9')
  },
  guide: async () => {
    const code = await run('node_modules/.bin/node', ['tools/followGuide.ts'])
    return code === 0 ? passedOne : failedOne('CONTRIBUTING.md, followed word for word')
  },
  cluster: async () => {
    const missing = missingPrograms()
    if (missing.length > 0)
      return { ...nothing, skipped: [`the cluster: not installed (Debian): ${missing.join(', ')}`] }
    const code = await run('node_modules/.bin/node', ['tools/runCluster.ts', '--short'])
    return code === 0 ? passedOne : failedOne('the cluster, in short')
  },
  tarball: async () => {
    if (process.getuid?.() !== 0)
      return { ...nothing, skipped: ['the tarball: only root may start it in an empty root'] }
    const code = await run('node_modules/.bin/node', ['tools/pack.ts', '--try'])
    return code === 0 ? passedOne : failedOne('the tarball, started in an empty root without a network')
  },
  trials: async () => sum(await shortTrials(await allTrials())),
}

/**
 * Runs a vitest configuration and reads its counts from the report it wrote. Files whose process died, which is not a test
 * that failed, run once more.
 */
async function vitest(
  config: string,
  env: NodeJS.ProcessEnv = {},
  files: readonly string[] = [],
  isAgain = false,
): Promise<Outcome> {
  const { code, report } = await vitestOnce(config, env, files)
  if (report === null) return failedOne(`${config}: no report`)
  const { rest, died } = isAgain ? { rest: report, died: [] } : withoutDied(report)
  const faults = reportFaults(rest)
  // A suite that could not start, or an error outside of a test, fails the run without failing a test.
  if (code !== 0 && faults.length === 0 && died.length === 0)
    faults.push(`${config}: an error outside of the tests`)
  const skipped = reportSkipped(rest)
  const outcome = { passed: rest.numPassedTests, failed: faults.length, faults, skipped }
  if (died.length === 0) return outcome
  console.log(`Once more, because the process that ran them died: ${died.join(', ')}`)
  return sum([outcome, await vitest(config, env, died, true)])
}

async function vitestOnce(
  config: string,
  env: NodeJS.ProcessEnv,
  files: readonly string[],
): Promise<{ code: number; report: Report | null }> {
  const folder = mkdtempSync(join(tmpdir(), 'vitest-'))
  const path = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`]
  const code = await run('node_modules/.bin/vitest', ['run', '--config', config, ...reporters, ...files], env)
  try {
    const report: Report = JSON.parse(readFileSync(path, 'utf8'))
    return { code, report }
  } catch {
    return { code, report: null }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const usual = ['check', 'calls', 'browser']
const all = Object.keys(kinds)
/** Of the files of calls, those that ask the database: for another server. */
const within = new Map([['database', 'calls']])

const testCommand = command({
  takes: `[${all.join('] [')}]`,
  says: `runs the kinds of test that are named; without a name ${usual.join(', ')}`,
  options: {},
  words: all.length,
  async run(_, words) {
    const wanted = words.length > 0 ? words : usual
    const chosen = wanted.map((name) => {
      const kind = kinds[name]
      if (!kind) throw new Misuse(`there is no kind of test ${name}, only ${all.join(', ')}`)
      return kind
    })
    const outcomes: Outcome[] = []
    for (const kind of chosen) outcomes.push(await kind())
    const left = all.filter((name) => !wanted.includes(name) && !wanted.includes(within.get(name) ?? ''))
    const skipped = left.length > 0 ? [`the kinds ${left.join(', ')}: npm test -- ${left.join(' ')}`] : []
    close({ ...sum(outcomes), skipped: [...(sum(outcomes).skipped ?? []), ...skipped] })
  },
})

await obey('npm test', testCommand)
