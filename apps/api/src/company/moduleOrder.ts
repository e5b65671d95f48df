import type { CompanyModule } from '@zhzz/contract/companyModule/companyModule.ts'
import { asc, desc, type Keyset, keyset, unknownLast } from '#keyset.ts'

/** The order of the records on the module's page. */
export function moduleOrder({ table, order }: CompanyModule): Keyset {
  const by = order.first === 'largest' ? desc(`${table}.${order.by}`) : asc(`${table}.${order.by}`)
  return keyset(unknownLast(by), asc(`${table}.id`))
}
