import type { CompanyDetail } from '@zhzz/contract/company/detail.ts'
import { followStage, intentLevel } from '@zhzz/contract/followUp/stage.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { readableFollowUps } from '#member/teamFollowUp.ts'

/** What the viewer's tenant has done with a company: the stage, and the last three records the viewer may read. */
export async function followedBy(
  db: Kysely<DB>,
  viewer: Viewer,
  companyId: string,
): Promise<{ recent: CompanyDetail['recentFollowUps']; customer: CompanyDetail['customer'] }> {
  const recent = await readableFollowUps(db, viewer)
    .innerJoin('subAccount as person', 'person.id', 'followUp.subAccountId')
    .where('followUp.companyId', '=', companyId)
    .orderBy('followUp.followTime', 'desc')
    .limit(3)
    .select(['followUp.id', 'followUp.followType', 'followUp.content', 'followUp.followTime'])
    .select('person.realName as byName')
    .execute()
  const customer = await db
    .selectFrom('customer')
    .where('tenantId', '=', viewer.tenantId)
    .where('companyId', '=', companyId)
    .select(['stage', 'intentLevel', 'nextFollowTime'])
    .executeTakeFirst()
  return {
    recent: recent.map((row) => ({ ...row, followTime: row.followTime.toISOString() })),
    customer: customer
      ? {
          stage: followStage.parse(customer.stage),
          intentLevel: intentLevel.nullable().parse(customer.intentLevel),
          nextFollowTime: customer.nextFollowTime?.toISOString() ?? null,
        }
      : null,
  }
}
