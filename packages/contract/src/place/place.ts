import { z } from 'zod'
import { text } from '#field.ts'

/** WGS 84, degrees. */
export const latitude = z.number().min(-90).max(90)
export const longitude = z.number().min(-180).max(180)
export type Point = { latitude: number; longitude: number }

/** What the picker gives (spec §3), and what is kept of it. All our coordinates are WGS 84; `coordType` says so. */
export const place = z.object({
  name: text(200),
  address: text(300),
  /** m from where it was asked for; null where nobody asked from a place */
  distance: z.number().min(0).nullable(),
  latitude,
  longitude,
  coordType: z.literal('wgs84').default('wgs84'),
})
export type Place = z.infer<typeof place>

/** Whose answer it is: our own halls, companies and cities, or a map provider of the operator. */
export const placeSource = z.enum(['builtIn', 'tencent', 'amap', 'google'])
export type PlaceSource = z.infer<typeof placeSource>

/** Spec §9: m. */
export const searchRadius = 5_000
export const amapSearchRadius = 50_000
/** Spec §9: rows of a page, of Amap and here. */
export const placePageSize = 10
