import { Capacitor } from '@capacitor/core'
import { PushNotifications } from '@capacitor/push-notifications'
import { DeviceRefusal } from '#platform/deviceRefusal.ts'
import type { PushAddress } from '#platform/pushAddress.ts'

/** Whether the app was packaged with what its push service asks for; without it, registering ends an Android app. */
export function canPush(): boolean {
  return import.meta.env.VITE_PUSH === 'on'
}

/** Registers with the service of the device's maker; its owner is asked, so only by a tap. Rejects with DeviceRefusal. */
export async function subscribePush(_publicKey: string): Promise<PushAddress> {
  if (!canPush()) throw new DeviceRefusal('notifications', 'missing')
  const { receive } = await PushNotifications.requestPermissions()
  if (receive !== 'granted') throw new DeviceRefusal('notifications', 'refused')
  const token = await registered()
  return { service: Capacitor.getPlatform() === 'ios' ? 'apns' : 'fcm', token }
}

/** The token comes by an event, and so does why there is none. */
async function registered(): Promise<string> {
  let end: () => void = () => {}
  const token = new Promise<string>((resolve, reject) => {
    const handles = [
      PushNotifications.addListener('registration', ({ value }) => resolve(value)),
      PushNotifications.addListener('registrationError', () =>
        reject(new DeviceRefusal('notifications', 'failed')),
      ),
    ]
    end = () => {
      for (const handle of handles) void handle.then((there) => there.remove())
    }
  })
  const asking = PushNotifications.register()
  return await Promise.all([token, asking])
    .then(([found]) => found)
    .finally(end)
}

/** Nobody may push any more. */
export async function endPush(): Promise<void> {
  await PushNotifications.unregister()
}
