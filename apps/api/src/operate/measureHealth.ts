import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'

export const measureHealth: Handler<typeof operate.measureHealth> = async (_input, { db, now }) => {
  await db.updateTable('dataHealth').where('askedAt', 'is', null).set({ askedAt: now }).execute()
  return true
}
