import type { operate } from '@zhzz/contract/operate/calls.ts'
import { queriesOf } from '@zhzz/db/queries.ts'
import { joinByWord } from '@zhzz/import/join/byWord.ts'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'

export const joinCompany: Handler<typeof operate.joinCompany> = async (pair, { db, operator, fail }) => {
  const joined = await joinByWord(queriesOf(db), { ...pair, toldBy: signedBy(operator) })
  if ('joinId' in joined) return joined
  throw fail(joined.hindrance === 'gone' ? 'notFound' : 'conflict', { hindrance: joined.hindrance })
}
