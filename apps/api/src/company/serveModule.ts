import type { CompanyModule } from '@zhzz/contract/companyModule/companyModule.ts'
import { sentFields } from '@zhzz/contract/companyModule/companyModule.ts'
import type { ModuleCall } from '@zhzz/contract/companyModule/moduleCalls.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { type RawBuilder, sql } from 'kysely'
import { findCompany } from '#company/found.ts'
import { type ComputedSql, fieldSql, moduleFilter } from '#company/moduleFilter.ts'
import { lookOver } from '#company/moduleLook.ts'
import { moduleOrder } from '#company/moduleOrder.ts'
import { ofTab } from '#company/moduleTab.ts'
import type { Handler } from '#context.ts'
import type { Place } from '#keyset.ts'
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
    const isFirst = input.cursor === undefined
    const known = await lookOver(db, { module, computed, companyId: found.id, tab, filter, isFirst })
    const keys = moduleOrder(module, input.sort)
    const { rows } = await sql<{ id: string; place: Place }>`
      select ${sql.ref(`${module.table}.id`)}, ${keys.place} as place, ${selected(module, computed, sentFields(module))}
      from ${sql.table(module.table)}
      where company_id = ${found.id} and ${ofTab(module, tab)} and ${filter ?? sql`true`} and ${keys.behind(page.at)}
      order by ${keys.order} limit ${page.take}`.execute(db)
    return {
      ...page.answer(rows, known.total),
      companyName: found.name,
      counts: known.counts,
      facets: known.facets,
      isCollected: known.isCollected,
      provenance: await provenanceOf(db, known.newest ?? found, { locale, now }),
    }
  }
}

/** The fields of an answer, to be selected. */
export function selected(module: CompanyModule, computed: ComputedSql, fields: object): RawBuilder<unknown> {
  return sql.join(
    Object.keys(fields).map((name) => sql`${fieldSql(module, computed, name)} as ${sql.id(name)}`),
  )
}
