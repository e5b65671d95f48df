import { DeviceRefusal } from '#platform/deviceRefusal.ts'
import { nativePlugins } from '#platform/nativePlugins.ts'
import type { Position, PositionSource } from '#platform/position.ts'

interface Found {
  coords: Position
}

/** https://capacitorjs.com/docs/apis/geolocation */
export interface GeolocationPlugin {
  getCurrentPosition: (options: { enableHighAccuracy: boolean; timeout: number }) => Promise<Found>
  watchPosition: (
    options: { enableHighAccuracy: boolean },
    onChange: (found: Found | null, error?: { message: string }) => void,
  ) => Promise<string>
  clearWatch: (options: { id: string }) => Promise<void>
}

function positionOf({ coords: { latitude, longitude, accuracy } }: Found): Position {
  return { latitude, longitude, accuracy }
}

export const nativePosition: PositionSource = {
  current: async () => {
    const plugin = nativePlugins().Geolocation
    if (!plugin) throw new DeviceRefusal('position', 'missing')
    try {
      return positionOf(await plugin.getCurrentPosition({ enableHighAccuracy: true, timeout: 20_000 }))
    } catch (error) {
      const message = error instanceof Error ? error.message : ''
      throw new DeviceRefusal('position', /denied/i.test(message) ? 'refused' : 'failed', message)
    }
  },
  watch: (onChange, onError) => {
    const plugin = nativePlugins().Geolocation
    if (!plugin) {
      onError('not supported')
      return () => {}
    }
    const watching = plugin.watchPosition({ enableHighAccuracy: true }, (found, error) => {
      if (found) onChange(positionOf(found))
      else onError(error?.message ?? '')
    })
    watching.catch((error: unknown) => onError(error instanceof Error ? error.message : ''))
    return () =>
      void watching.then(
        (id) => plugin.clearWatch({ id }),
        () => null,
      )
  },
}
