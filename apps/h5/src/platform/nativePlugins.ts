import type { NotificationPlugin } from '#platform/notifications.native.ts'
import type { GeolocationPlugin } from '#platform/position.native.ts'

interface Plugins {
  Geolocation?: GeolocationPlugin
  LocalNotifications?: NotificationPlugin
}

/** What the packaged app was built with; Capacitor puts its plugins on a global of the page. */
export function nativePlugins(): Plugins {
  return bridge()?.Plugins ?? {}
}

function bridge(): { Plugins?: Plugins } | undefined
function bridge(): unknown {
  return Reflect.get(window, 'Capacitor')
}
