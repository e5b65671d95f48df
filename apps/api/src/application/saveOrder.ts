import type { application } from '@zhzz/contract/application/calls.ts'
import type { Handler } from '#context.ts'
import { usualApplications } from '#member/usualApplications.ts'

export const saveOrder: Handler<typeof application.saveOrder> = async ({ codes }, { db, viewer, now }) => {
  const applicationCodes = [...new Set(codes)]
  await db
    .insertInto('personalSetting')
    .values({ subAccountId: viewer.subAccountId, applicationCodes, updatedAt: now })
    .onConflict((conflict) =>
      conflict.column('subAccountId').doUpdateSet({ applicationCodes, updatedAt: now }),
    )
    .execute()
  return { usual: await usualApplications(db, viewer) }
}
