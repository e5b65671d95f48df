import type { CompanyFacts } from '#document/companyFacts.ts'

/** What search reads of a company. Unknown is null; dates are `YYYY-MM-DD`. */
export type SearchableCompany = {
  id: string
  name: string
  englishName?: string | null
  shortName?: string | null
  brands?: readonly string[]
  formerNames?: readonly string[]
  products?: readonly string[]
  businessScope?: string | null
  introduction?: string | null
  regionCode?: string | null
  industryCode?: string | null
  /** Colour group of the registration status. */
  statusGroup: 'green' | 'red' | 'blue'
  /** 元, or units of its currency. */
  registeredCapital?: number | null
  establishDate?: string | null
  latestExhibitionDate?: string | null
  exhibitionCount?: number
  contactCount?: number
  website?: string | null
  stockCode?: string | null
} & CompanyFacts
