import type { CompanyModule } from '@zhzz/contract/companyModule/companyModule.ts'
import { asc, desc, type Keyset, keyset, unknownLast } from '#keyset.ts'

/** The order of the records on the module's page: its own, or the one that the reader chose. */
export function moduleOrder({ table, order, sorts = [] }: CompanyModule, sort?: string): Keyset {
  const chosen = sorts.find(({ by }) => by === sort) ?? order
  const column = `${table}.${chosen.by}`
  return keyset(unknownLast(chosen.first === 'largest' ? desc(column) : asc(column)), asc(`${table}.id`))
}
