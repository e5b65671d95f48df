import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { companyFactsOf } from '#operate/match/companyFacts.ts'
import { companyIdsNamed } from '#operate/match/companyIdsNamed.ts'

export const companiesNamed: Handler<typeof operate.companiesNamed> = async ({ words }, { db, locale }) => {
  const ids = await companyIdsNamed(db, words)
  const facts = await companyFactsOf(db, ids, locale)
  return { list: ids.flatMap((id) => facts.get(id) ?? []) }
}
