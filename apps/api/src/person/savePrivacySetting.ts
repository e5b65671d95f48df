import type { person } from '@zhzz/contract/person/calls.ts'
import type { Handler } from '#context.ts'
import { privacyOf, saveSettings } from '#person/settings.ts'

export const savePrivacySetting: Handler<typeof person.savePrivacySetting> = async (
  { personalized, cardVisible, shareFollowToTeam },
  { db, viewer, now },
) => {
  const given = {
    ...(personalized !== undefined && { personalized }),
    ...(cardVisible !== undefined && { cardVisible }),
    ...(shareFollowToTeam !== undefined && { shareFollowToTeam }),
  }
  await saveSettings(db, viewer.subAccountId, given, now)
  return privacyOf(db, viewer.subAccountId)
}
