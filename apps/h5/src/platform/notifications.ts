import { DeviceRefusal } from '#platform/deviceRefusal.ts'
import type { Notice } from '#platform/notice.ts'
import { variantOf } from '#platform/variantOf.ts'

type Notifier = (notice: Notice) => Promise<void>

function notifier(): Promise<Notifier> {
  return variantOf<Notifier>({
    browser: async () => (await import('#platform/browser/notifications.ts')).notifyInBrowser,
    // WeChat shows messages of accounts that a person follows, not those of a page.
    wechat: async () => () => Promise.reject(new DeviceRefusal('notifications', 'missing')),
  })
}

/** Shows a notification; the person is asked at the first. Rejects with DeviceRefusal. */
export async function notify(notice: Notice): Promise<void> {
  await (await notifier())(notice)
}
