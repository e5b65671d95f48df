import { z } from 'zod'
import { read, write } from '#endpoint.ts'
import { date, filledText, instant, text } from '#field.ts'
import { consoleService } from '#prefix.ts'

const backups = `${consoleService}/running/backups`
const access = 'operator:running'

const drill = z.object({
  doneOn: date,
  /** name of the file */
  backup: filledText(120),
  /** everything was there */
  isWhole: z.boolean(),
  words: text(200),
})

export const backupCalls = {
  backups: read('GET', backups, {
    access,
    summary:
      'backups on the disk of this node, whether the newest is older than a day, and drills that were noted',
    input: z.object({}),
    output: z.object({
      /** of this node */
      host: z.string(),
      folder: z.string(),
      /** the newest first */
      list: z.array(z.object({ name: z.string(), bytes: z.number().int(), writtenAt: instant })),
      /** none, or none of the last 24 hours */
      isLate: z.boolean(),
      isUnderWay: z.boolean(),
      /** of the one that was begun here last */
      failure: z.string().nullable(),
      drills: z.array(drill.extend({ notedBy: z.string(), notedAt: instant })),
    }),
  }),
  startBackup: write('POST', `${backups}/start`, {
    access,
    records: 'operate',
    summary: 'begins a backup on this node; conflict: one is being written',
    input: z.object({}),
    output: z.literal(true),
    fails: ['conflict'],
  }),
  noteDrill: write('POST', `${backups}/drill`, {
    access,
    records: 'operate',
    summary: 'notes that a backup was restored elsewhere, and whether everything was there',
    input: drill,
    output: z.literal(true),
  }),
}
