import { runCommand } from '#e2e/runCommand.ts'
import { testServer } from '#e2e/testServer.ts'

/** What the operator of this worker's server does, e.g. `reports`; gives what `npm run admin` says. */
export function operate(args: readonly string[]): string {
  // The data folder lies beside the output.
  const dataDir = testServer().output.replace(/output(\d+)\.txt$/, 'data$1')
  return runCommand(['admin', ...args], { DATA_DIR: dataDir })
}
