import { DeviceRefusal } from '#platform/deviceRefusal.ts'
import { platformKind } from '#platform/kind.ts'
import type { PushAddress } from '#platform/pushAddress.ts'
import { variantOf } from '#platform/variantOf.ts'

type Subscriber = (publicKey: string) => Promise<PushAddress>

function subscriber(): Promise<Subscriber> {
  const missing = async () => () => Promise.reject(new DeviceRefusal('notifications', 'missing'))
  return variantOf<Subscriber>({
    browser: async () => (await import('#platform/browser/push.ts')).subscribeInBrowser,
    wechat: missing,
  })
}

/** Whether this app can be told of messages while it is closed. On an iPhone only from the home screen. */
export function canPush(): boolean {
  return platformKind() === 'browser' && 'PushManager' in window && 'serviceWorker' in navigator
}

/** Lets the holder of the key push to this device; its owner is asked, so only by a tap. Rejects with DeviceRefusal. */
export async function subscribePush(publicKey: string): Promise<PushAddress> {
  return (await subscriber())(publicKey)
}

/** Nobody may push any more. */
export async function endPush(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
