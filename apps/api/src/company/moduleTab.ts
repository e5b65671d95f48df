import type { CompanyModule } from '@zhzz/contract/companyModule/companyModule.ts'
import { type RawBuilder, sql } from 'kysely'

/** Whether a record of the module's table stands on a tab of its page. */
export function ofTab({ table, tabs }: CompanyModule, tab: string): RawBuilder<unknown> {
  return tabs === undefined ? sql`true` : sql`${sql.ref(`${table}.${tabs.by}`)} = ${tabs.of[tab] ?? null}`
}
