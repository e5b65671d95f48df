import type { operate } from '@zhzz/contract/operate/calls.ts'
import { v7 as uuid } from 'uuid'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'

export const startForecast: Handler<typeof operate.startForecast> = async (
  _input,
  { db, operator, now, fail },
) => {
  const asked = await db
    .insertInto('forecastRequest')
    .values({ id: uuid(), askedBy: signedBy(operator), askedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (asked === undefined) throw fail('conflict')
  return true
}
