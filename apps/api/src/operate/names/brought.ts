import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Ask } from '@zhzz/db/reference/loadRows.ts'
import { lockReference } from '@zhzz/db/reference/lockReference.ts'
import { broughtItems, loadNamed, type Names, namesOf } from '@zhzz/db/reference/named.ts'
import { CompiledQuery, type Kysely } from 'kysely'

/** What this version of the product calls an entry; undefined: it brings none of that code. */
export function broughtNames(type: string, code: string): Names | undefined {
  const item = broughtItems().find((each) => each.type === type && each.code === code)
  return item && namesOf(item)
}

/** Others who put names right wait until the caller's transaction ends. */
export async function lockNames(db: Kysely<DB>): Promise<void> {
  await lockReference(askOf(db))
}

/** Writes all entries anew, with what is put right now, within the caller's transaction, which has locked them. */
export async function settleNames(db: Kysely<DB>): Promise<void> {
  await loadNamed(askOf(db))
}

function askOf(db: Kysely<DB>): Ask {
  return (text, values) => db.executeQuery(CompiledQuery.raw(text, values))
}
