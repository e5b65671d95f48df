import { expect, test } from 'vitest'
import { hallPlaceLines } from '#reference/known/hallPlaces.ts'
import { knownHallNames } from '#reference/known/knownNames.ts'
import { regionPlaces } from '#reference/regionPlaces.ts'

const seats = new Map(
  [...regionPlaces.matchAll(/(\d{4}) ([\d.]+) ([\d.]+)/g)].map(([, code, east, north]) => [
    code,
    { east: Number(east), north: Number(north) },
  ]),
)

/** Of a municipality its code ends with 00, its seat's with 01. */
function seatOf(regionCode: string) {
  const code = regionCode.slice(0, 4)
  return seats.get(code) ?? seats.get(`${code.slice(0, 2)}01`)
}

test('every known place belongs to a known hall, has a source, and lies in the city of its hall', () => {
  const halls = knownHallNames()
  const lines = hallPlaceLines.split('\n').filter(Boolean)
  const placed = halls.filter(({ place }) => place !== null)
  expect(new Set(placed.map(({ name }) => name))).toEqual(new Set(lines.map((line) => line.split('|')[0])))
  for (const { name, regionCode, place } of placed) {
    expect([name, place?.source]).toEqual([name, expect.stringMatching(/^https?:\/\/\S+$/)])
    const { longitude = null, latitude = null, indoorArea = null } = place ?? {}
    expect([name, longitude === null, indoorArea === null]).not.toEqual([name, true, true])
    if (longitude === null || latitude === null) continue
    const seat = seatOf(regionCode)
    const [east, north] = [longitude - (seat?.east ?? 0), latitude - (seat?.north ?? 0)]
    // 60 km: none of these cities is larger, and another city is further.
    expect([name, Math.hypot(east * Math.cos((latitude * Math.PI) / 180), north) * 111 < 60]).toEqual([
      name,
      true,
    ])
  }
})
