import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { knownJobs } from '#operate/jobs.ts'

export const runningJobs: Handler<typeof operate.runningJobs> = async (_input, { db }) => {
  const rows = (await knownJobs(db)) ?? []
  const list = rows.map(({ lastSuccess, lastFailure, ...row }) => ({
    ...row,
    lastSuccess: lastSuccess?.toISOString() ?? null,
    lastFailure: lastFailure?.toISOString() ?? null,
  }))
  return { list }
}
