import type { person } from '@zhzz/contract/person/calls.ts'
import type { Handler } from '#context.ts'
import { notificationsOf } from '#person/settings.ts'

export const notificationSetting: Handler<typeof person.notificationSetting> = (_, { db, viewer }) =>
  notificationsOf(db, viewer.subAccountId)
