import type { CompanyModule } from '@zhzz/contract/companyModule/companyModule.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Whether a record of the module's table stands on a tab of its page. */
export function ofTab({ table, tabs }: CompanyModule, tab: string): RawBuilder<SqlBool> {
  const value = tabs?.of[tab]
  return tabs === undefined || value === null
    ? sql`true`
    : sql`${sql.ref(`${table}.${tabs.by}`)} = ${value ?? null}`
}
