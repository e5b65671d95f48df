import type { prediction } from '@zhzz/contract/prediction/calls.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { favoriteIds } from '#member/favorite.ts'
import { profileOf } from '#member/profile.ts'
import { cutOut, openPage } from '#page.ts'
import { editionHeads } from '#prediction/editionHead.ts'
import { orderedEditions } from '#prediction/orderedEditions.ts'

/** As many cards as a screen holds. */
const mostUnnamed = 6

export const editions: Handler<typeof prediction.editions> = async (input, context) => {
  const { db, viewer, now, locale, fail } = context
  if (input.tab === 'mine' && viewer === null) throw fail('signedOut')
  const profile = await profileOf(db, viewer)
  const within = input.tab === 'mine' && viewer ? await favoriteIds(db, viewer, 'exhibition') : undefined
  const ordered = await orderedEditions(db, { ...input, profile, within, today: shanghaiDay(now) })
  const page = await openPage(context, input)
  const total = { total: Math.min(ordered.length, 1_000), totalIsMore: ordered.length > 1_000 }
  const { list, ...rest } = page.answer(cutOut(ordered, page), total)
  const isCountOnly = rest.access.level === 'count'
  const heads = await editionHeads(
    db,
    (isCountOnly ? ordered.slice(0, mostUnnamed) : list).map(({ id }) => id),
    { viewer, now, locale, profile },
  )
  return {
    ...rest,
    list: isCountOnly ? [] : heads,
    hasProfile: profile !== null,
    // What leaves the server of each is what the answer declares: no name, no id.
    unnamed: isCountOnly ? heads.filter(({ lack }) => lack === null) : [],
  }
}
