import { z } from 'zod'
import { date, filledText, id, instant } from '#field.ts'

/** Kinds of data that can be brought in, as `npm run import` calls them. */
export const importDatasets = [
  'companies',
  'contacts',
  'exhibitions',
  'exhibitors',
  'visitors',
  'visitorStatistics',
  'halls',
  'pavilions',
  'occupancy',
  'hallPictures',
  'changes',
  'news',
  'abnormalRecords',
  'annualReports',
  'apps',
  'operations',
  'profileEntries',
  'branches',
  'certificates',
  'financings',
  'investments',
  'keyPersons',
  'patents',
  'jobs',
  'shareholders',
  'tenders',
  'trademarks',
  'wechatAccounts',
] as const

const count = z.number().int()
const fieldName = z.string().regex(/^[A-Za-z]{1,40}$/)
const isFileOrAddress = /\.(?:csv|tsv|txt|ndjson|jsonl|json|xlsx?|ics|zip)$|:\/\//i

/** What is told beside the file. */
export const importOptions = z.object({
  /** Whom it comes from, as pages show it: a name in words, not a file or an address. */
  source: filledText(100)
    .refine((name) => !isFileOrAddress.test(name))
    .nullable()
    .default(null),
  licence: filledText(200).nullable().default(null),
  link: z
    .string()
    .max(300)
    .regex(/^https:\/\/\S+$/)
    .nullable()
    .default(null),
  /** Up to which day it was known there. */
  asOf: date.nullable().default(null),
  /** Of an exhibitor list: entries that it no longer has are withdrawn. */
  isWhole: z.boolean().default(false),
  /** By field, for rows that do not say it themselves: `exhibition`, `year`, `hall` … */
  constants: z.record(fieldName, filledText(200)).default({}),
  /** By header of the file: the field that it is, or null to leave it out. */
  map: z.record(filledText(200), fieldName.nullable()).default({}),
})

const example = z.object({
  name: z.string().nullable(),
  changes: z.array(
    z.object({ column: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
})

/** What became of a task; absent: it has not come so far, or is of another kind. */
export const importOutcome = z.object({
  columns: z
    .object({
      read: z.array(z.object({ column: z.string(), field: z.string() })),
      unread: z.array(z.string()),
    })
    .optional(),
  remarks: z.array(z.string()).optional(),
  /** Fields that a column may be said to be, each with how files usually head it. */
  fields: z.array(z.object({ field: z.string(), header: z.string() })).optional(),
  said: z
    .array(
      z.object({
        kind: z.enum(['warning', 'rejected']),
        text: z.string(),
        count,
        lines: z.array(z.number().int()),
      }),
    )
    .optional(),
  preview: z
    .object({
      read: count,
      made: count,
      changed: count,
      unchanged: count,
      rejected: count,
      /** entries that would go to a company known before, and companies that would become one */
      joined: count,
      beside: z.array(z.object({ table: z.string(), made: count, changed: count, removed: count })),
      examplesMade: z.array(example),
      examplesChanged: z.array(example),
    })
    .optional(),
  counts: z.object({ read: count, written: count, unchanged: count, rejected: count }).optional(),
  undone: z
    .object({
      restored: count,
      removed: count,
      putBack: count,
      left: count,
      reasons: z.array(z.object({ table: z.string(), reason: z.string(), count })),
    })
    .optional(),
  failure: z.string().optional(),
})

/** Something that is done with imports: a trial, a run for good, an undo. */
export const importTask = z.object({
  no: count,
  kind: z.enum(['try', 'run', 'undo']),
  dataset: z.string(),
  fileId: id.nullable(),
  fileName: z.string().nullable(),
  options: importOptions,
  /** of a run: the trial that it repeats for good */
  tried: count.nullable(),
  /** broken: the node that did it ended; it can be begun again */
  state: z.enum(['queued', 'running', 'done', 'failed', 'broken']),
  operator: z.string(),
  at: instant,
  finishedAt: instant.nullable(),
  rowsRead: count,
  /** of the file, 0 to 1 */
  share: z.number(),
  /** of the import that it wrote or takes back */
  run: count.nullable(),
  hasRejects: z.boolean(),
  outcome: importOutcome,
})
