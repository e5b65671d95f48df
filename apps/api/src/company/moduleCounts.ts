import type { CompanyDetail } from '@zhzz/contract/company/detail.ts'
import type { CompanyModule } from '@zhzz/contract/companyModule/companyModule.ts'
import { companyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { moduleOrder } from '#company/moduleOrder.ts'
import { ofTab } from '#company/moduleTab.ts'

type Counted = Pick<CompanyDetail, 'moduleCounts' | 'moduleTops' | 'changes'>

/**
 * What every module counts of a company on 企业详情, what the first record of it tells, and the changes of the register,
 * in one statement. A count of null: not collected.
 */
export async function moduleCounts(db: Kysely<DB>, companyId: string): Promise<Counted> {
  const modules = Object.values(companyModules)
  const counts = modules.map((module) => sql`${sql.lit(module.name)}, (${countOf(module, companyId)})`)
  const { rows } = await sql<{
    counts: Record<string, { count: number | null; top: string | number | null }>
    changes: Counted['changes']
  }>`select /* prepared module_counts */ jsonb_build_object(${sql.join(counts)}) as counts,
    (select jsonb_build_object('count', count(*), 'latestDate', max(change_date))
      from company_change where company_id = ${companyId}) as changes`.execute(db)
  const known = Object.entries(rows[0]?.counts ?? {})
  return {
    moduleCounts: Object.fromEntries(known.map(([name, { count }]) => [name, count])),
    moduleTops: Object.fromEntries(known.map(([name, { top }]) => [name, top])),
    changes: rows[0]?.changes ?? { count: 0, latestDate: null },
  }
}

/** Of the first tab; records on another tab alone are none of it. */
function countOf(module: CompanyModule, companyId: string) {
  const table = sql.table(module.table)
  const isKept = module.whenNone === 'none' ? sql`or exists (select from ${table})` : sql``
  const first = sql`from ${table}
    where company_id = ${companyId} and ${ofTab(module, Object.keys(module.tabs?.of ?? {})[0] ?? '')}`
  return sql`
    select jsonb_build_object(
      'count', case when exists (select from ${table} where company_id = ${companyId}) ${isKept}
        then (select count(*) ${first}) end,
      'top', (select ${sql.ref(`${module.table}.${module.telling}`)} ${first}
        order by ${moduleOrder(module).order} limit 1))`
}
