import type { operate } from '@zhzz/contract/operate/calls.ts'
import { rejectsShown } from '@zhzz/contract/operate/imports.ts'
import { keptRows } from '@zhzz/import/task/keptRows.ts'
import type { Handler } from '#context.ts'
import { keptSource } from '#operate/imports/keptSource.ts'

export const rejectedRows: Handler<typeof operate.rejectedRows> = async (
  input,
  { db, deps: { storage }, fail },
) => {
  const source = await keptSource(db, storage, input)
  if (source === null) throw fail('notFound')
  return keptRows(source, rejectsShown)
}
