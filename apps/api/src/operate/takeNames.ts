import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { countWaiting, nextNames } from '#operate/match/nextNames.ts'
import { printedNames } from '#operate/match/printedNames.ts'

export const takeNames: Handler<typeof operate.takeNames> = async (
  { queue, editionId, most, held },
  { db, operator, now, locale },
) => {
  const asked = { queue, editionId, most, held, operatorId: operator.id, now }
  const ids = await nextNames(db, asked)
  return { list: await printedNames(db, ids, locale), waiting: await countWaiting(db, asked) }
}
