import type { CompanyModule } from '@zhzz/contract/companyModule/companyModule.ts'
import { recordFields } from '@zhzz/contract/companyModule/companyModule.ts'
import type { RecordCall } from '@zhzz/contract/companyModule/moduleCalls.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { sql } from 'kysely'
import { findCompany } from '#company/found.ts'
import type { ComputedSql } from '#company/moduleFilter.ts'
import { moduleOrder } from '#company/moduleOrder.ts'
import { selected } from '#company/moduleRows.ts'
import type { Computed } from '#company/serveModule.ts'
import type { Handler } from '#context.ts'
import { provenanceOf } from '#provenance.ts'
import { rowLimit } from '#rowLimit.ts'

/** Serves the page of one record of a module. */
export function serveRecord<M extends CompanyModule>(
  module: M,
  ...computed: Computed<M>
): Handler<RecordCall<M>> {
  // Reads the very fields that the record of M is made of.
  return trusted<Handler<RecordCall<M>>>(handlerOf(module, computed[0] ?? {}))
}

type Found = { id: string; isShown: boolean; dataSource: string; asOf: string | null; collectedAt: Date }

function handlerOf(module: CompanyModule, computed: ComputedSql): Handler<RecordCall<CompanyModule>> {
  return async ({ id, recordId }, { db, viewer, now, locale, fail }) => {
    const company = await findCompany(db, id)
    if (company === undefined) throw fail('notFound')
    const table = sql.table(module.table)
    const allowed = await rowLimit(db, viewer, module.quota)
    // Filters show every plan other first rows; without any, the first rows are all that it shows.
    const isCut = Number.isFinite(allowed) && module.filters === undefined
    const first = sql`(select id from ${table} where company_id = ${company.id}
      order by ${moduleOrder(module).order} limit ${isCut ? allowed : 0})`
    const {
      rows: [found],
    } = await sql<Found>`
      select ${sql.ref(`${module.table}.id`)}, ${isCut ? sql`id in ${first}` : sql`true`} as is_shown,
        data_source, as_of, collected_at, ${selected(module, computed, recordFields(module))}
      from ${table} where id = ${recordId} and company_id = ${company.id}`.execute(db)
    if (found === undefined) throw fail('notFound')
    const { isShown, dataSource, asOf, collectedAt, ...record } = found
    if (!isShown || allowed === 0) throw fail('planTooLow')
    return {
      companyName: company.name,
      record,
      provenance: await provenanceOf(db, { dataSource, asOf, collectedAt, sourceUrl: null }, { locale, now }),
    }
  }
}
