import type { place } from '@zhzz/contract/place/calls.ts'
import type { Handler } from '#context.ts'
import { askedPage, countPlaces } from '#place/asked.ts'
import { nearby as ownNearby } from '#place/ownPlaces.ts'

export const nearby: Handler<typeof place.nearby> = async ({ cursor, ...around }, context) => {
  const { db, deps, locale } = context
  countPlaces(context)
  return askedPage(
    { places: deps.places, cursor },
    (places, rest) => places.nearby({ around, locale, cursor: rest }),
    (rest) => ownNearby(db, { around, cursor: rest }),
  )
}
