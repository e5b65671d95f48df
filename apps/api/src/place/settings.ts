import type { MapTiles, PlaceProvider } from '#outside/places.ts'
import { amapPlaces } from '#place/amap.ts'
import { googlePlaces } from '#place/google.ts'
import { tencentPlaces } from '#place/tencent.ts'

type Env = NodeJS.ProcessEnv

export type PlaceSettings = {
  /** Undefined: our own halls, companies and cities answer. */
  provider: PlaceProvider | undefined
  /** Seconds that the operator's contract with the provider lets us keep an answer. */
  cacheSeconds: number
  tiles: MapTiles | null
}

const providers: Record<string, (env: Env) => PlaceProvider> = {
  tencent: (env) =>
    tencentPlaces({
      key: needed(env, 'TENCENT_MAP_KEY'),
      origin: env['TENCENT_MAP_ORIGIN'] || 'https://apis.map.qq.com',
    }),
  amap: (env) =>
    amapPlaces({ key: needed(env, 'AMAP_KEY'), origin: env['AMAP_ORIGIN'] || 'https://restapi.amap.com' }),
  google: (env) =>
    googlePlaces({
      key: needed(env, 'GOOGLE_MAPS_KEY'),
      origin: env['GOOGLE_PLACES_ORIGIN'] || 'https://places.googleapis.com',
      geocodingOrigin: env['GOOGLE_GEOCODING_ORIGIN'] || 'https://maps.googleapis.com',
    }),
}

/** `PLACES`: `tencent`, `amap` or `google` with its key; absent, places are found among our own. */
export function placesFromEnvironment(env: Env): PlaceSettings {
  return { provider: providerOf(env), cacheSeconds: secondsOf(env), tiles: tilesOf(env) }
}

function providerOf(env: Env): PlaceProvider | undefined {
  const name = env['PLACES'] || 'builtIn'
  if (name === 'builtIn') return undefined
  const provider = Object.hasOwn(providers, name) ? providers[name] : undefined
  if (!provider) throw new Error(`PLACES=${name}: there are tencent, amap and google`)
  return provider(env)
}

function needed(env: Env, name: string): string {
  const value = env[name]
  if (!value) throw new Error(`PLACES=${env['PLACES']} needs ${name}`)
  return value
}

function secondsOf(env: Env): number {
  const text = env['PLACES_CACHE_SECONDS'] || '0'
  if (/^\d{1,7}$/.test(text)) return Number(text)
  throw new Error(`PLACES_CACHE_SECONDS=${text} is not a number of seconds`)
}

/** `MAP_TILES`: an address with {z}, {x} and {y}, over https, for browsers. */
function tilesOf(env: Env): MapTiles | null {
  const address = env['MAP_TILES']
  if (!address) return null
  if (!/^https:\/\/[^{}]+/.test(address) || !['{z}', '{x}', '{y}'].every((part) => address.includes(part)))
    throw new Error('MAP_TILES is not an https address with {z}, {x} and {y}')
  const coordinates = env['MAP_TILES_COORDINATES'] || 'wgs84'
  if (coordinates !== 'wgs84' && coordinates !== 'gcj02')
    throw new Error(`MAP_TILES_COORDINATES=${coordinates}: there are wgs84 and gcj02`)
  return { address, attribution: env['MAP_TILES_FROM'] ?? '', isGcj02: coordinates === 'gcj02' }
}
