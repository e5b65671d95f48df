import { z } from 'zod'
import { calls, read } from '#endpoint.ts'
import { keyword, regionCode } from '#field.ts'
import { place as placeFields, placeSource } from '#place/place.ts'
import { commonService } from '#prefix.ts'

const around = {
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
}
/** Opaque, of the page before. */
const cursor = z.string().max(1_000).optional()

const placePage = z.object({
  list: z.array(placeFields),
  cursor: z.string().nullable(),
  source: placeSource,
})

export const place = calls('place', {
  nearby: read('GET', `${commonService}/place/nearby`, {
    access: 'signedIn',
    summary: '附近地点: places around a point, the nearest first',
    input: z.object({ ...around, cursor }),
    output: placePage,
  }),
  search: read('GET', `${commonService}/place/search`, {
    access: 'signedIn',
    summary: '搜索地点: places by name, around a point or in the whole country',
    input: z.object({
      ...around,
      keyword: keyword.min(1),
      within: z.enum(['radius', 'country']).default('radius'),
      cursor,
    }),
    output: placePage,
  }),
  regeocode: read('GET', `${commonService}/place/regeocode`, {
    access: 'signedIn',
    summary: '逆地理编码: what a point is called, and in which region it lies; null where nobody knows',
    input: z.object(around),
    output: z.object({
      place: placeFields.nullable(),
      /** of the city, or of its district */
      regionCode: regionCode.nullable(),
      source: placeSource,
    }),
  }),
  map: read('GET', `${commonService}/place/none/map`, {
    access: 'anyone',
    cacheSeconds: 3_600,
    summary:
      '地图: the tiles of the operator, or none, and the cities and halls that a map without tiles is drawn of',
    input: z.object({}),
    output: z.object({
      tiles: z.object({ address: z.string(), attribution: z.string(), isGcj02: z.boolean() }).nullable(),
      landmarks: z.array(
        z.object({
          kind: z.enum(['city', 'hall']),
          name: z.string(),
          latitude: z.number(),
          longitude: z.number(),
        }),
      ),
    }),
  }),
})
