import type { HitReason } from '@zhzz/contract/hitReason.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { marksIn } from '@zhzz/search/query/marks.ts'
import type { Query } from '@zhzz/search/query/query.ts'
import { offerSnippet } from '@zhzz/search/query/snippet.ts'
import type { Kysely } from 'kysely'
import type { Candidate, CompanyHit } from '#company/find/companyHit.ts'
import { isNear } from '#company/find/rankedRows.ts'

/** Says for each candidate why it was found; reads what those offer and say of themselves whose names do not explain it, unless it came along. */
export async function companyReasons(
  db: Kysely<DB>,
  query: Query,
  candidates: Candidate[],
): Promise<CompanyHit[]> {
  const unexplained = candidates
    .filter(({ stage, ranked, offer }) => stage !== 'about' && ranked.score === 0 && offer === undefined)
    .map(({ id }) => id)
  const offers = new Map(
    unexplained.length === 0
      ? []
      : (
          await db
            .selectFrom('company')
            .where('id', 'in', unexplained)
            .select(['id', 'products', 'businessScope', 'introduction'])
            .execute()
        ).map(({ id, ...offer }) => [id, offer]),
  )
  return candidates.map(({ id, stage, names, ranked, place, offer = offers.get(id) }) => {
    const name = names[0]?.text ?? ''
    return {
      id,
      name,
      nameMarks: marksIn(name, query),
      hitReason:
        stage === 'about'
          ? topicReason(query)
          : offer
            ? offerSnippet(query, offer)
            : nameReason(query, { stage, ranked }),
      place,
    }
  })
}

/** It is about what the words name, though they do not stand there. */
function topicReason({ parts }: Query): HitReason {
  const snippet = parts.flatMap(({ region, text }) => (region === undefined ? text : [])).join(' ')
  return { field: 'topic', snippet, marks: [[0, snippet.length]] }
}

function nameReason(query: Query, found: Pick<Candidate, 'stage' | 'ranked'>): HitReason {
  const { name, spelled } = found.ranked
  if (isNear(found) && !spelled) return { field: 'near', snippet: '', marks: [] }
  if (spelled) return { field: 'pinyin', snippet: name.text, marks: [] }
  return { field: name.kind, snippet: name.text, marks: marksIn(name.text, query) }
}
