import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'

/** Each side rings for half a minute; a line that says nothing for so long has forgotten the call. */
const longestRinging = 5 * 60_000
/** No call of Twilio's lasts longer than four hours, if nobody sets more (Call resource, TimeLimit). */
const longestTalk = 5 * 3_600_000

/** Ends calls of which a line has said nothing for longer than they can take; what it says later still counts. */
export async function endSilent(db: Kysely<DB>, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  await db
    .updateTable('callRecord')
    .set({ state: 'silent', updatedAt: now })
    .where((on) =>
      on.or([
        on('state', 'in', ['asked', 'ringingAgent', 'ringing']).and('updatedAt', '<', before(longestRinging)),
        on('state', '=', 'connected').and('updatedAt', '<', before(longestTalk)),
      ]),
    )
    .execute()
}
