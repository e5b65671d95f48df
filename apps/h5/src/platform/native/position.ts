import { type Position as Found, Geolocation } from '@capacitor/geolocation'
import { DeviceRefusal } from '#platform/deviceRefusal.ts'
import type { Position } from '#platform/positionSource.ts'

const patience = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 30_000 }

function positionOf({ coords: { latitude, longitude, accuracy } }: Found): Position {
  return { latitude, longitude, accuracy }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : ''
}

/** The plugin asks the person at the first. */
export async function currentPosition(): Promise<Position> {
  try {
    return positionOf(await Geolocation.getCurrentPosition(patience))
  } catch (error) {
    const message = messageOf(error)
    throw new DeviceRefusal('position', /denied/i.test(message) ? 'refused' : 'failed', message)
  }
}

export async function watchPosition(
  onChange: (position: Position) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  const fail = (message: string) => onError(new Error(`onLocationChange:fail ${message}`))
  try {
    const id = await Geolocation.watchPosition(patience, (found, error) => {
      if (found) onChange(positionOf(found))
      else fail(messageOf(error))
    })
    return () => void Geolocation.clearWatch({ id })
  } catch (error) {
    fail(messageOf(error))
    return () => {}
  }
}
