import type { call } from '@zhzz/contract/call/calls.ts'
import { findCall } from '#call/records.ts'
import type { Handler } from '#context.ts'

export const detail: Handler<typeof call.detail> = async ({ id }, { db, viewer, fail }) => {
  const record = await findCall(db, id, viewer)
  if (record === undefined) throw fail('notFound')
  return record
}
