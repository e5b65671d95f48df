import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Pool } from 'pg'
import { companies } from '#company/companies.ts'
import { contactsWith } from '#contact/contacts.ts'
import { exhibitions } from '#exhibition/exhibitions.ts'
import { exhibitors } from '#exhibitor/exhibitors.ts'
import { halls } from '#hall/halls.ts'
import { type RunCounts, type RunOptions, runImport } from '#run.ts'

type Place = { pool: Pool; sealing: Sealing }
export type Runner = (place: Place, file: string, options: RunOptions) => Promise<RunCounts>

const runners: Record<string, Runner> = {
  companies: ({ pool }, file, options) => runImport(pool, companies, file, options),
  contacts: ({ pool, sealing }, file, options) => runImport(pool, contactsWith(sealing), file, options),
  exhibitions: ({ pool }, file, options) => runImport(pool, exhibitions, file, options),
  exhibitors: ({ pool }, file, options) => runImport(pool, exhibitors, file, options),
  halls: ({ pool }, file, options) => runImport(pool, halls, file, options),
}

export const datasetNames = Object.keys(runners)

export function datasetRunner(name: string): Runner | undefined {
  return runners[name]
}
