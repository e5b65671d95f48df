import { notificationCategories } from '@zhzz/contract/person/notification.ts'
import { notificationSetting, privacySetting } from '@zhzz/contract/person/setting.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'

const privacyDefaults = { personalized: true, cardVisible: false, shareFollowToTeam: true }
const channelDefaults = { inApp: true, push: true, email: true, sms: true, robot: true }

function row(db: Kysely<DB>, subAccountId: string) {
  return db
    .selectFrom('personalSetting')
    .where('subAccountId', '=', subAccountId)
    .selectAll()
    .executeTakeFirst()
}

export async function privacyOf(db: Kysely<DB>, subAccountId: string) {
  return privacySetting.parse((await row(db, subAccountId)) ?? privacyDefaults)
}

export async function notificationsOf(db: Kysely<DB>, subAccountId: string) {
  // As `saveSettings` was given it, and the schema below has the last word.
  const stored = trusted<Record<string, object>>((await row(db, subAccountId))?.notifications ?? {})
  return notificationSetting.parse(
    Object.fromEntries(notificationCategories.map((one) => [one, { ...channelDefaults, ...stored[one] }])),
  )
}

/** Writes what is given of a person's settings; the rest stays. */
export async function saveSettings(
  db: Kysely<DB>,
  subAccountId: string,
  given: Partial<typeof privacyDefaults> & { notifications?: string },
  now: Date,
): Promise<void> {
  const values = { ...given, updatedAt: now }
  await db
    .insertInto('personalSetting')
    .values({ subAccountId, ...values })
    .onConflict((conflict) => conflict.column('subAccountId').doUpdateSet(values))
    .execute()
}
