import type { CompanyModule } from '@zhzz/contract/companyModule/companyModule.ts'
import type { ModuleCall } from '@zhzz/contract/companyModule/moduleCalls.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import type { RawBuilder } from 'kysely'
import { findCompany } from '#company/found.ts'
import { type ComputedSql, moduleFilter } from '#company/moduleFilter.ts'
import { lookOver, mostRecords } from '#company/moduleLook.ts'
import { moduleOrder } from '#company/moduleOrder.ts'
import { moduleRows, recordsLookedUp } from '#company/moduleRows.ts'
import type { Handler } from '#context.ts'
import { openPage } from '#page.ts'
import { provenanceOf } from '#provenance.ts'

/** What a handler reads beside the table: SQL in whose scope the table stands under its own name. */
export type Computed<M extends CompanyModule> = M['computed'] extends object
  ? [computed: { readonly [Name in keyof M['computed']]: RawBuilder<unknown> }]
  : []

/** Serves a module of 企业详情: the records of one company, tab by tab, narrowed and ordered as the reader asks. */
export function serveModule<M extends CompanyModule>(
  module: M,
  ...computed: Computed<M>
): Handler<ModuleCall<M>> {
  // Reads the very fields that the rows of M are made of.
  return trusted<Handler<ModuleCall<M>>>(handlerOf(module, computed[0] ?? {}))
}

function handlerOf(module: CompanyModule, computed: ComputedSql): Handler<ModuleCall<CompanyModule>> {
  return async (input, context) => {
    const { db, now, locale, fail } = context
    const found = await findCompany(db, input.id)
    if (found === undefined) throw fail('notFound')
    const tab = input.tab ?? Object.keys(module.tabs?.of ?? { all: true })[0] ?? ''
    const page = await openPage(context, input)
    const filter = moduleFilter(module, computed, { asked: input, now })
    const listed = { module, computed, companyId: found.id, tab, filter }
    const narrowed = await recordsLookedUp(db, listed)
    const known = await lookOver(db, { ...listed, isFirst: input.cursor === undefined })
    const keys = moduleOrder(module, input.sort)
    const rows = await moduleRows(db, { ...listed, found: narrowed }, { ...page, keys })
    const total = narrowed === null ? (known.counts[tab] ?? 0) : narrowed.length
    return {
      ...page.answer(rows, { total: cut(total), totalIsMore: total > mostRecords }),
      companyName: found.name,
      counts: Object.fromEntries(Object.entries(known.counts).map(([name, count]) => [name, cut(count)])),
      facets: known.facets,
      isCollected: known.isCollected,
      provenance: await provenanceOf(db, known.newest ?? found, { locale, now }),
    }
  }
}

function cut(count: number): number {
  return Math.min(count, mostRecords)
}
