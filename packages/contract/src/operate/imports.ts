import { z } from 'zod'
import { type Endpoint, read, write } from '#endpoint.ts'
import { date, filledText, id, instant } from '#field.ts'
import { importDatasets, importOptions, importTask } from '#operate/importTask.ts'
import { consoleService } from '#prefix.ts'

const data = `${consoleService}/data`
const access = 'operator:data'

/** Bytes of the largest file that the console takes; larger ones are brought in by the command. */
export const maxImportBytes = 200 * 1024 ** 2
/** Runs that are listed at once. */
export const mostRuns = 100
/** Tasks that are listed beside them. */
export const mostTasks = 8
/** Rejected rows that are shown, and that go into a file. */
export const rejectsShown = 200
export const rejectsInFile = 50_000

const number = z.coerce.number().int().min(1).max(2_147_483_647)
const count = z.number().int()

const run = z.object({
  number: count,
  dataset: z.string(),
  fileName: z.string(),
  source: z.string().nullable(),
  licence: z.string().nullable(),
  link: z.string().nullable(),
  asOf: date.nullable(),
  /** ended: the process that did it is gone; `undoing` that is not alive goes on when it is taken back again */
  state: z.enum(['running', 'done', 'failed', 'ended', 'undoing', 'undone']),
  read: count,
  written: count,
  unchanged: count,
  rejected: count,
  startedAt: instant,
  finishedAt: instant.nullable(),
  /** null: by the command, or by the server itself */
  operator: z.string().nullable(),
  isUndoable: z.boolean(),
})

const rowsOfFile = z.object({
  header: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  isMore: z.boolean(),
})
/** `task`: the rows that a trial would reject; `run`, `left`: by the number of an import. */
const ofRows = z.object({ of: z.enum(['task', 'run', 'left']), number })

const begun = z.object({ no: count })
/** What is under way already, and by whom, is told with it. */
const fails = ['notFound', 'conflict'] as const

function of(what: string) {
  return {
    event: 'operate' as const,
    detail: (input: { number?: number; tried?: number; no?: number }) =>
      [what, input.number ?? input.tried ?? input.no].filter((word) => word !== undefined).join(' '),
  }
}

/** What is brought in, from a file to what it wrote, and back. */
export const importCalls = {
  importRuns: read('GET', `${data}/imports`, {
    access,
    summary: 'imports: what was brought in, the newest first, and what was done of late in the console',
    input: z.object({ before: number.optional() }),
    output: z.object({ list: z.array(run), isMore: z.boolean(), tasks: z.array(importTask) }),
  }),
  importRun: read('GET', `${data}/imports/one`, {
    access,
    summary: 'one import: where it came from, what it wrote, and what was done with it in the console',
    input: z.object({ number }),
    output: z.object({ run, tasks: z.array(importTask) }),
    fails: ['notFound'],
  }),
  importTask: read('GET', `${data}/imports/task`, {
    access,
    summary: 'how far a task is, and what came of it',
    input: z.object({ no: number }),
    output: importTask,
    fails: ['notFound'],
  }),
  rejectedRows: read('GET', `${data}/imports/rows`, {
    access,
    records: { event: 'operate', detail: (input) => `rows of ${input.of} ${input.number}` },
    summary: 'rows that were rejected, each with its line and why, or what an undo left: the first of them',
    input: ofRows,
    output: rowsOfFile,
    fails: ['notFound'],
  }),
  rejectedFile: read('GET', `${data}/imports/file`, {
    access,
    records: { event: 'export', detail: (input) => `rows of ${input.of} ${input.number}` },
    summary: 'the same as CSV, up to fifty thousand rows',
    input: ofRows,
    output: z.object({ csv: z.string(), isMore: z.boolean() }),
    fails: ['notFound'],
  }),
  uploadImport: write('POST', `${data}/imports/upload`, {
    access,
    records: 'operate',
    takes: 'bytes',
    summary:
      'a file to be brought in: CSV, NDJSON, JSON, XLSX and what else the import reads; it is kept for a week',
    input: z.object({ name: filledText(200) }),
    output: z.object({ id, size: count }),
    fails: ['unsupportedFile'],
  }),
  tryImport: write('POST', `${data}/imports/try`, {
    access,
    records: { event: 'operate', detail: ({ dataset }) => `try ${dataset}` },
    summary: 'what bringing a file in would do, and nothing of it done',
    input: z.object({ fileId: id, dataset: z.enum(importDatasets), options: importOptions }),
    output: begun,
    fails,
  }),
  bringIn: write('POST', `${data}/imports/run`, {
    access,
    records: of('import as tried'),
    summary: 'brings a file in as it was tried; one that broke off goes on where it ended',
    input: z.object({ tried: number }),
    output: begun,
    fails,
  }),
  undoImport: write('POST', `${data}/imports/undo`, {
    access,
    records: of('undo'),
    summary: 'takes back what an import wrote, but for what was changed since or what people use',
    input: z.object({ number }),
    output: begun,
    fails,
  }),
} satisfies Record<string, Endpoint>
