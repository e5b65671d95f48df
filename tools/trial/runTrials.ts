import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endServer, freePort, startServer } from '#kill/runningServer.ts'
import { type Outcome, step } from '#step.ts'
import type { Ground, Trial } from './trial.ts'
import { endWatching } from './watch.ts'

/** Of a short trial, which takes half a minute, N2 two more: longer than that is a server that does not come back. */
const longestShort = 300_000

type How = { short: boolean; minutes?: number | undefined }

/** Every trial there is, by its figure. */
export async function allTrials(): Promise<Trial[]> {
  const folder = new URL('../trials/', import.meta.url)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort(byFigure)
  const trials: Trial[] = []
  for (const name of names) {
    const { trial }: { trial: Trial } = await import(new URL(name, folder).href)
    if (`${trial.figure}.ts` !== name) throw new Error(`tools/trials/${name} declares ${trial.figure}`)
    trials.push(trial)
  }
  return trials
}

/** R2 before R10. */
function byFigure(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}

/** One after the other, each on a server of its own; a trial is one step that passes or fails. */
export async function runTrials(trials: readonly Trial[], how: How): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const trial of trials)
    outcomes.push(await step(`${trial.figure} ${trial.shows}`, () => isReached(trial, how)))
  return outcomes
}

async function isReached(trial: Trial, how: How): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), `trial-${trial.figure}-`))
  const closing: (() => Promise<unknown> | void)[] = []
  const missed: string[] = []
  const said = (what: string, holds: boolean) => console.log(`  ${holds ? '✓' : '✗'} ${what}`)
  const ground: Ground = {
    short: how.short,
    minutes: how.minutes,
    dataDir,
    serve: async (settings = {}) => {
      const world = how.short ? { SAMPLE_COMPANIES: '200' } : {}
      const server = await startServer(settings['DATA_DIR'] ?? dataDir, await freePort(), {
        ...world,
        ...settings,
      })
      closing.push(() => endServer(server))
      return server
    },
    ending: (close) => void closing.push(close),
    print: (line) => console.log(`  ${line}`),
    must: (what, holds) => {
      said(what, holds)
      if (!holds) missed.push(what)
    },
    should: (what, holds) => {
      said(what, holds)
      if (!holds && !how.short) missed.push(what)
    },
  }
  console.log(`${trial.figure} ${trial.shows}. Goal: ${trial.goal}`)
  try {
    await (how.short ? within(longestShort, trial.run(ground)) : trial.run(ground))
  } catch (error) {
    missed.push('the trial came to its end')
    console.log(`  ✗ ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  } finally {
    endWatching()
    for (const close of closing.toReversed()) await close()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
  return missed.length === 0
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${milliseconds / 1000} s`)), milliseconds)
  })
  try {
    await Promise.race([work, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
