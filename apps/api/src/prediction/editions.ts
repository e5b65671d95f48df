import type { prediction } from '@zhzz/contract/prediction/calls.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { favoriteIds } from '#member/favorite.ts'
import { profileOf } from '#member/profile.ts'
import { cutOut, openPage } from '#page.ts'
import { editionHeads } from '#prediction/editionHead.ts'
import { orderedEditions } from '#prediction/orderedEditions.ts'

export const editions: Handler<typeof prediction.editions> = async (input, context) => {
  const { db, viewer, now, locale, fail } = context
  if (input.tab === 'mine' && viewer === null) throw fail('signedOut')
  const profile = await profileOf(db, viewer)
  const within = input.tab === 'mine' && viewer ? await favoriteIds(db, viewer, 'exhibition') : undefined
  const ordered = await orderedEditions(db, { ...input, profile, within, today: shanghaiDay(now) })
  const page = await openPage(context, input)
  const total = { total: Math.min(ordered.length, 1_000), totalIsMore: ordered.length > 1_000 }
  const { list, ...rest } = page.answer(cutOut(ordered, page), total)
  return {
    ...rest,
    list: await editionHeads(
      db,
      list.map(({ id }) => id),
      { viewer, now, locale, profile },
    ),
    hasProfile: profile !== null,
  }
}
