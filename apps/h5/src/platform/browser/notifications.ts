import { DeviceRefusal } from '#platform/deviceRefusal.ts'
import type { Notice } from '#platform/notice.ts'

/** Through the service worker where there is one: phones show no others. */
export async function notifyInBrowser({ title, body }: Notice): Promise<void> {
  if (!('Notification' in window)) throw new DeviceRefusal('notifications', 'missing')
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new DeviceRefusal('notifications', 'refused')
  }
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) return await worker.showNotification(title, { body })
  // oxlint-disable-next-line no-new -- making one shows it
  new Notification(title, { body })
}
