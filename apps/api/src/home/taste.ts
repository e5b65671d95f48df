import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'

/** What comes first on the home screen: regions with all that lies in them, industries with their branches. */
export type Taste = { regionCodes: string[]; industryCodes: string[] }

/**
 * The city chosen on the screen; without one the person's own, and their industries, as they wrote them into 填写信息 and
 * 修改资料. With 个性化推荐 of 隐私设置 off nothing of the person counts.
 */
export async function tasteOf(
  db: Kysely<DB>,
  viewer: Viewer | null,
  regionCode: string | undefined,
): Promise<Taste> {
  const own = viewer && (await ownTaste(db, viewer))
  return {
    regionCodes: regionCode === undefined ? (own?.cityCodes ?? []) : [regionCode],
    industryCodes: own?.industryCodes ?? [],
  }
}

function ownTaste(db: Kysely<DB>, viewer: Viewer) {
  return db
    .selectFrom('subAccount as person')
    .leftJoin('personalSetting as setting', 'setting.subAccountId', 'person.id')
    .where('person.id', '=', viewer.subAccountId)
    .where((row) => row.fn.coalesce('setting.personalized', row.val(true)), '=', true)
    .select(['person.cityCodes', 'person.industryCodes'])
    .executeTakeFirst()
}
