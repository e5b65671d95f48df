import { DeviceRefusal } from '#platform/deviceRefusal.ts'
import type { PushAddress } from '#platform/pushAddress.ts'

export async function subscribeInBrowser(publicKey: string): Promise<PushAddress> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration || !('PushManager' in window)) throw new DeviceRefusal('notifications', 'missing')
  if ((await Notification.requestPermission()) !== 'granted')
    throw new DeviceRefusal('notifications', 'refused')
  // One that was made for another key, or for who used this device before.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  const made = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch(() => {
      throw new DeviceRefusal('notifications', 'failed')
    })
  const { endpoint, keys } = made.toJSON()
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) throw new DeviceRefusal('notifications', 'failed')
  return { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } }
}
