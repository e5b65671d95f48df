import { metresBetween } from '@zhzz/contract/place/metres.ts'
import { type Place, type Point, place } from '@zhzz/contract/place/place.ts'

type Said = { name: string; address: string; at: Point }

/** What a provider said of a place, or nothing where it is none: no name, no point on the earth. */
export function placesFrom(said: readonly Said[], around: Point): Place[] {
  return said.flatMap(({ name, address, at }) => {
    const found = place.safeParse({
      name: name.slice(0, 200),
      address: address.slice(0, 300),
      distance: metresBetween(around, at),
      latitude: rounded(at.latitude),
      longitude: rounded(at.longitude),
    })
    return found.success && found.data.name !== '' ? [found.data] : []
  })
}

/** A tenth of a metre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
