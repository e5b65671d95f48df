import type { application } from '@zhzz/contract/application/calls.ts'
import { applicationCards } from '#application/cards.ts'
import { serverHas } from '#application/serverHas.ts'
import type { Handler } from '#context.ts'
import { usualApplications } from '#member/usualApplications.ts'

const mostRecent = 4

export const list: Handler<typeof application.list> = async (_, context) => {
  const { db, viewer } = context
  const recent = await db
    .selectFrom('applicationUse')
    .where('subAccountId', '=', viewer?.subAccountId ?? null)
    .orderBy('usedAt', 'desc')
    .limit(mostRecent)
    .select('code')
    .execute()
  return {
    applications: await applicationCards({ ...context, has: serverHas(context.deps) }),
    recent: recent.map(({ code }) => code),
    usual: await usualApplications(db, viewer),
  }
}
