import type { person } from '@zhzz/contract/person/calls.ts'
import type { Handler } from '#context.ts'
import { privacyOf } from '#person/settings.ts'

export const privacySetting: Handler<typeof person.privacySetting> = (_, { db, viewer }) =>
  privacyOf(db, viewer.subAccountId)
