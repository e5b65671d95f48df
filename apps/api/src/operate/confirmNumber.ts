import { foldContact } from '@zhzz/db/contactText.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'
import { giveCreditsBack } from '#member/creditBack.ts'
import { keepVerdict } from '#operate/people/keepVerdict.ts'

export type Confirmed = { number: string; state: 'valid' | 'empty' | 'stopped' }

type By = { operator: string; now: Date }

const types = ['mobile', 'landline'] as const

/** Says of a telephone number what it is, wherever it stands, and gives credits back where no other number is left. */
export async function confirmNumber(
  db: Kysely<DB>,
  sealing: Sealing,
  { number, state, ...by }: Confirmed & By,
): Promise<string> {
  const hashes = types.map((type) => sealing.blindIndex(foldContact(type, number)))
  const { companies, creditsBack } = await db
    .transaction()
    .execute((tx) => confirmHashes(tx, { hashes, state, ...by }))
  if (companies === 0) return 'nobody has this number'
  return `${state} at ${companies} companies; ${creditsBack} unlocks given back`
}

/** The same of a number that is known by its hash, in the transaction at hand. */
export async function confirmHashes(
  db: Kysely<DB>,
  { hashes, state, operator, now }: By & { hashes: readonly Buffer[]; state: Confirmed['state'] },
): Promise<{ companies: number; creditsBack: number }> {
  const contacts = await db
    .updateTable('contact')
    .set({ numberStatus: state, statusCheckedAt: now })
    .where('contentHash', 'in', hashes)
    .where('type', 'in', types)
    .where('tenantId', 'is', null)
    .returning(['id', 'companyId'])
    .execute()
  if (contacts.length === 0) return { companies: 0, creditsBack: 0 }
  const ids = contacts.map(({ id }) => id)
  await keepVerdict(db, ids, { verdict: state, operator, now })
  let creditsBack = 0
  if (state !== 'valid')
    for (const companyId of new Set(contacts.map((contact) => contact.companyId)))
      creditsBack += await giveCreditsBack(db, companyId, now)
  return { companies: contacts.length, creditsBack }
}
