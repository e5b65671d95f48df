import { trusted } from '@zhzz/contract/trusted.ts'
import type { Notice } from '#platform/notice.ts'
import type { Position } from '#platform/positionSource.ts'

export interface Found {
  coords: Position
}

/** https://capacitorjs.com/docs/apis/geolocation */
interface GeolocationPlugin {
  getCurrentPosition: (options: { enableHighAccuracy: boolean; timeout: number }) => Promise<Found>
  watchPosition: (
    options: { enableHighAccuracy: boolean },
    onChange: (found: Found | null, error?: { message: string }) => void,
  ) => Promise<string>
  clearWatch: (options: { id: string }) => Promise<void>
}

/** https://capacitorjs.com/docs/apis/local-notifications */
interface NotificationPlugin {
  requestPermissions: () => Promise<{ display: string }>
  schedule: (options: { notifications: (Notice & { id: number })[] }) => Promise<unknown>
}

/** https://capacitorjs.com/docs/apis/share */
interface SharePlugin {
  share: (data: { title: string; text: string; url: string }) => Promise<unknown>
}

interface Plugins {
  Geolocation?: GeolocationPlugin
  LocalNotifications?: NotificationPlugin
  Share?: SharePlugin
}

/** What the packaged app was built with; Capacitor puts its plugins on a global of the page. */
export function nativePlugins(): Plugins {
  return trusted<{ Plugins?: Plugins } | undefined>(Reflect.get(window, 'Capacitor'))?.Plugins ?? {}
}
