import type { CompanyDetail } from '@zhzz/contract/company/detail.ts'
import type { CompanyModule } from '@zhzz/contract/companyModule/companyModule.ts'
import { companyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { ofTab } from '#company/moduleTab.ts'

/** What every module counts of a company on 企业详情, in one statement; null: not collected. */
export async function moduleCounts(
  db: Kysely<DB>,
  companyId: string,
): Promise<CompanyDetail['moduleCounts']> {
  const counts = Object.values(companyModules).map(
    (module) => sql`${sql.lit(module.name)}, (${countOf(module, companyId)})`,
  )
  const { rows } = await sql<{
    counts: CompanyDetail['moduleCounts']
  }>`select jsonb_build_object(${sql.join(counts)}) as counts`.execute(db)
  return rows[0]?.counts ?? {}
}

/** Of the first tab; records on another tab alone are none of it. */
function countOf(module: CompanyModule, companyId: string) {
  const table = sql.table(module.table)
  const isKept = module.whenNone === 'none' ? sql`or exists (select from ${table})` : sql``
  const first = Object.keys(module.tabs?.of ?? {})[0] ?? ''
  return sql`
    select case when count(*) > 0 ${isKept} then count(*) filter (where ${ofTab(module, first)}) end
    from ${table} where company_id = ${companyId}`
}
