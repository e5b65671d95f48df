import { place } from '@zhzz/contract/place/calls.ts'
import type { Place, Point } from '@zhzz/contract/place/place.ts'
import { useRead } from '#api/useRead.ts'

/** The middle of the map as a place: by its address, else by its degrees; null until it is known which. */
export function useStanding(around: Point, enabled: boolean): Place | null {
  const { data, error } = useRead(place.regeocode, around, { enabled, staleTime: 60_000 })
  if (!data && !error) return null
  if (data?.place) return data.place
  const name = `${around.latitude.toFixed(4)}, ${around.longitude.toFixed(4)}`
  return { name, address: '', distance: 0, ...around, coordType: 'wgs84' }
}
