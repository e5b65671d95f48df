import type { Database } from '@zhzz/db/openDatabase.ts'
import { queriesOf } from '@zhzz/db/queries.ts'
import { findPairs } from '@zhzz/import/join/findPairs.ts'
import type { Job } from '#start/jobs.ts'

const piecesARound = 50

/** Every few minutes looks among some companies for pairs that may be one, all of them once a day. */
export function findingPairs({ db }: Pick<Database, 'db'>): Job {
  return {
    name: 'company-pairs',
    every: 300,
    first: 60,
    async work(signal) {
      for (let piece = 0; piece < piecesARound && !signal.aborted; piece++)
        if (!(await db.transaction().execute((tx) => findPairs(queriesOf(tx))))) return
    },
  }
}
