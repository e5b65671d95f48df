import type { CompanyFilters, companySorts } from '@zhzz/contract/company/calls.ts'
import type { CompanyCard } from '@zhzz/contract/company/card.ts'
import type { RawBuilder } from 'kysely'
import type { RankedRow } from '#company/find/rankedRows.ts'
import type { Place } from '#keyset.ts'
import type { Profile } from '#member/profile.ts'

export type Sort = (typeof companySorts)[number]

export type CompanySearch = {
  keyword: string
  filters: CompanyFilters & {
    /** The topics of `exhibitionIndustryCodes` with those below them. */
    topics?: string[]
    /** The same of `topicCodes`. */
    about?: string[]
  }
  sort: Sort
  /** Only these companies; for lists of one's own and companies of a series. */
  within?: string[]
  /** A condition on `company_search s`: what the viewer's team did with it. */
  whose?: RawBuilder<boolean>
  /** What the order 匹配度 goes by; without it that order is the ranking. */
  profile?: Profile | null
  /** Place of the last row of the page before; null: the first page. */
  at: Place | null
  limit: number
}
export type CompanyHit = Pick<CompanyCard, 'nameMarks' | 'hitReason'> & {
  id: string
  name: string
  place: Place
}
/** `total` is exact up to 1,000, and `totalIsMore` says that there are more. `isNear`: nothing matches exactly. */
export type CompanyHits = { hits: CompanyHit[]; total: number; totalIsMore: boolean; isNear?: boolean }

/** A row with the name that fits best, on its way to the page. */
export type Candidate = RankedRow & { place: Place }
