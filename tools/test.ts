import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { check } from './checkSteps.ts'
import { findChromium } from './chromium.ts'
import { close, type Outcome, run, sum } from './step.ts'

/** `npm test` runs every kind; `npm test -- calls browser` only those. */
const kinds: Record<string, () => Promise<Outcome>> = {
  check,
  calls: () => vitest('vitest.config.ts'),
  browser: async () => {
    const chromium = findChromium()
    if (!chromium) return { passed: 0, failed: 1 }
    return await vitest('apps/h5/e2e/vitest.config.ts', { CHROMIUM: chromium })
  },
  kill: async () => {
    const code = await run('node_modules/.bin/node', ['tools/killRounds.ts', '--rounds', '1'])
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  },
}

/** Runs a vitest configuration and reads its counts from the report it wrote. */
async function vitest(config: string, env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'vitest-'))
  const report = join(folder, 'report.json')
  const args = [
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const code = await run('node_modules/.bin/vitest', args, env)
  try {
    const counts: { numPassedTests: number; numFailedTests: number } = JSON.parse(
      readFileSync(report, 'utf8'),
    )
    // A suite that could not start, or an error outside of a test, fails the run without failing a test.
    const failed = counts.numFailedTests + (code !== 0 && counts.numFailedTests === 0 ? 1 : 0)
    return { passed: counts.numPassedTests, failed }
  } catch {
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const { positionals } = parseArgs({ allowPositionals: true })
const wanted = positionals.length > 0 ? positionals : ['check', 'calls', 'browser']
const outcomes: Outcome[] = []
for (const name of wanted) {
  const kind = kinds[name]
  if (!kind) throw new Error(`No such kind of test: ${name}. There are ${Object.keys(kinds).join(', ')}.`)
  outcomes.push(await kind())
}
close(sum(outcomes))
