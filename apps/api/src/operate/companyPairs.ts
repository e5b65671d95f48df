import type { operate } from '@zhzz/contract/operate/calls.ts'
import { mostPairs, pairReasons } from '@zhzz/contract/operate/duplicates.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { companyFactsOf } from '#operate/match/companyFacts.ts'
import { shownOf } from '#operate/unanswerable.ts'

type Pair = { oneId: string; otherId: string; reasons: string[] }

export const companyPairs: Handler<typeof operate.companyPairs> = async (_, { db, locale }) => {
  const { rows } = await sql<Pair>`select p.one_id, p.other_id, p.reasons from company_pair p
    join company one on one.id = p.one_id and one.merged_into_id is null
    join company other on other.id = p.other_id and other.merged_into_id is null
    where not exists (select from company_apart a where (a.company_id, a.other_id) in ((p.one_id, p.other_id), (p.other_id, p.one_id)))
      and not exists (select from company_join j where j.parted_at is not null
        and (j.from_id, j.to_id) in ((p.one_id, p.other_id), (p.other_id, p.one_id)))
    order by jsonb_array_length(p.reasons) desc, p.reasons ? 'sameNumber' desc, p.one_id, p.other_id limit ${mostPairs + 1}`.execute(
    db,
  )
  const facts = await companyFactsOf(
    db,
    rows.flatMap(({ oneId, otherId }) => [oneId, otherId]),
    locale,
  )
  const list = rows.flatMap(({ oneId, otherId, reasons }) => {
    const [one, other] = [facts.get(oneId), facts.get(otherId)]
    const why = pairReasons.filter((each) => reasons.includes(each))
    return one === undefined || other === undefined ? [] : [{ one, other, reasons: why }]
  })
  return shownOf(list, mostPairs)
}
