import { type RawBuilder, sql } from 'kysely'

/** Whether the person (a row of sub_account) knows the company: a customer of the team, unlocked by it, or marked. */
export function isKnownTo(person: RawBuilder<unknown>, companyId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(exists (select from customer where customer.tenant_id = ${person}.tenant_id
      and customer.company_id = ${companyId})
    or exists (select from favorite liked where liked.sub_account_id = ${person}.id
      and liked.object_type = 'company' and liked.object_id = ${companyId})
    or exists (select from unlock held where held.tenant_id = ${person}.tenant_id
      and held.company_id = ${companyId} and held.status = 'valid'))`
}
