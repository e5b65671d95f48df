import type { Output } from '@zhzz/contract/endpoint.ts'
import type { operate } from '@zhzz/contract/operate/calls.ts'
import { importOptions, importOutcome } from '@zhzz/contract/operate/importTask.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'

type Task = Output<typeof operate.importTask>

/** Tasks with the names of their files. */
export function taskRows(db: Kysely<DB>) {
  return db
    .selectFrom('importTask as task')
    .leftJoin('importFile as file', 'file.id', 'task.fileId')
    .select(['task.no', 'task.kind', 'task.dataset', 'task.options', 'task.state', 'task.operator'])
    .select(['task.createdAt', 'task.finishedAt', 'task.rowsRead', 'task.share', 'task.run', 'task.outcome'])
    .select(['task.keptKey', 'task.tried', 'task.fileId', 'file.name as fileName'])
}

type Row = Awaited<ReturnType<ReturnType<typeof taskRows>['execute']>>[number]

/** As the console shows it. */
export function taskOf(row: Row): Task {
  const { kind, state, options, outcome, createdAt, finishedAt, keptKey, ...same } = row
  return {
    ...same,
    kind: kinds.find((each) => each === kind) ?? 'try',
    state: states.find((each) => each === state) ?? 'broken',
    options: importOptions.parse(options),
    outcome: importOutcome.parse(outcome),
    at: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    hasRejects: keptKey !== null,
  }
}

const kinds = ['try', 'run', 'undo'] as const
const states = ['queued', 'running', 'done', 'failed', 'broken'] as const
