import { type Log, messageOf, silent } from '@zhzz/db/log.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import { type Kysely, sql } from 'kysely'
import { eraseAccount } from '#person/eraseAccount.ts'
import { keep } from '#security/entry.ts'

const day = 24 * 3600 * 1000

type Means = { db: Kysely<DB>; sealing: Sealing; now: Date; log?: Log }

/**
 * The job behind 注销账号: erases every account whose cooling-off is over, each in one transaction. One that cannot be
 * erased stays for the next day, with a line for the operator: the law's term runs for each person alone. How many.
 */
export async function eraseDueAccounts({ db, sealing, now, log = silent }: Means): Promise<number> {
  let erased = 0
  for (;;) {
    const tried = await db.transaction().execute(async (trx) => {
      const due = await trx
        .selectFrom('account')
        .where('deleteDueAt', '<=', now)
        .where((where) => where.or([where('deleteRetryAt', 'is', null), where('deleteRetryAt', '<=', now)]))
        .orderBy('deleteDueAt')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .select('id')
        .executeTakeFirst()
      if (due === undefined) return null
      // Of a failed attempt nothing stays but that it failed.
      await sql`savepoint attempt`.execute(trx)
      try {
        await eraseAccount(trx, sealing, due.id, now)
        await keep(trx, sealing, {
          event: 'erasure',
          call: 'eraseAccounts',
          result: 'done',
          accountId: due.id,
        })
        return true
      } catch (error) {
        await sql`rollback to savepoint attempt`.execute(trx)
        const deleteRetryAt = new Date(now.getTime() + day)
        await trx.updateTable('account').set({ deleteRetryAt }).where('id', '=', due.id).execute()
        log.error(
          `ALARM account ${due.id} is due and was not erased, tried again in a day: ${messageOf(error)}`,
        )
        return false
      }
    })
    if (tried === null) return erased
    if (tried) erased++
  }
}
