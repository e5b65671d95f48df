import { spawnSync } from 'node:child_process'
import { projectFolder } from '#e2e/runServer.ts'

/** Runs a command of the project to its end, e.g. `import halls file.csv`; gives what it said, throws that when it fails. */
export function runCommand(
  [command = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
): string {
  const run = spawnSync('npm', ['run', '--silent', command, '--', ...args], {
    cwd: projectFolder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  if (run.status !== 0) throw new Error(`${command} ${args.join(' ')}\n${run.stdout}${run.stderr}`)
  return run.stdout
}
