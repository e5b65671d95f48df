import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { trusted } from '@zhzz/contract/trusted.ts'

/** A request that was made and how it was answered; ids, times and what is secret or drawn by lot are put evenly. */
export type Example = { request: unknown; status: number; answer: unknown }

/** Written by `npm run examples`, and held by its test to what the server answers. */
export const examplesFile = fileURLToPath(new URL('examples.json', import.meta.url))

/** By the names of the calls. */
export function readExamples(): Readonly<Record<string, Example>> {
  if (!existsSync(examplesFile)) return {}
  // The test of the examples writes the file and compares it.
  return trusted<Record<string, Example>>(JSON.parse(readFileSync(examplesFile, 'utf8')))
}
