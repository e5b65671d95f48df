import type { place } from '@zhzz/contract/place/calls.ts'
import type { Handler } from '#context.ts'
import { countPlaces } from '#place/asked.ts'
import { regeocode as ownRegeocode } from '#place/ownPlaces.ts'

export const regeocode: Handler<typeof place.regeocode> = async (around, context) => {
  const { db, deps, locale } = context
  countPlaces(context)
  const own = () => ownRegeocode(db, around, locale)
  const said = await deps.places?.regeocode({ around, locale })
  if (!deps.places || !said?.place) return { ...(await own()), source: 'builtIn' }
  return {
    place: said.place,
    regionCode: said.regionCode ?? (await own()).regionCode,
    source: deps.places.source,
  }
}
