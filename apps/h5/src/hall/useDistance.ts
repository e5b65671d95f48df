import type { HallCard } from '@zhzz/contract/hall/card.ts'
import { metresBetween } from '@zhzz/contract/place/metres.ts'
import type { Point } from '@zhzz/contract/place/place.ts'
import { distanceText } from '#place/distanceText.ts'
import { useKnownNear } from '#place/near.ts'

/** How far halls are in words, where the person's place is known; `asked`: it was asked for. */
export function useDistance(asked: Point | null = null): (card: HallCard) => string | null {
  const known = useKnownNear().point
  const from = asked ?? known
  return ({ latitude, longitude }) =>
    from === null || latitude === null || longitude === null
      ? null
      : distanceText(metresBetween(from, { latitude, longitude }))
}
