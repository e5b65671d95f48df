import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'
import { qrPicture } from '#operate/qrPicture.ts'
import { inTransaction } from '#operate/unanswerable.ts'

interface Contact {
  phone: string
  /** The address of a picture of a QR code, or a link to draw one of. */
  qr: string | null
  workTime: string | null
}

/** The picture to show: the one given, else one drawn of the link, or of the telephone number where nothing is given. */
function qrCodeOf({ phone, qr }: Contact): string {
  if (qr === null) return qrPicture(`tel:${phone.replace(/[^\d+]/g, '')}`)
  return /^data:image\/|\.(?:png|jpe?g|webp|gif|svg)(?:\?|$)/i.test(qr) ? qr : qrPicture(qr)
}

/** What the customer-service dialog shows; takes the place of what it showed before. */
export async function setCustomerService(db: Kysely<DB>, contact: Contact): Promise<string> {
  const { phone, workTime } = contact
  const qrCode = qrCodeOf(contact)
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom('customerService').execute()
    await trx
      .insertInto('customerService')
      .values({ id: uuid(), phone, qrCode, workTime, isDefault: true })
      .execute()
  })
  return `customer service: ${phone}`
}
