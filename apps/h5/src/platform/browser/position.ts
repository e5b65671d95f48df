import { type DeviceReason, DeviceRefusal } from '#platform/deviceRefusal.ts'
import type { Position, PositionSource } from '#platform/positionSource.ts'

const patience: PositionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 30_000 }

function positionOf({ coords }: GeolocationPosition): Position {
  return { latitude: coords.latitude, longitude: coords.longitude, accuracy: coords.accuracy }
}

function reasonOf({ code, PERMISSION_DENIED }: GeolocationPositionError): DeviceReason {
  return code === PERMISSION_DENIED ? 'refused' : 'failed'
}

export const browserPosition: PositionSource = {
  current: () =>
    new Promise((resolve, reject) => {
      if (!('geolocation' in navigator)) {
        reject(new DeviceRefusal('position', 'missing'))
        return
      }
      navigator.geolocation.getCurrentPosition(
        (found) => resolve(positionOf(found)),
        (error) =>
          reject(new DeviceRefusal('position', reasonOf(error), `getLocation:fail ${error.message}`)),
        patience,
      )
    }),
  watch: (onChange, onError) => {
    if (!('geolocation' in navigator)) {
      onError('not supported')
      return () => {}
    }
    const id = navigator.geolocation.watchPosition(
      (found) => onChange(positionOf(found)),
      (error) => onError(error.message),
      patience,
    )
    return () => navigator.geolocation.clearWatch(id)
  },
}
