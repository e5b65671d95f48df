import type { Database } from '@zhzz/db/openDatabase.ts'
import { queriesOf } from '@zhzz/db/queries.ts'
import { nextToRetell, noteRetold, retellSome } from '@zhzz/import/correct/retellNext.ts'
import type { Job } from '#start/jobs.ts'

const perTransaction = 200
const first = '00000000-0000-0000-0000-000000000000'

/** Brings the companies that stand in an exhibition that was put right to what is right. */
export function retelling({ db }: Pick<Database, 'db'>): Job {
  return {
    name: 'corrections',
    every: 20,
    async work(signal) {
      for (;;) {
        const corrected = await nextToRetell(queriesOf(db))
        if (corrected === undefined) return
        for (let after: string | null = first; after !== null; ) {
          if (signal.aborted) return
          const from: string = after
          after = await db
            .transaction()
            .execute((tx) => retellSome(queriesOf(tx), corrected, from, perTransaction))
        }
        await noteRetold(queriesOf(db), corrected)
      }
    },
  }
}
