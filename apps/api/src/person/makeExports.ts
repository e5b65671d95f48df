import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import { strToU8, zipSync } from 'fflate'
import type { Kysely } from 'kysely'
import { csvOf } from '#person/csv.ts'
import { personalData } from '#person/personalData.ts'

const keptFor = 24 * 3600 * 1000

type Means = { db: Kysely<DB>; sealing: Sealing; now: Date }

/**
 * The job behind 个人信息副本: makes every file that is asked for, one after the other, and forgets those whose day is
 * over. Nodes that run it at once share the queue. How many were made.
 */
export async function makeExports({ db, sealing, now }: Means): Promise<number> {
  await db.deleteFrom('personalExport').where('expiresAt', '<=', now).execute()
  let made = 0
  while (await makeNext({ db, sealing, now })) made++
  return made
}

async function makeNext({ db, sealing, now }: Means): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const next = await trx
      .selectFrom('personalExport')
      .where('state', '=', 'queued')
      .orderBy('createdAt')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .select(['id', 'subAccountId'])
      .executeTakeFirst()
    if (next === undefined) return false
    const file = zipOf(await personalData(trx, sealing, next.subAccountId), now)
    await trx
      .updateTable('personalExport')
      .set({
        state: 'done',
        fileEnc: sealing.encrypt(file.toString('base64')),
        size: file.length,
        doneAt: now,
        expiresAt: new Date(now.getTime() + keptFor),
      })
      .where('id', '=', next.id)
      .execute()
    return true
  })
}

/** All of it as JSON for programs, and each list as CSV for people. */
function zipOf(data: Record<string, readonly Record<string, unknown>[]>, now: Date): Buffer {
  const files = {
    'personal-data.json': strToU8(JSON.stringify({ madeAt: now, ...data }, null, 2)),
    ...Object.fromEntries(
      Object.entries(data)
        .filter(([, rows]) => rows.length > 0)
        .map(([name, rows]) => [`${name}.csv`, strToU8(csvOf(rows))]),
    ),
  }
  return Buffer.from(zipSync(files))
}
