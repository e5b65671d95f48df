import { LocalNotifications } from '@capacitor/local-notifications'
import { DeviceRefusal } from '#platform/deviceRefusal.ts'
import type { Notice } from '#platform/notice.ts'

let count = 0

export async function notify(notice: Notice): Promise<void> {
  const { display } = await LocalNotifications.requestPermissions()
  if (display !== 'granted') throw new DeviceRefusal('notifications', 'refused')
  count += 1
  await LocalNotifications.schedule({ notifications: [{ ...notice, id: count }] })
}
