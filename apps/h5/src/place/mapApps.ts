import { toGcj02 } from '@zhzz/contract/place/gcj02.ts'

export interface MapPlace {
  name: string
  address: string | null
  /** WGS 84, degrees. */
  longitude: number | null
  latitude: number | null
}

export type MapApp = 'amap' | 'tencent' | 'baidu' | 'apple' | 'google'

type Spot = { name: string; latitude: string; longitude: string }
type Writing = { spot: (spot: Spot) => string; words: (words: string) => string; isGcj02: boolean }

const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString()

/** How each of them is told a place. All our coordinates are WGS 84; here alone they become what a map app reads. */
const writings: Readonly<Record<MapApp, Writing>> = {
  // https://lbs.amap.com/api/uri-api/guide/mobile-web/point
  amap: {
    isGcj02: false,
    spot: ({ name, latitude, longitude }) =>
      `https://uri.amap.com/marker?${query({ position: `${longitude},${latitude}`, name, coordinate: 'wgs84', callnative: '1' })}`,
    words: (keyword) => `https://uri.amap.com/search?${query({ keyword, callnative: '1' })}`,
  },
  // https://lbs.qq.com/webApi/uriV1/uriGuide/uriWebMarker
  tencent: {
    isGcj02: true,
    spot: ({ name, latitude, longitude }) =>
      `https://apis.map.qq.com/uri/v1/marker?${query({ marker: `coord:${latitude},${longitude};title:${name.replaceAll(/[;:]/g, ' ')}`, referer: 'zhzz' })}`,
    words: (keyword) => `https://apis.map.qq.com/uri/v1/search?${query({ keyword, referer: 'zhzz' })}`,
  },
  // https://lbsyun.baidu.com/index.php?title=uri/api/web
  baidu: {
    isGcj02: true,
    spot: ({ name, latitude, longitude }) =>
      `https://api.map.baidu.com/marker?${query({ location: `${latitude},${longitude}`, title: name, content: name, coord_type: 'gcj02', output: 'html', src: 'webapp.zhzz' })}`,
    words: (words) =>
      `https://api.map.baidu.com/geocoder?${query({ address: words, output: 'html', src: 'webapp.zhzz' })}`,
  },
  // https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks/MapLinks.html
  // In China its maps are AutoNavi's, which lie in GCJ-02.
  apple: {
    isGcj02: true,
    spot: ({ name, latitude, longitude }) =>
      `https://maps.apple.com/?${query({ ll: `${latitude},${longitude}`, q: name })}`,
    words: (words) => `https://maps.apple.com/?${query({ q: words })}`,
  },
  // https://developers.google.com/maps/documentation/urls/get-started
  google: {
    isGcj02: false,
    spot: ({ latitude, longitude }) =>
      `https://www.google.com/maps/search/?${query({ api: '1', query: `${latitude},${longitude}` })}`,
    words: (words) => `https://www.google.com/maps/search/?${query({ api: '1', query: words })}`,
  },
}

/** The address at which a map app shows the place, from where the person finds the way. */
export function mapAddress(app: MapApp, { name, address, longitude, latitude }: MapPlace): string {
  const { spot, words, isGcj02 } = writings[app]
  if (longitude === null || latitude === null) return words(address ? `${name} ${address}` : name)
  const point = isGcj02 ? toGcj02({ latitude, longitude }) : { latitude, longitude }
  const degrees = (value: number) => String(Math.round(value * 1e6) / 1e6)
  return spot({ name, latitude: degrees(point.latitude), longitude: degrees(point.longitude) })
}

/** Those that know the country of the place: Google's maps of China do not lie where its coordinates say. */
export function mapAppsFor({ longitude, latitude }: MapPlace, isApple: boolean): MapApp[] {
  const apple: MapApp[] = isApple ? ['apple'] : []
  if (longitude === null || latitude === null) return ['amap', 'tencent', 'baidu', ...apple]
  const point = { latitude, longitude }
  const isInChina = toGcj02(point) !== point
  return isInChina ? ['amap', 'tencent', 'baidu', ...apple] : ['google', ...apple, 'amap']
}
