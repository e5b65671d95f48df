import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'

type Contact = { phone: string; qrCode: string | null; workTime: string | null }

/** What the customer-service dialog shows; takes the place of what it showed before. */
export async function setCustomerService(
  db: Kysely<DB>,
  { phone, qrCode, workTime }: Contact,
): Promise<string> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('customerService').execute()
    await trx
      .insertInto('customerService')
      .values({ id: uuid(), phone, qrCode, workTime, isDefault: true })
      .execute()
  })
  return `customer service: ${phone}`
}
