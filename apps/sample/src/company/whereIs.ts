import { inventedHalls } from '#exhibition/inventedHall.ts'

/** Around an invented hall, on a spiral that reaches 15 km: companies of its city; where the others are is not known. */
export function whereIs(regionCode: string, index: number): { longitude: number; latitude: number } | null {
  const hall = inventedHalls.find((one) => one.regionCode === regionCode)
  if (!hall) return null
  const reach = 0.003 + (((index * 37) % 500) / 500) * 0.13
  const angle = index * 2.4
  const degrees = (value: number) => Math.round(value * 1e6) / 1e6
  return {
    longitude: degrees(hall.longitude + reach * Math.cos(angle)),
    latitude: degrees(hall.latitude + reach * 0.85 * Math.sin(angle)),
  }
}
