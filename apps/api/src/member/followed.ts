import type { CompanyDetail } from '@zhzz/contract/company/detail.ts'
import { followStage, intentLevel } from '@zhzz/contract/customer/stage.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Viewer } from '#http/session.ts'
import { heldByOther, readHeldBy } from '#member/heldBy.ts'
import { readableFollowUps } from '#member/teamFollowUp.ts'

/** What the viewer's tenant has done with a company: the stage, and the last three records the viewer may read. */
export async function followedBy(
  db: Kysely<DB>,
  viewer: Viewer,
  companyId: string,
): Promise<{ recent: CompanyDetail['recentFollowUps']; customer: CompanyDetail['customer'] }> {
  const recent = readableFollowUps(db, viewer)
    .innerJoin('subAccount as person', 'person.id', 'followUp.subAccountId')
    .where('followUp.companyId', '=', companyId)
    .orderBy('followUp.followTime', 'desc')
    .limit(3)
    .select(['followUp.id', 'followUp.followType', 'followUp.content', 'followUp.followTime'])
    .select('person.realName as byName')
  const customer = db
    .selectFrom('customer')
    .where('tenantId', '=', viewer.tenantId)
    .where('companyId', '=', companyId)
    .select(['stage', 'intentLevel', 'nextFollowTime'])
    .select(heldByOther(viewer).as('heldBy'))
    .select(sql<string | null>`case when owner_id is null then id end`.as('poolId'))
  const known = await db
    .selectNoFrom([jsonArrayFrom(recent).as('recent'), jsonObjectFrom(customer).as('customer')])
    .executeTakeFirstOrThrow()
  return {
    recent: known.recent.map((row) => ({ ...row, followTime: new Date(row.followTime).toISOString() })),
    customer: known.customer && {
      stage: followStage.parse(known.customer.stage),
      intentLevel: intentLevel.nullable().parse(known.customer.intentLevel),
      nextFollowTime: known.customer.nextFollowTime && new Date(known.customer.nextFollowTime).toISOString(),
      heldBy: readHeldBy(known.customer.heldBy),
      poolId: known.customer.poolId,
    },
  }
}
