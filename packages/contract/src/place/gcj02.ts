import type { Point } from '#place/place.ts'

/** The ellipsoid that maps of China are shifted on (Krasovsky 1940). */
const axis = 6_378_245
const eccentricity = 0.006693421622965943
const radian = Math.PI / 180

/** Maps that are published in China lie 100 to 700 m beside WGS 84, in a way that is known; elsewhere they do not. */
export function toGcj02(point: Point): Point {
  if (!isShifted(point)) return point
  const { latitude, longitude } = point
  const [x, y] = [longitude - 105, latitude - 35]
  const sine = Math.sin(latitude * radian)
  const magic = 1 - eccentricity * sine * sine
  const north = (northOf(x, y) * 180) / (((axis * (1 - eccentricity)) / (magic * Math.sqrt(magic))) * Math.PI)
  const east = (eastOf(x, y) * 180) / ((axis / Math.sqrt(magic)) * Math.cos(latitude * radian) * Math.PI)
  return { latitude: latitude + north, longitude: longitude + east }
}

/** The way back has no formula: what is left after three steps is under a centimetre. */
export function fromGcj02(point: Point): Point {
  let found = point
  for (let step = 0; step < 3; step += 1) {
    const shifted = toGcj02(found)
    found = {
      latitude: found.latitude + point.latitude - shifted.latitude,
      longitude: found.longitude + point.longitude - shifted.longitude,
    }
  }
  return found
}

/** Roughly the mainland; Hong Kong, Macao and Taiwan are mapped without the shift. */
function isShifted({ latitude, longitude }: Point): boolean {
  const isNearChina = longitude > 73.66 && longitude < 135.05 && latitude > 18.16 && latitude < 53.55
  const isTaiwan = longitude > 119.9 && longitude < 122.1 && latitude > 21.8 && latitude < 25.4
  const isDelta = longitude > 113.52 && longitude < 114.45 && latitude > 22.1 && latitude < 22.5
  return isNearChina && !isTaiwan && !(isDelta && !isMainlandOfDelta({ latitude, longitude }))
}

/** Zhuhai and Shenzhen reach into the square around Hong Kong and Macao. */
function isMainlandOfDelta({ latitude, longitude }: Point): boolean {
  return (
    latitude > 22.48 || (longitude < 113.6 && latitude > 22.22) || (longitude < 113.53 && latitude > 22.1)
  )
}

function waves(value: number): number {
  return (20 * Math.sin(6 * value * Math.PI) + 20 * Math.sin(2 * value * Math.PI)) * (2 / 3)
}

function northOf(x: number, y: number): number {
  const long =
    (20 * Math.sin(y * Math.PI) + 40 * Math.sin((y / 3) * Math.PI)) * (2 / 3) +
    (160 * Math.sin((y / 12) * Math.PI) + 320 * Math.sin((y * Math.PI) / 30)) * (2 / 3)
  return -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * Math.sqrt(Math.abs(x)) + waves(x) + long
}

function eastOf(x: number, y: number): number {
  const long =
    (20 * Math.sin(x * Math.PI) + 40 * Math.sin((x / 3) * Math.PI)) * (2 / 3) +
    (150 * Math.sin((x / 12) * Math.PI) + 300 * Math.sin((x / 30) * Math.PI)) * (2 / 3)
  return 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * Math.sqrt(Math.abs(x)) + waves(x) + long
}
