import type { operate } from '@zhzz/contract/operate/calls.ts'
import { mostRows } from '@zhzz/contract/operate/waiting.ts'
import type { Handler } from '#context.ts'
import { shownOf } from '#operate/unanswerable.ts'

export const joins: Handler<typeof operate.joins> = async (_, { db }) => {
  const rows = await db
    .selectFrom('companyJoin as j')
    .innerJoin('company as from', 'from.id', 'j.fromId')
    .innerJoin('company as to', 'to.id', 'j.toId')
    .where('j.toldBy', 'is not', null)
    .orderBy('j.joinedAt', 'desc')
    .limit(mostRows + 1)
    .select(['j.id', 'from.name as from', 'to.name as to', 'j.toldBy', 'j.joinedAt', 'j.partedBy'])
    .execute()
  const list = rows.map(({ toldBy, joinedAt, ...row }) => ({
    ...row,
    operator: toldBy ?? '',
    at: joinedAt.toISOString(),
  }))
  return shownOf(list, mostRows)
}
