import type { operate } from '@zhzz/contract/operate/calls.ts'
import { queriesOf } from '@zhzz/db/queries.ts'
import { joinPreview as previewOf } from '@zhzz/import/join/joinPreview.ts'
import type { Handler } from '#context.ts'
import { companyFactsOf } from '#operate/match/companyFacts.ts'

export const joinPreview: Handler<typeof operate.joinPreview> = async (
  { fromId, toId },
  { db, locale, fail },
) => {
  const facts = await companyFactsOf(db, [fromId, toId], locale)
  const [from, to] = [facts.get(fromId), facts.get(toId)]
  if (from === undefined || to === undefined || fromId === toId) throw fail('notFound')
  const hasTwoCodes = from.creditCode !== null && to.creditCode !== null
  return { from, to, hasTwoCodes, moves: await previewOf(queriesOf(db), fromId, toId) }
}
