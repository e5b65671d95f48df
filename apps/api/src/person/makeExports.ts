import { type Log, messageOf, silent } from '@zhzz/db/log.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import { type Kysely, sql } from 'kysely'
import { dataZip } from '#person/dataZip.ts'
import { personalData } from '#person/personalData.ts'

const minute = 60_000
const keptFor = 24 * 60 * minute
const mostTries = 3
/** Longer than any file takes: who has not ended by then was ended. */
const tryAgainAfter = 10 * minute

type Means = { db: Kysely<DB>; sealing: Sealing; now: Date; log?: Log }

/**
 * The job behind 个人信息副本: makes every file that is asked for, one after the other, and forgets those whose day is
 * over. Nodes that run it at once share the queue. One that cannot be made is tried again later and ends as `failed`,
 * which its person sees; the others do not wait for it. How many were made.
 */
export async function makeExports({ db, sealing, now, log = silent }: Means): Promise<number> {
  await db.deleteFrom('personalExport').where('expiresAt', '<=', now).execute()
  let made = 0
  for (;;) {
    const next = await claim(db, now)
    if (next === undefined) return made
    try {
      await make(db, sealing, next, now)
      made++
    } catch (error) {
      await putOff(db, next, now)
      log.error(
        `personal data file ${next.id} could not be made (try ${next.tries} of ${mostTries}): ${messageOf(error)}`,
      )
    }
  }
}

type Claimed = { id: string; subAccountId: string; tries: number }

/** Counted before it is tried, so that one that ends the process is not tried for ever either. */
async function claim(db: Kysely<DB>, now: Date): Promise<Claimed | undefined> {
  await db
    .updateTable('personalExport')
    .set({ state: 'failed', doneAt: now, expiresAt: new Date(now.getTime() + keptFor) })
    .where('state', '=', 'queued')
    .where('tries', '>=', mostTries)
    .where('nextTryAt', '<=', now)
    .execute()
  return await db
    .updateTable('personalExport')
    .set({ tries: sql`tries + 1`, nextTryAt: new Date(now.getTime() + tryAgainAfter) })
    .where('id', '=', (row) =>
      row
        .selectFrom('personalExport')
        .where('state', '=', 'queued')
        .where('nextTryAt', '<=', now)
        .orderBy('nextTryAt')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .select('id'),
    )
    .returning(['id', 'subAccountId', 'tries'])
    .executeTakeFirst()
}

async function make(db: Kysely<DB>, sealing: Sealing, { id, subAccountId }: Claimed, now: Date) {
  const file = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => dataZip(trx, await personalData(trx, sealing, subAccountId), now))
  await db
    .updateTable('personalExport')
    .set({
      state: 'done',
      fileEnc: sealing.encrypt(file.toString('base64')),
      size: file.length,
      doneAt: now,
      expiresAt: new Date(now.getTime() + keptFor),
    })
    .where('id', '=', id)
    .execute()
}

async function putOff(db: Kysely<DB>, { id, tries }: Claimed, now: Date): Promise<void> {
  const failed = { state: 'failed', doneAt: now, expiresAt: new Date(now.getTime() + keptFor) }
  const later = { nextTryAt: new Date(now.getTime() + tries * minute) }
  await db
    .updateTable('personalExport')
    .set(tries >= mostTries ? failed : later)
    .where('id', '=', id)
    .execute()
}
