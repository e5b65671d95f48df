import { applicationDetail } from '@zhzz/contract/application/application.ts'
import type { application } from '@zhzz/contract/application/calls.ts'
import { sql } from 'kysely'
import { applicationCards } from '#application/cards.ts'
import { serverHas } from '#application/serverHas.ts'
import type { Handler } from '#context.ts'
import { quotasOf } from '#member/quota.ts'

const told = applicationDetail.pick({
  problem: true,
  audience: true,
  features: true,
  cases: true,
  questions: true,
})
const states = applicationDetail.shape.request.unwrap().shape.state

export const detail: Handler<typeof application.detail> = async ({ id }, context) => {
  const { db, viewer, now, locale, fail } = context
  const [card] = await applicationCards({ ...context, has: serverHas(context.deps) }, id)
  if (card === undefined) throw fail('notFound')
  const { quotaCodes, ...words } = await db
    .selectFrom('application')
    .innerJoin('applicationText as words', 'words.code', 'application.code')
    .where('application.code', '=', id)
    .where('words.locale', 'in', [locale, 'zh-Hans'])
    .orderBy(sql`words.locale = ${locale}`, 'desc')
    .limit(1)
    .select(['application.quotaCodes', 'words.problem', 'words.audience'])
    .select(['words.features', 'words.cases', 'words.questions'])
    .executeTakeFirstOrThrow()
  const request =
    viewer &&
    (await db
      .selectFrom('applicationOpen')
      .where('tenantId', '=', viewer.tenantId)
      .where('code', '=', id)
      .select(['state', 'askedAt', 'answer'])
      .executeTakeFirst())
  return {
    ...card,
    ...told.parse(words),
    quotas: viewer && quotaCodes.length > 0 ? await quotasOf(db, viewer, now, quotaCodes) : [],
    request: request
      ? { ...request, state: states.parse(request.state), askedAt: request.askedAt.toISOString() }
      : null,
  }
}
