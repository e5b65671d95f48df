import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'
import { eraseAccount } from '#person/eraseAccount.ts'
import { keep } from '#security/entry.ts'

type Means = { db: Kysely<DB>; sealing: Sealing; now: Date }

/** The job behind 注销账号: erases every account whose cooling-off is over, each in one transaction. How many. */
export async function eraseDueAccounts({ db, sealing, now }: Means): Promise<number> {
  let erased = 0
  for (;;) {
    const done = await db.transaction().execute(async (trx) => {
      const due = await trx
        .selectFrom('account')
        .where('deleteDueAt', '<=', now)
        .orderBy('deleteDueAt')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .select('id')
        .executeTakeFirst()
      if (due === undefined) return false
      await eraseAccount(trx, sealing, due.id, now)
      await keep(trx, sealing, { event: 'erasure', call: 'eraseAccounts', result: 'done', accountId: due.id })
      return true
    })
    if (!done) return erased
    erased++
  }
}
