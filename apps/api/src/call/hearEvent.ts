import type { CallResult } from '@zhzz/contract/call/choices.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { LineEvent } from '#outside/line.ts'

/** The way a call goes; an event may only bring it further, and one end is as good as another. Silence is no end. */
const way = ['asked', 'ringingAgent', 'ringing', 'connected'] as const

/** What the line knows without being told. */
const measured: { readonly [State in LineEvent['state']]?: CallResult } = {
  busy: 'busy',
  noAnswer: 'no_answer',
}

/** Writes down what a line says of a call; told twice, or in another order, it comes to the same. */
export async function hearEvent(
  db: Kysely<DB>,
  { callId, event: { state, talkSeconds } }: { callId: string; event: LineEvent },
  now: Date,
): Promise<void> {
  const at = way.findIndex((one) => one === state)
  const isLate = at < 0 || state === 'connected'
  const before = [...(at < 0 ? way : way.slice(0, at)), ...(isLate ? ['silent' as const] : [])]
  await db
    .updateTable('callRecord')
    .where('id', '=', callId)
    .where('provider', '=', 'twilio')
    .where('state', 'in', before)
    .set({
      state,
      talkSeconds,
      result: sql`coalesce(result, ${measured[state] ?? null})`,
      updatedAt: now,
    })
    .execute()
}
