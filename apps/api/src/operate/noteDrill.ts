import type { operate } from '@zhzz/contract/operate/calls.ts'
import { v7 as uuid } from 'uuid'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'

export const noteDrill: Handler<typeof operate.noteDrill> = async (drill, { db, operator, now }) => {
  await db
    .insertInto('restoreDrill')
    .values({ id: uuid(), ...drill, notedBy: signedBy(operator), notedAt: now })
    .execute()
  return true
}
