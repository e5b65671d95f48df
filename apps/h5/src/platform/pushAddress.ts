/** Where this device is pushed to, and what for it is sealed with (PushSubscription.toJSON). */
export interface PushAddress {
  endpoint: string
  keys: { p256dh: string; auth: string }
}
