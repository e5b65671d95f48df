import { type RawBuilder, sql } from 'kysely'
import { unlockHolds } from '#member/heldUnlock.ts'
import { isKept } from '#member/teamFollowUp.ts'
import type { OwnSpace } from '#team/bring/ownSpace.ts'

/** Of a row of `customer`: it is the person's, in the space of their own. */
export function isOwnCustomer({ fromId, fromTenant }: OwnSpace): RawBuilder<boolean> {
  return sql<boolean>`(customer.tenant_id = ${fromTenant} and customer.owner_id = ${fromId})`
}

/** Of a row of `follow_up`: the person wrote it there, about one of those customers. */
export function isOwnFollowUp(own: OwnSpace): RawBuilder<boolean> {
  return sql<boolean>`(follow_up.tenant_id = ${own.fromTenant} and follow_up.sub_account_id = ${own.fromId}
    and ${isKept} and exists (select from customer
      where ${isOwnCustomer(own)} and customer.company_id = follow_up.company_id))`
}

/** Of a row of `unlock`: it is open there. */
export function isOwnUnlock({ fromTenant }: OwnSpace, now: Date): RawBuilder<boolean> {
  return sql<boolean>`(unlock.tenant_id = ${fromTenant} and ${unlockHolds(now)})`
}

/** The team has a row of the same company too. */
export function isKnown(table: 'customer' | 'unlock', tenantId: string): RawBuilder<boolean> {
  const valid = table === 'unlock' ? sql` and known.status = 'valid'` : sql``
  return sql<boolean>`exists (select from ${sql.table(table)} known
    where known.tenant_id = ${tenantId} and known.company_id = ${sql.table(table)}.company_id${valid})`
}
