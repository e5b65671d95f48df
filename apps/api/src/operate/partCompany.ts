import type { operate } from '@zhzz/contract/operate/calls.ts'
import { queriesOf } from '@zhzz/db/queries.ts'
import { partByWord } from '@zhzz/import/join/byWord.ts'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'

export const partCompany: Handler<typeof operate.partCompany> = async ({ id }, { db, operator, fail }) => {
  if ((await partByWord(queriesOf(db), id, signedBy(operator))) === null) throw fail('notFound')
  return true
}
