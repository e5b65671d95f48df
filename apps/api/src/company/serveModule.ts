import type { CompanyModule } from '@zhzz/contract/companyModule/companyModule.ts'
import { columnsOf, sentFields } from '@zhzz/contract/companyModule/companyModule.ts'
import type { ModuleCall } from '@zhzz/contract/companyModule/moduleCalls.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { findCompany } from '#company/found.ts'
import { moduleOrder } from '#company/moduleOrder.ts'
import { ofTab } from '#company/moduleTab.ts'
import type { Handler } from '#context.ts'
import type { Place } from '#keyset.ts'
import { openPage } from '#page.ts'
import { provenanceOf } from '#provenance.ts'

/** What a handler reads beside the table: SQL in whose scope the table stands under its own name. */
type Computed<M extends CompanyModule> = M['computed'] extends object
  ? [computed: { readonly [Name in keyof M['computed']]: RawBuilder<unknown> }]
  : []

/** Serves a module of 企业详情: the records of one company, tab by tab, in the module's order. */
export function serveModule<M extends CompanyModule>(
  module: M,
  ...computed: Computed<M>
): Handler<ModuleCall<M>> {
  // Reads the very fields that the rows of M are made of.
  return trusted<Handler<ModuleCall<M>>>(handlerOf(module, computed[0] ?? {}))
}

function handlerOf(
  module: CompanyModule,
  computed: Readonly<Record<string, RawBuilder<unknown>>>,
): Handler<ModuleCall<CompanyModule>> {
  return async (input, context) => {
    const { db, now, locale, fail } = context
    const found = await findCompany(db, input.id)
    if (found === undefined) throw fail('notFound')
    const tabs = Object.keys(module.tabs?.of ?? { all: true })
    const tab = input.tab ?? tabs[0] ?? ''
    const page = await openPage(context, input)
    const known = await lookOver(db, module, found.id)
    const rows = await rowsOf(db, { module, computed, companyId: found.id, tab, page })
    const total = known.counts[tab] ?? 0
    return {
      ...page.answer(rows, { total, totalIsMore: false }),
      companyName: found.name,
      counts: known.counts,
      isCollected: known.isCollected,
      provenance: await provenanceOf(db, known.newest ?? found, { locale, now }),
    }
  }
}

type Row = { id: string; place: Place }
type Asked = {
  module: CompanyModule
  computed: Readonly<Record<string, RawBuilder<unknown>>>
  companyId: string
  tab: string
  page: { at: Place | null; take: number }
}

async function rowsOf(db: Kysely<DB>, { module, computed, companyId, tab, page }: Asked): Promise<Row[]> {
  const { table } = module
  const keys = moduleOrder(module)
  const columns = Object.keys(columnsOf(module))
  const sent = Object.keys(sentFields(module)).map((name) =>
    columns.includes(name) ? sql.ref(`${table}.${name}`) : sql`${computed[name]} as ${sql.ref(name)}`,
  )
  const { rows } = await sql<Row>`
    select ${sql.ref(`${table}.id`)}, ${keys.place} as place, ${sql.join(sent)} from ${sql.table(table)}
    where company_id = ${companyId} and ${ofTab(module, tab)} and ${keys.behind(page.at)}
    order by ${keys.order} limit ${page.take}`.execute(db)
  return rows
}

/** How many records each tab has, whether none means something, and where the newest comes from. */
async function lookOver(db: Kysely<DB>, module: CompanyModule, companyId: string) {
  const { table, tabs, whenNone } = module
  const counts = Object.keys(tabs?.of ?? { all: true }).map(
    (tab) => sql`${sql.lit(tab)}, count(*) filter (where ${ofTab(module, tab)})`,
  )
  const {
    rows: [known],
  } = await sql<{
    counts: Record<string, number>
    total: number
    isKept: boolean
    dataSource: string | null
    asOf: string | null
    collectedAt: Date | null
  }>`
    select jsonb_build_object(${sql.join(counts)}) as counts, count(*)::integer as total,
      exists (select from ${sql.table(table)}) as is_kept, max(collected_at) as collected_at, max(as_of) as as_of,
      (array_agg(data_source order by as_of desc nulls last, collected_at desc))[1] as data_source
    from ${sql.table(table)} where company_id = ${companyId}`.execute(db)
  const { dataSource = null, asOf = null, collectedAt = null } = known ?? {}
  return {
    counts: known?.counts ?? {},
    isCollected: known !== undefined && (known.total > 0 || (whenNone === 'none' && known.isKept)),
    newest:
      dataSource === null || collectedAt === null ? null : { dataSource, sourceUrl: null, asOf, collectedAt },
  }
}
