import { spawnSync } from 'node:child_process'
import { projectFolder } from '#e2e/runServer.ts'

/** Runs a command of the project to its end, e.g. `import halls file.csv`; throws what it printed when it fails. */
export function runCommand(
  [command = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
): void {
  const run = spawnSync('npm', ['run', command, '--', ...args], {
    cwd: projectFolder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  if (run.status !== 0) throw new Error(`${command} ${args.join(' ')}\n${run.stdout}${run.stderr}`)
}
