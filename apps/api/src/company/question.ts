import type { company } from '@zhzz/contract/company/calls.ts'
import type { Input } from '@zhzz/contract/endpoint.ts'
import type { Failure } from '@zhzz/contract/failure.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { CompanySearch } from '#company/find/companyHit.ts'
import type { Viewer } from '#http/session.ts'
import { myCompanies } from '#member/myCompanies.ts'
import { profileWithTopics, topicsBelow } from '#member/profile.ts'
import { whoseCondition } from '#member/whoseCondition.ts'

type Question = Pick<Input<typeof company.search>, 'keyword' | 'searchType' | 'filters' | 'sort'>
type Asking = { db: Kysely<DB>; viewer: Viewer | null; now: Date; fail(failure: 'signedOut'): Failure }

/** What a list of 找企业 is searched by, with what the viewer's own rows say. */
export async function questionOf(
  { keyword, searchType, filters, sort }: Question,
  { db, viewer, now, fail }: Asking,
): Promise<Omit<CompanySearch, 'at' | 'limit'>> {
  if (searchType !== 'ALL' && viewer === null) throw fail('signedOut')
  const whose = whoseCondition(viewer, filters.myStates, now)
  if (whose === 'signedOut') throw fail('signedOut')
  const below = async (codes: string[] = []) => (codes.length > 0 ? await topicsBelow(db, codes) : undefined)
  const [topics, about] = [await below(filters.exhibitionIndustryCodes), await below(filters.topicCodes)]
  return {
    keyword,
    filters: { ...filters, ...(topics && { topics }), ...(about && { about }) },
    sort,
    ...(searchType !== 'ALL' && viewer && { within: await myCompanies(db, viewer, searchType, now) }),
    ...(whose && { whose }),
    ...(sort === 'match' && { profile: await profileWithTopics(db, viewer) }),
  }
}
