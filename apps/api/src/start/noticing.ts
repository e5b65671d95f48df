import type { Database } from '@zhzz/db/openDatabase.ts'
import { endAuthentications } from '#authentication/endAuthentications.ts'
import { tellExpiries } from '#member/tellExpiries.ts'
import { tellOpenWindows } from '#prediction/tellOpenWindows.ts'
import { settleRequests } from '#report/settleRequests.ts'
import { tellNear } from '#schedule/tellNear.ts'
import { tellReviews } from '#schedule/tellReviews.ts'
import type { Job } from '#start/jobs.ts'

/** Every ten minutes: what a day brings by itself, said on that day once. */
export function noticing({ db }: Pick<Database, 'db'>, clock: { now: () => Date }): Job {
  return {
    name: 'notice',
    every: 600,
    first: 30,
    async work() {
      await tellNear(db, clock.now())
      await tellReviews(db, clock.now())
      await tellOpenWindows(db, clock.now())
      await tellExpiries(db, clock.now())
      await settleRequests(db, clock.now())
      await endAuthentications(db, clock.now())
    },
  }
}
