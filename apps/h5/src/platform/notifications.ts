import { DeviceRefusal } from '#platform/deviceRefusal.ts'
import { platformKind } from '#platform/kind.ts'
import type { Notice } from '#platform/notice.ts'

const notifiers = {
  browser: async () => (await import('#platform/notifications.browser.ts')).notifyInBrowser,
  // WeChat shows messages of accounts that a person follows, not those of a page.
  wechat: async () => () => Promise.reject(new DeviceRefusal('notifications', 'missing')),
  native: async () => (await import('#platform/notifications.native.ts')).notifyNatively,
} as const

/** Shows a notification; the person is asked at the first. Rejects with DeviceRefusal. */
export async function notify(notice: Notice): Promise<void> {
  await (await notifiers[platformKind()]())(notice)
}
