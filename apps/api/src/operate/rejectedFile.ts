import type { operate } from '@zhzz/contract/operate/calls.ts'
import { rejectsInFile } from '@zhzz/contract/operate/imports.ts'
import { csvOf, keptRows } from '@zhzz/import/task/keptRows.ts'
import type { Handler } from '#context.ts'
import { keptSource } from '#operate/imports/keptSource.ts'

export const rejectedFile: Handler<typeof operate.rejectedFile> = async (
  input,
  { db, deps: { storage }, fail },
) => {
  const source = await keptSource(db, storage, input)
  if (source === null) throw fail('notFound')
  const kept = await keptRows(source, rejectsInFile)
  return { csv: csvOf(kept), isMore: kept.isMore }
}
