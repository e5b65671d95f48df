import { companyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import type { Output } from '@zhzz/contract/endpoint.ts'
import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Pool } from 'pg'
import { shanghaiDay } from '#day.ts'
import { countSources, countTable } from '#operate/health/countTable.ts'
import { kinds } from '#operate/health/kinds.ts'

type Facts = NonNullable<Output<typeof operate.dataHealth>['facts']>

/** Fields of a module that are told, the emptiest. */
const mostEmpty = 4

/** Somebody asked, an import has ended since and the last measurement is an hour old, or it is a day old. */
export async function isMeasureDue(db: Kysely<DB>, now: Date): Promise<boolean> {
  const { rows } = await sql<{ isDue: boolean }>`
    select measured_at is null or asked_at is not null or measured_at < ${now}::timestamptz - interval '1 day'
      or measured_at < ${now}::timestamptz - interval '1 hour'
        and exists (select from import_run where finished_at > measured_at) as is_due
    from data_health`.execute(db)
  return rows[0]?.isDue === true
}

/** Counts everything and keeps it for the page. `pool` has connections of the caller's own, on which it may take minutes. */
export async function measure(pool: Pool, now: Date): Promise<void> {
  const began = performance.now()
  const facts = await found(pool, shanghaiDay(now))
  await pool.query(
    'update data_health set measured_at = $1, took_ms = $2, asked_at = null, facts = $3 where id = 1',
    [now, Math.round(performance.now() - began), JSON.stringify(facts)],
  )
}

async function found(pool: Pool, today: string): Promise<Facts> {
  const facts: Facts = { kinds: [], modules: [], sources: [] }
  for (const { kind, ...table } of kinds) {
    facts.kinds.push({ kind, ...(await countTable(pool, table)) })
    for (const source of await countSources(pool, table, today)) facts.sources.push({ kind, ...source })
  }
  for (const [module, { table, fields }] of Object.entries(companyModules)) {
    const columns = Object.keys(fields).map(columnOf)
    const { rows, isEstimated, columns: told } = await countTable(pool, { table, where: 'true', columns })
    const emptiest = told.toSorted((a, b) => a.share - b.share).slice(0, mostEmpty)
    const share = told.reduce((sum, each) => sum + each.share, 0) / told.length
    facts.modules.push({ module, rows, isEstimated, share, emptiest })
    for (const source of await countSources(pool, { table, where: 'true' }, today))
      facts.sources.push({ kind: module, ...source })
  }
  return facts
}

function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
