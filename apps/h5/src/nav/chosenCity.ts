import { readStoredJson, store } from '#platform/storage.ts'

/** The region whose exhibitions and companies the home page begins with. */
export interface City {
  code: string
  name: string
}

/** From `location` of local storage; null: the whole country. */
export function chosenCity(): City | null {
  const stored = readStoredJson('location')
  if (typeof stored !== 'object' || stored === null) return null
  const regionCode: unknown = Reflect.get(stored, 'regionCode')
  // Of a place that was picked, `name` is its own.
  const name: unknown = Reflect.get(stored, 'cityName') ?? Reflect.get(stored, 'name')
  return typeof regionCode === 'string' && typeof name === 'string' ? { code: regionCode, name } : null
}

export function keepCity(city: City | null): void {
  store('location', city && JSON.stringify({ regionCode: city.code, name: city.name }))
}
