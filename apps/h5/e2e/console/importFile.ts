import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '#e2e/runCommand.ts'
import { scratchFolder } from '#e2e/scratchFolder.ts'
import { testServer } from '#e2e/testServer.ts'

let files = 0

/** Brings rows, the first of them the header, into the database of this worker's server. */
export function importRows(dataset: string, rows: readonly (readonly string[])[]): void {
  const path = join(scratchFolder('console-import-'), `${++files}.csv`)
  writeFileSync(path, rows.map((row) => row.join(',')).join('\n'))
  // The data folder lies beside the output.
  const dataDir = testServer().output.replace(/output(\d+)\.txt$/, 'data$1')
  runCommand(['import', dataset, path], { DATA_DIR: dataDir })
}
