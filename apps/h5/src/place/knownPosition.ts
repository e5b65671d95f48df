import type { Point } from '@zhzz/contract/place/place.ts'
import { permissionDecision } from '#platform/permission.ts'
import { currentPosition } from '#platform/position.ts'

/** Longer nobody waits for a device that is still looking; the map follows when it has found. */
const patienceMilliseconds = 2_000

/** Where the person is, where they have allowed that before: nothing is asked now. */
export async function knownPosition(): Promise<Point | null> {
  if ((await permissionDecision('geolocation')) !== 'granted') return null
  const found = currentPosition().catch(() => null)
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMilliseconds))
  const position = await Promise.race([found, late])
  return position && { latitude: position.latitude, longitude: position.longitude }
}
