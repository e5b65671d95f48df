import type { prediction } from '@zhzz/contract/prediction/calls.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { favoriteIds } from '#member/favorite.ts'
import { profileOf } from '#member/profile.ts'
import { openPage } from '#page.ts'
import { editionHeads } from '#prediction/editionHead.ts'
import { orderedEditions } from '#prediction/orderedEditions.ts'

export const editions: Handler<typeof prediction.editions> = async (input, context) => {
  const { db, viewer, now, locale, fail } = context
  if (input.tab === 'mine' && viewer === null) throw fail('signedOut')
  const profile = await profileOf(db, viewer)
  const within = input.tab === 'mine' && viewer ? await favoriteIds(db, viewer, 'exhibition') : undefined
  const ordered = await orderedEditions(db, { ...input, profile, within, today: shanghaiDay(now) })
  const page = await openPage(context, input)
  // The place is the id of the last card shown; a card that has gone since leads back to the beginning of what is left.
  const first = page.at === null ? 0 : ordered.findIndex((id) => id === page.at?.[0]) + 1
  const total = { total: Math.min(ordered.length, 1_000), totalIsMore: ordered.length > 1_000 }
  const { list, ...rest } = page.answer(ordered.slice(first, first + page.take), total, (id) => [id])
  return {
    ...rest,
    list: await editionHeads(db, list, { viewer, now, locale, profile }),
    hasProfile: profile !== null,
  }
}
