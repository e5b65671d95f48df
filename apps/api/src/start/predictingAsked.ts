import { type Log, messageOf } from '@zhzz/db/log.ts'
import type { Database } from '@zhzz/db/openDatabase.ts'
import { shanghaiDay } from '#day.ts'
import type { Job } from '#start/jobs.ts'
import { predictApart } from '#start/predicting.ts'

type Tools = Pick<Database, 'url' | 'db'>

/** The run that an operator has asked for in the console; while another goes on it waits for its turn. */
export function predictingAsked({ url, db }: Tools, clock: { now: () => Date }, log: Log): Job {
  const work = async (signal: AbortSignal) => {
    const asked = await db
      .selectFrom('forecastRequest')
      .where('finishedAt', 'is', null)
      .select('id')
      .executeTakeFirst()
    if (asked === undefined) return
    const { started, worker } = predictApart(url, { today: shanghaiDay(clock.now()) }, log)
    signal.addEventListener('abort', () => void worker.terminate())
    let failure: string | null = null
    try {
      if ((await started) === 'busy') return
    } catch (error) {
      // Of a node that ends another takes it up.
      if (signal.aborted) throw error
      failure = messageOf(error).slice(0, 300)
      log.error(`the prediction that was asked for: ${failure}`)
    }
    await db
      .updateTable('forecastRequest')
      .set({ finishedAt: clock.now(), failure })
      .where('id', '=', asked.id)
      .execute()
  }
  return { name: 'predict-asked', every: 5, first: 3, work }
}
