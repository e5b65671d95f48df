import { spawn } from 'node:child_process'
import { performance } from 'node:perf_hooks'

export interface Outcome {
  passed: number
  failed: number
  /** What failed and why, a line each: said again at the end of the run. */
  faults: string[]
  /** What was not tried and why, a line each. */
  skipped?: string[]
}

/** Runs a command with its output shown; resolves with its exit code (1 when it was ended by a signal). */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

export const nothing: Outcome = { passed: 0, failed: 0, faults: [] }

export const passedOne: Outcome = { passed: 1, failed: 0, faults: [] }

export function failedOne(fault: string): Outcome {
  return { passed: 0, failed: 1, faults: [fault] }
}

/** One step that passes or fails as a whole. */
export async function step(title: string, work: () => Promise<boolean>): Promise<Outcome> {
  const began = performance.now()
  const good = await work()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${good ? '✓' : '✗'} ${title} (${seconds} s)`)
  return good ? passedOne : failedOne(title)
}

export function sum(outcomes: readonly Outcome[]): Outcome {
  return outcomes.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      faults: [...total.faults, ...one.faults],
      skipped: [...(total.skipped ?? []), ...(one.skipped ?? [])],
    }),
    { passed: 0, failed: 0, faults: [], skipped: [] },
  )
}

/** The closing lines of every run: what was skipped, what failed, then the counts alone on their line. Sets the exit code. */
export function close(outcome: Outcome): void {
  for (const one of outcome.skipped ?? []) console.log(`skipped: ${one}`)
  for (const fault of outcome.faults) console.log(`failed: ${fault}`)
  console.log(`${outcome.passed} passed, ${outcome.failed} failed`)
  if (outcome.failed > 0 || outcome.passed === 0) process.exitCode = 1
}
