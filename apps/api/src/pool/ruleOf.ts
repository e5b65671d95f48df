import type { PoolRule } from '@zhzz/contract/pool/rule.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'

/** Of a tenant that has set none of its own. */
const usual: PoolRule & { since: Date } = {
  isOn: false,
  idleDays: 30,
  warnDays: 3,
  keepWon: true,
  takePerDay: null,
  holdAtMost: null,
  since: new Date(0),
}

/** 公海规则 of the viewer's tenant, and since when its days hold. */
export async function ruleOf(db: Kysely<DB>, viewer: Viewer) {
  const own = await db
    .selectFrom('poolRule')
    .where('tenantId', '=', viewer.tenantId)
    .select(['isOn', 'idleDays', 'warnDays', 'keepWon', 'takePerDay', 'holdAtMost', 'since'])
    .executeTakeFirst()
  return own ?? usual
}
