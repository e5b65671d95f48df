import type { CompanySignal } from '@zhzz/contract/company/signal.ts'
import type { CompanyModule } from '@zhzz/contract/companyModule/companyModule.ts'
import { companyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import { type SignalKind, signalKinds } from '@zhzz/contract/companySignal/signalKinds.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { lastVisit } from '#company/signal/lastVisit.ts'
import { dayAfter, shanghaiDay } from '#day.ts'
import type { Viewer } from '#http/session.ts'

/** Signals that are kept in sight, and days behind which nothing is one. */
export const mostSignals = 100
const days = 730
/** Records of a kind that are looked at, the newest. */
const mostRecords = 300

type Asked = { viewer: Viewer | null; now: Date }

/** The signals of a company, the newest first: a row for each kind on a day. One statement, each kind on its own index. */
export async function signalRows(
  db: Kysely<DB>,
  companyId: string,
  { viewer, now }: Asked,
): Promise<CompanySignal[]> {
  const today = shanghaiDay(now)
  const kinds = Object.entries<SignalKind>(signalKinds).map(
    ([name, kind]) => sql`(${dayByDay(name, kind, { companyId, since: dayAfter(today, -days), today })})`,
  )
  const { rows } = await sql<Omit<CompanySignal, 'kind'> & { kind: keyof typeof signalKinds }>`
    select /* prepared company_signals */ id, kind, day, what, count, tab,
      coalesce(newest > ${lastVisit(companyId, { viewer, now })}, false) as is_new
    from (${sql.join(kinds, sql` union all `)}) every
    order by day desc, weight desc, kind limit ${mostSignals}`.execute(db)
  return rows.map((row) => ({ ...row, tab: tabOf(signalKinds[row.kind].page, row.tab) }))
}

type Within = { companyId: string; since: string; today: string }

function dayByDay(name: string, kind: SignalKind, { companyId, since, today }: Within): RawBuilder<unknown> {
  const { table, date, says, when = {}, weight } = kind
  const by = moduleOf(kind.page)?.tabs?.by
  const tab = by === undefined ? sql`null` : sql`${sql.ref(by)}`
  const conditions = Object.entries(when).map(
    ([column, value]) => sql`and ${sql.ref(column)} = ${sql.lit(value)}`,
  )
  const first = (column: string) => sql`(array_agg(${sql.ref(column)} order by id))[1]`
  return sql`
    select ${sql.lit(name)}::text as kind, ${sql.lit(weight)}::integer as weight, day,
      ${first('what')} as what, ${first('tab')} as tab, ${first('id')} as id, count(*)::integer as count,
      max(collected_at) as newest
    from (
      select id, ${sql.ref(date)} as day, coalesce(${sql.join(says.map((column) => sql.ref(column)))}) as what,
        ${tab}::text as tab, collected_at
      from ${sql.table(table)}
      where company_id = ${companyId} and ${sql.ref(date)} between ${since}::date and ${today}::date
        ${sql.join(conditions, sql` `)}
      order by ${sql.ref(date)} desc nulls last, id limit ${sql.lit(mostRecords)}) known
    group by day`
}

function moduleOf(page: string): CompanyModule | undefined {
  return Object.values<CompanyModule>(companyModules).find(({ name }) => name === page)
}

/** The tab on which records with this value stand. */
function tabOf(page: string, value: string | null): string | null {
  const tabs = Object.entries(moduleOf(page)?.tabs?.of ?? {})
  return tabs.find(([, of]) => of !== null && String(of) === value)?.[0] ?? null
}
