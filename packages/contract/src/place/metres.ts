import type { Point } from '#place/place.ts'

const earthDiameter = 12_742_017.6
const radian = Math.PI / 180

/** The way as the crow flies, in whole metres. */
export function metresBetween(a: Point, b: Point): number {
  const half =
    Math.sin(((b.latitude - a.latitude) * radian) / 2) ** 2 +
    Math.cos(a.latitude * radian) *
      Math.cos(b.latitude * radian) *
      Math.sin(((b.longitude - a.longitude) * radian) / 2) ** 2
  return Math.round(earthDiameter * Math.asin(Math.min(1, Math.sqrt(half))))
}
