import type { CallRules } from '@zhzz/contract/call/rules.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'
import type { Live } from '#settings/live.ts'

/** 外呼规则 of the viewer's tenant; `hours` are those of who has set none. */
export async function callRulesOf(
  db: Kysely<DB>,
  viewer: Viewer,
  hours: Live['callHours'],
): Promise<CallRules> {
  const own = await db
    .selectFrom('callSetting')
    .where('tenantId', '=', viewer.tenantId)
    .select(['fromHour', 'toHour', 'perNumber', 'perPerson'])
    .executeTakeFirst()
  return own ?? { ...hours, perNumber: 3, perPerson: null }
}
