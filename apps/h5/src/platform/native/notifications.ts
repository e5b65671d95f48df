import { DeviceRefusal } from '#platform/deviceRefusal.ts'
import { nativePlugins } from '#platform/native/nativePlugins.ts'
import type { Notice } from '#platform/notice.ts'

let count = 0

export async function notifyNatively(notice: Notice): Promise<void> {
  const plugin = nativePlugins().LocalNotifications
  if (!plugin) throw new DeviceRefusal('notifications', 'missing')
  const { display } = await plugin.requestPermissions()
  if (display !== 'granted') throw new DeviceRefusal('notifications', 'refused')
  count += 1
  await plugin.schedule({ notifications: [{ ...notice, id: count }] })
}
