import { foldContact } from '@zhzz/db/contactText.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'
import { giveCreditsBack } from '#member/creditBack.ts'

export type Confirmed = { number: string; state: 'valid' | 'empty' | 'stopped' }

/** Says of a telephone number what it is, wherever it stands, and gives credits back where no other number is left. */
export async function confirmNumber(
  db: Kysely<DB>,
  sealing: Sealing,
  { number, state, now }: Confirmed & { now: Date },
): Promise<string> {
  const types = ['mobile', 'landline'] as const
  const hashes = types.map((type) => sealing.blindIndex(foldContact(type, number)))
  return await db.transaction().execute(async (tx) => {
    const contacts = await tx
      .updateTable('contact')
      .set({ numberStatus: state, statusCheckedAt: now })
      .where('contentHash', 'in', hashes)
      .where('type', 'in', types)
      .where('tenantId', 'is', null)
      .returning('companyId')
      .execute()
    if (contacts.length === 0) return 'nobody has this number'
    let returned = 0
    if (state !== 'valid')
      for (const companyId of new Set(contacts.map((contact) => contact.companyId)))
        returned += await giveCreditsBack(tx, companyId, now)
    return `${state} at ${contacts.length} companies; ${returned} unlocks given back`
  })
}
