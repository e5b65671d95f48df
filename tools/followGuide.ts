import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { command, obey } from '@zhzz/db/command.ts'
import { copyProject } from './guide/copyProject.ts'
import { changed, type Step, stepsOf } from './guide/steps.ts'
import { close, failedOne, type Outcome, step, sum } from './step.ts'

const root = resolve(import.meta.dirname, '..')

const followCommand = command({
  takes: '',
  says: 'does in a copy of the project, word for word, what CONTRIBUTING.md says: writes its files, makes its changes, runs its commands',
  options: {},
  async run() {
    const folder = copyProject(root)
    try {
      close(await follow(folder, stepsOf(readFileSync(join(folder, 'CONTRIBUTING.md'), 'utf8'))))
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  },
})

/** Takes the steps in `folder`, up to the first that fails. */
async function follow(folder: string, steps: readonly Step[]): Promise<Outcome> {
  if (!steps.some(({ does }) => does === 'run')) return failedOne('CONTRIBUTING.md has no command to run')
  const outcomes: Outcome[] = []
  for (const next of steps) {
    const outcome = await step(titleOf(next), () => take(folder, next))
    outcomes.push(outcome)
    if (outcome.failed > 0) break
  }
  return sum(outcomes)
}

function titleOf(step: Step): string {
  return step.does === 'run' ? step.command : `${step.does} ${step.path}`
}

/** Does what a step says; false where its command failed. */
async function take(folder: string, step: Step): Promise<boolean> {
  if (step.does === 'run') return await succeeds(step.command, folder)
  const path = join(folder, step.path)
  if (step.does === 'write') {
    if (existsSync(path)) throw new Error(`${step.path} is there already`)
    mkdirSync(dirname(path), { recursive: true })
  }
  const text =
    step.does === 'write' ? step.text : changed(step.path, readFileSync(path, 'utf8'), step.changes)
  writeFileSync(path, text)
  return true
}

function succeeds(line: string, cwd: string): Promise<boolean> {
  // npm tells its scripts where it was called, and would tell them of this command's place.
  const { INIT_CWD: _, ...env } = process.env
  return new Promise((resolve, reject) => {
    const child = spawn(line, { shell: true, cwd, stdio: 'inherit', env })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code === 0))
  })
}

await obey('npm run guide', followCommand)
