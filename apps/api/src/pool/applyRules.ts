import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { shanghaiDay, startOfDay } from '#day.ts'
import { planToday } from '#http/planToday.ts'
import { applyRule } from '#pool/applyRule.ts'

/** Of the night in Asia/Shanghai, when nobody works on what falls. */
const fromHour = 2

/**
 * 公海: applies the rule of each team once a day. A team is one transaction, which notes the day: of two nodes each takes
 * teams that the other has not, and one that ends in the middle has moved nothing of it. One team that fails holds up none.
 */
export async function applyRules(db: Kysely<DB>, now: Date, signal?: AbortSignal): Promise<void> {
  const today = shanghaiDay(now)
  if (now.getTime() < startOfDay(today).getTime() + fromHour * 3_600_000) return
  const failed: string[] = []
  let why: unknown
  for (;;) {
    if (signal?.aborted) break
    let tenantId: string | undefined
    try {
      await db.transaction().execute(async (team) => {
        const rule = await dueRule(team, { today, now, failed })
        tenantId = rule?.tenantId
        if (rule !== undefined) await applyRule(team, rule, now)
      })
    } catch (error) {
      if (tenantId === undefined) throw error
      failed.push(tenantId)
      why = error
    }
    if (tenantId === undefined) break
  }
  if (failed.length > 0) throw why
}

/** A rule that was not applied today, noted as applied. */
async function dueRule(
  db: Kysely<DB>,
  { today, now, failed }: { today: string; now: Date; failed: string[] },
) {
  return await db
    .updateTable('poolRule')
    .set({ ranOn: today })
    .where('tenantId', '=', (rules) =>
      rules
        .selectFrom('poolRule as rule')
        .innerJoin('tenant', 'tenant.id', 'rule.tenantId')
        .where('rule.isOn', '=', true)
        .where(sql<boolean>`(rule.ran_on is null or rule.ran_on < ${today})`)
        .where(planToday(now), '=', 'team')
        .where(sql<boolean>`rule.tenant_id <> all(${failed}::uuid[])`)
        .orderBy('rule.tenantId')
        .limit(1)
        .forUpdate('rule')
        .skipLocked()
        .select('rule.tenantId'),
    )
    .returning(['tenantId', 'idleDays', 'warnDays', 'keepWon', 'since'])
    .executeTakeFirst()
}
