import { DeviceRefusal } from '#platform/deviceRefusal.ts'
import { type Found, nativePlugins } from '#platform/native/nativePlugins.ts'
import type { Position, PositionSource } from '#platform/positionSource.ts'

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
