import type { Output } from '@zhzz/contract/endpoint.ts'
import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { holdsItsRun } from '@zhzz/import/journal/runs.ts'
import { type Kysely, sql } from 'kysely'

type Run = Output<typeof operate.importRun>['run']

/** Runs with who began them in the console and whether they still go on. */
export function runRows(db: Kysely<DB>) {
  return db
    .selectFrom('importRun as run')
    .select(['number', 'dataset', 'fileName', 'source', 'asOf', 'status', 'startedAt', 'finishedAt'])
    .select(['readCount', 'writtenCount', 'unchangedCount', 'rejectedCount'])
    .select([
      sql<string | null>`options ->> 'licence'`.as('licence'),
      sql<string | null>`options ->> 'link'`.as('link'),
      sql<string | null>`coalesce(options ->> 'by', (select operator from import_task t
        where t.run = run.number and t.kind = 'run' limit 1))`.as('operator'),
      sql<boolean>`(run.status = 'undoing' or run.status <> 'undone'
        and exists (select from import_change c where c.run = run.number))`.as('hasJournal'),
      sql<boolean>`${sql.raw(holdsItsRun)}`.as('isAlive'),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof runRows>['execute']>>[number]

/** As the console shows it. */
export function runOf(row: Row): Run {
  const { status, isAlive, hasJournal, startedAt, finishedAt } = row
  const state = status === 'running' && !isAlive ? 'ended' : states.find((each) => each === status)
  return {
    number: row.number,
    dataset: row.dataset,
    fileName: row.fileName,
    source: row.source,
    licence: row.licence,
    link: row.link,
    asOf: row.asOf,
    state: state ?? 'ended',
    read: row.readCount,
    written: row.writtenCount,
    unchanged: row.unchangedCount,
    rejected: row.rejectedCount,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    operator: row.operator,
    isUndoable: hasJournal && !isAlive,
  }
}

const states = ['running', 'done', 'failed', 'undoing', 'undone'] as const
