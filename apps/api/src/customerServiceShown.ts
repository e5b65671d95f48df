import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'

/** 客服 as the app shows it; an empty number: an operator has set none. */
export async function customerServiceShown(db: Kysely<DB>) {
  const info = await db
    .selectFrom('customerService')
    .orderBy('isDefault', 'desc')
    .orderBy('id', 'desc')
    .select(['qrCode', 'phone', 'workTime'])
    .executeTakeFirst()
  return info ?? { qrCode: null, phone: '', workTime: null }
}
