import type { person } from '@zhzz/contract/person/calls.ts'
import type { Handler } from '#context.ts'
import { notificationsOf, saveSettings } from '#person/settings.ts'

export const saveNotificationSetting: Handler<typeof person.saveNotificationSetting> = async (
  given,
  { db, viewer, now },
) => {
  const all = { ...(await notificationsOf(db, viewer.subAccountId)), ...given }
  await saveSettings(db, viewer.subAccountId, { notifications: JSON.stringify(all) }, now)
  return all
}
