import type { Locale } from '@zhzz/contract/locale.ts'
import type { Place, PlaceSource, Point } from '@zhzz/contract/place/place.ts'

/** All points are WGS 84; a provider that counts otherwise turns them. */
export type AskedPlaces = {
  around: Point
  locale: Locale
  /** Of the page before, as the provider gave it; null: the first page. */
  cursor: string | null
}
export type AskedNames = AskedPlaces & { keyword: string; within: 'radius' | 'country' }
export type PlacePage = { list: Place[]; cursor: string | null }
export type PlaceAt = { place: Place | null; regionCode: string | null }

/** A map provider. Rejects when it does not answer, or refuses. */
export type PlaceProvider = {
  source: Exclude<PlaceSource, 'builtIn'>
  nearby(asked: AskedPlaces): Promise<PlacePage>
  search(asked: AskedNames): Promise<PlacePage>
  regeocode(asked: Omit<AskedPlaces, 'cursor'>): Promise<PlaceAt>
}

/** The operator's map provider. Each answers null while the provider is away: then our own data answers. */
export type Places = {
  source: PlaceProvider['source']
  nearby(asked: AskedPlaces): Promise<PlacePage | null>
  search(asked: AskedNames): Promise<PlacePage | null>
  regeocode(asked: Omit<AskedPlaces, 'cursor'>): Promise<PlaceAt | null>
}

/** Where pictures of the map come from. */
export type MapTiles = { address: string; attribution: string; isGcj02: boolean }
