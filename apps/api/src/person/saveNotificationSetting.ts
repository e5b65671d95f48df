import type { person } from '@zhzz/contract/person/calls.ts'
import { notificationCategories } from '@zhzz/contract/person/notification.ts'
import { notificationSetting } from '@zhzz/contract/person/setting.ts'
import type { Handler } from '#context.ts'
import { notificationsOf, saveSettings } from '#person/settings.ts'

export const saveNotificationSetting: Handler<typeof person.saveNotificationSetting> = async (
  given,
  { db, viewer, now },
) => {
  const stored = await notificationsOf(db, viewer.subAccountId)
  const all = notificationSetting.parse(
    Object.fromEntries(notificationCategories.map((one) => [one, { ...stored[one], ...given[one] }])),
  )
  await saveSettings(db, viewer.subAccountId, { notifications: JSON.stringify(all) }, now)
  return all
}
