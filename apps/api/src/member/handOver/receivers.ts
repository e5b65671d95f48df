import type { HandOverRule } from '@zhzz/contract/team/handOver.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { workersOf } from '#member/workers.ts'

/** Who can take over from a member. */
export function receiversOf(db: Kysely<DB>, tenantId: string, fromId: string) {
  return workersOf(db, tenantId).where('id', '!=', fromId)
}

/** Those whom a rule names, in their order; without a name the one who asks, else the owner. Empty: there is nobody such. */
export async function chosenReceivers(
  db: Kysely<DB>,
  { tenantId, fromId, askedBy }: { tenantId: string; fromId: string; askedBy: string | null },
  rule: HandOverRule,
): Promise<string[]> {
  const people = await receiversOf(db, tenantId, fromId).select(['id', 'isOwner']).execute()
  if (rule.how !== 'one') return people.map(({ id }) => id)
  const one = rule.subAccountId
    ? people.find(({ id }) => id === rule.subAccountId)
    : (people.find(({ id }) => id === askedBy) ?? people.find(({ isOwner }) => isOwner))
  return one === undefined ? [] : [one.id]
}
