import type { CallRules } from '@zhzz/contract/call/rules.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'

/** Of a tenant that has set none of its own. */
const usual: CallRules = { fromHour: 8, toHour: 20, perNumber: 3, perPerson: null }

/** 外呼规则 of the viewer's tenant. */
export async function callRulesOf(db: Kysely<DB>, viewer: Viewer): Promise<CallRules> {
  const own = await db
    .selectFrom('callSetting')
    .where('tenantId', '=', viewer.tenantId)
    .select(['fromHour', 'toHour', 'perNumber', 'perPerson'])
    .executeTakeFirst()
  return own ?? usual
}
