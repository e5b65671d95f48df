import type { place } from '@zhzz/contract/place/calls.ts'
import type { Handler } from '#context.ts'
import { askedPage, countPlaces } from '#place/asked.ts'
import { search as searchOwn } from '#place/ownPlaces.ts'

export const search: Handler<typeof place.search> = async (
  { cursor, keyword, within, ...around },
  context,
) => {
  const { db, deps, locale } = context
  countPlaces(context)
  const asked = { around, keyword, within, locale }
  return askedPage(
    { places: deps.places, cursor },
    (places, rest) => places.search({ ...asked, cursor: rest }),
    (rest) => searchOwn(db, { ...asked, cursor: rest }),
  )
}
