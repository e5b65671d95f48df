import type { Place, Point } from '@zhzz/contract/place/place.ts'
import { chosenCity } from '#nav/chosenCity.ts'
import { readStoredJson, store } from '#platform/storage.ts'

/** `location` of local storage (spec §3) is the place that was picked last; the city of the home page stays with it. */
export function keepLocation(picked: Place): void {
  const city = chosenCity()
  store(
    'location',
    JSON.stringify({ ...(city && { regionCode: city.code, cityName: city.name }), ...picked }),
  )
}

/** Where the place lies that was picked last, or null: `location` may hold a city alone. */
export function keptLocation(): Point | null {
  const kept = Object(readStoredJson('location'))
  const { latitude, longitude } = kept
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null
}
