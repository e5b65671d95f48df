import type { privacyActs } from '@zhzz/contract/person/privacyKinds.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { beginCancel, ownsTeam } from '#member/cancelling.ts'
import { askForCopy } from '#member/personalCopy.ts'
import { writeMessages } from '#message/writeMessages.ts'
import { Unanswerable } from '#operate/unanswerable.ts'

type Answer = {
  no: number
  /** Null: declined. */
  does: (typeof privacyActs)[number] | null
  /** What the person reads. */
  words: string
  operator: string
  now: Date
}

/** Answers a request, begins what goes with the answer, and tells the person, within the caller's transaction. */
export async function answerPrivacyRequest(db: Kysely<DB>, answer: Answer): Promise<void> {
  const { no, does, words, operator, now } = answer
  const asked = await db
    .selectFrom('privacyRequest')
    .where('number', '=', no)
    .forUpdate()
    .select(['state', 'accountId', 'subAccountId'])
    .executeTakeFirst()
  if (asked === undefined) throw new Unanswerable('notFound', `there is no request ${no}`)
  const { accountId, subAccountId } = asked
  if (asked.state !== 'open') throw new Unanswerable('conflict', `request ${no} is answered: ${asked.state}`)
  if ((does === 'copy' || does === 'erase') && (accountId === null || subAccountId === null))
    throw new Unanswerable('conflict', `whoever sent request ${no} is erased`)
  await db
    .updateTable('privacyRequest')
    .set({ state: does === null ? 'declined' : 'done', did: does, answer: words, operator, answeredAt: now })
    .where('number', '=', no)
    .execute()
  if (does === 'copy' && subAccountId !== null) await askForCopy(db, subAccountId, now)
  if (does === 'erase' && accountId !== null) {
    if (await ownsTeam(db, accountId))
      throw new Unanswerable('ownerOfTeam', `request ${no}: the team has others`)
    await beginCancel(db, { accountId, keep: null, now })
  }
  await writeMessages(
    sql`select sub_account_id, 'privacyAnswered' as kind, null::uuid as object_id,
      jsonb_build_object('name', '', 'no', number, 'isDone', state = 'done') as facts,
      concat('privacy request ', number) as source
    from privacy_request where number = ${no} and sub_account_id is not null`,
    now,
  ).execute(db)
}
