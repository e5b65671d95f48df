import type { operate } from '@zhzz/contract/operate/calls.ts'
import { messageOf } from '@zhzz/db/log.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'
import { settingsIn } from '#settings/followSettings.ts'
import { liveOf, usualLive } from '#settings/live.ts'
import { liveSettings } from '#settings/liveSettings.ts'

export const saveSetting: Handler<typeof operate.saveSetting> = async (
  { name, value },
  { db, deps, operator, now, fail },
) => {
  const setting = liveSettings.get(name)
  if (setting === undefined) throw fail('notFound')
  const fault = value === null ? null : setting.faultOf(value)
  if (fault !== null) throw fail('invalid', { fields: ['value'], said: `${name}${fault}` })
  // One after the other: two settings that do not go together are not set at the same moment.
  await sql`lock table runtime_setting in share row exclusive mode`.execute(db)
  if (value === null) await db.deleteFrom('runtimeSetting').where('name', '=', name).execute()
  else await put(db, { name, value, changedBy: signedBy(operator), changedAt: now })
  try {
    liveOf({ ...deps.environment, ...(await settingsIn(db)) }, usualLive)
  } catch (error) {
    throw fail('invalid', { fields: ['value'], said: messageOf(error) })
  }
  return true
}

type Set = { name: string; value: string; changedBy: string; changedAt: Date }

async function put(db: Kysely<DB>, set: Set): Promise<void> {
  await db
    .insertInto('runtimeSetting')
    .values(set)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(set))
    .execute()
}
