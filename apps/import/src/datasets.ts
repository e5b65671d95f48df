import type { Pool } from 'pg'
import { companies } from '#company/companies.ts'
import { type RunCounts, type RunOptions, runImport } from '#run.ts'

type Place = { pool: Pool; dataDir: string }
type Runner = (place: Place, file: string, options: RunOptions) => Promise<RunCounts>

const runners: Record<string, Runner> = {
  companies: ({ pool }, file, options) => runImport(pool, companies, file, options),
}

export const datasetNames = Object.keys(runners)

export function datasetRunner(name: string): Runner | undefined {
  return runners[name]
}
