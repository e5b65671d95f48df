type Place = { lat: number; lon: number }

/** Great-circle distance; NaN where a place is unknown. */
export function distanceKm(a: Place, b: Place): number {
  const radian = Math.PI / 180
  const half =
    Math.sin(((b.lat - a.lat) * radian) / 2) ** 2 +
    Math.cos(a.lat * radian) * Math.cos(b.lat * radian) * Math.sin(((b.lon - a.lon) * radian) / 2) ** 2
  return 12742 * Math.asin(Math.sqrt(half))
}
