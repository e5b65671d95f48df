import type { prediction } from '@zhzz/contract/prediction/calls.ts'
import { companyCards } from '#company/card.ts'
import type { Handler } from '#context.ts'
import { profileOf } from '#member/profile.ts'
import { openPage } from '#page.ts'
import { editionHeads } from '#prediction/editionHead.ts'
import { predictionCounts, rankedPredictions } from '#prediction/ranked.ts'
import { predictionsSaid } from '#prediction/said.ts'
import { rowLimit } from '#rowLimit.ts'

export const companies: Handler<typeof prediction.companies> = async (input, context) => {
  const { db, viewer, now, locale, fail } = context
  const profile = await profileOf(db, viewer)
  const [head] = await editionHeads(db, [input.editionId], { viewer, now, locale, profile })
  if (head === undefined) throw fail('notFound')
  const isNarrowed =
    input.sort !== 'probability' || Object.values(input.filters).some((filter) => filter !== undefined)
  // Whoever sees only the first rows would see others by asking for them in another order.
  const seesAll = !Number.isFinite(await rowLimit(db, viewer, context.call.quota))
  if (isNarrowed && !seesAll) throw fail('planTooLow')
  const page = await openPage(context, input)
  const asked = { ...input, viewer, seesAll, profile, now, at: page.at, take: page.take }
  const hits = await rankedPredictions(db, asked)
  const { total, predicted, high, mid, neverHere } = await predictionCounts(db, asked)
  const { list, ...rest } = page.answer(hits, { total, totalIsMore: false })
  const said = await predictionsSaid(
    db,
    list.map(({ id }) => id),
    { viewer, locale },
  )
  const cards = new Map(
    (
      await companyCards(
        db,
        said.map(({ companyId }) => companyId),
        { viewer, now, locale },
      )
    ).map((card) => [card.id, card]),
  )
  return {
    ...rest,
    head: {
      ...head,
      predictedCount: predicted,
      highCount: high,
      midCount: mid,
      lowCount: predicted - high - mid,
    },
    neverHereCount: neverHere,
    list: said.flatMap(({ companyId, said: prediction }) => {
      const company = cards.get(companyId)
      return company === undefined ? [] : [{ ...prediction, company }]
    }),
  }
}
