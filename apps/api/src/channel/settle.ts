import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Begun } from '#channel/claim.ts'
import type { Outcome } from '#outside/channels.ts'

/** Tried so often: within three hours or so. */
const mostTries = 6
const firstPause = 30
const longestPause = 2 * 3_600

/** Writes down what became of deliveries that this node began. */
export async function settle(
  { db }: { db: Kysely<DB> },
  begun: readonly Begun[],
  outcome: Outcome | { is: 'skipped' },
  now: Date,
): Promise<void> {
  const [first] = begun
  if (first === undefined) return
  const tries = Math.max(...begun.map((one) => one.tries))
  const isAgain = outcome.is === 'again' && tries < mostTries
  const pause = Math.min(longestPause, firstPause * 4 ** (tries - 1))
  const seconds = outcome.is === 'again' ? (outcome.seconds ?? pause) : 0
  const state = isAgain ? 'waiting' : stateOf(outcome)
  await sql`update message_delivery set state = ${state}, why = ${'why' in outcome ? outcome.why.slice(0, 200) : null},
      due_at = case when ${isAgain} then ${new Date(now.getTime() + seconds * 1_000)}::timestamptz else due_at end,
      settled_at = ${isAgain ? null : now}
    where id = any(${begun.map(({ id }) => id)}::uuid[]) and state = 'sending'`.execute(db)
  if (outcome.is === 'gone') await lose(db, first, now)
}

function stateOf({ is }: Outcome | { is: 'skipped' }) {
  return is === 'again' || is === 'refused' || is === 'gone' ? 'failed' : is
}

/** A browser that has gone is forgotten; of what a person typed they are told in 通知设置 that it no longer holds. */
async function lose(db: Kysely<DB>, { channel, targetId }: Begun, now: Date): Promise<void> {
  if (channel === 'push') await db.deleteFrom('messageTarget').where('id', '=', targetId).execute()
  else await db.updateTable('messageTarget').set({ refusedAt: now }).where('id', '=', targetId).execute()
}
