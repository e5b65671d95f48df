import { spawn } from 'node:child_process'
import { type Outcome, step } from '#step.ts'
import type { Trial } from './trial.ts'

/** Trials that run at the same time: N2 waits all but its first half minute. */
const most = 3

/** In short, each in a process of its own, whose output is shown whole when it has ended. */
export async function shortTrials(trials: readonly Trial[]): Promise<Outcome[]> {
  const waiting = trials.map(({ figure }) => figure)
  const outcomes: Outcome[] = []
  const lane = async () => {
    for (let figure = waiting.shift(); figure !== undefined; figure = waiting.shift())
      outcomes.push(await shortTrial(figure))
  }
  await Promise.all(Array.from({ length: most }, lane))
  return outcomes
}

function shortTrial(figure: string): Promise<Outcome> {
  return step(`trial ${figure}`, async () => {
    const child = spawn('node_modules/.bin/node', ['tools/runTrials.ts', figure, '--short'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    child.stdout.on('data', (text) => (said += text))
    child.stderr.on('data', (text) => (said += text))
    const code = await new Promise((resolve) => child.once('close', resolve))
    process.stdout.write(said)
    return code === 0
  })
}
