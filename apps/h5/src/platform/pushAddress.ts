/** Where this device is pushed to, and what for it is sealed with (PushSubscription.toJSON). */
interface BrowserAddress {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** What the service of the device's maker calls the packaged app on this device. */
interface AppAddress {
  service: 'fcm' | 'apns'
  token: string
}

export type PushAddress = BrowserAddress | AppAddress
