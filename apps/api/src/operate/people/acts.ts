import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'

type Whose = { accountId: string } | { tenantId: string }

type Act = Whose & {
  act:
    | 'disable'
    | 'enable'
    | 'endSessions'
    | 'givePlan'
    | 'endPlan'
    | 'setQuota'
    | 'endQuota'
    | 'giveCreditBack'
  about?: string
  reason: string
  operator: string
  now: Date
}

/** Keeps why an operator did it, in the transaction that does it. */
export async function keepAct(db: Kysely<DB>, { now, ...act }: Act): Promise<void> {
  await db
    .insertInto('operatorAct')
    .values({ ...act, id: uuid(), doneAt: now })
    .execute()
}

const mostActs = 50

/** What operators did with an account or a tenant, the newest first. */
export async function actsOf(db: Kysely<DB>, whose: Whose) {
  const rows = await db
    .selectFrom('operatorAct')
    .where((row) =>
      'accountId' in whose ? row('accountId', '=', whose.accountId) : row('tenantId', '=', whose.tenantId),
    )
    .orderBy('doneAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostActs)
    .select(['act', 'about', 'reason', 'operator', 'doneAt'])
    .execute()
  return rows.map(({ doneAt, ...row }) => ({ ...row, at: doneAt.toISOString() }))
}
