import type { CompanyFilters } from '@zhzz/contract/company/calls.ts'
import type { TokenFilters } from '@zhzz/search/query/filterTokens.ts'
import { type RawBuilder, sql } from 'kysely'

const bands = {
  under5: [1, 5],
  '5to10': [5, 10],
  '10to20': [10, 20],
  '20to50': [20, 50],
  over50: [50, null],
} as const

/** Asked by the list itself: of the viewer's own rows, by topics (`topics`, `about`), and what company_search_hits does not know. */
type AskedElsewhere = 'myStates' | 'exhibitionIndustryCodes' | 'topicCodes' | 'lastExhibitedTo'
type ByNumber = Exclude<keyof CompanyFilters, keyof TokenFilters | AskedElsewhere>

/** Name in company_search_hits, its value (undefined: not asked), the same as a condition on a company_search `s`. */
type Part = [name: string, value: unknown, condition: RawBuilder<unknown>]

/** The filters that tokens do not answer: a filter of the contract that stands nowhere does not compile. */
function used(filters: CompanyFilters): Part[] {
  const { capitalMin, capitalMax, establishFrom, establishTo, lastExhibitedFrom } = filters
  const { hasContact, hasWebsite, exhibitionCountBand } = filters
  const [least, below] = exhibitionCountBand ? bands[exhibitionCountBand] : [null, null]
  const isGreen = filters.statuses?.length === 1 && filters.statuses[0] === 'green'
  const parts = {
    capitalMin: [['capitalMin', capitalMin, sql`s.registered_capital >= ${capitalMin}`]],
    capitalMax: [['capitalMax', capitalMax, sql`s.registered_capital < ${capitalMax}`]],
    establishFrom: [['establishFrom', establishFrom, sql`s.establish_date >= ${establishFrom}`]],
    establishTo: [['establishTo', establishTo, sql`s.establish_date <= ${establishTo}`]],
    lastExhibitedFrom: [
      ['exhibitedFrom', lastExhibitedFrom, sql`s.latest_exhibition_date >= ${lastExhibitedFrom}`],
    ],
    exhibitionCountBand: [
      ['exhibitionMin', least ?? undefined, sql`s.exhibition_count >= ${least}`],
      ['exhibitionMax', below ?? undefined, sql`s.exhibition_count < ${below}`],
    ],
    hasContact: [['hasContact', hasContact || undefined, sql`s.contact_count > 0`]],
    hasWebsite: [['hasWebsite', hasWebsite || undefined, sql`s.has_website`]],
    // Green has no token (filterTokens.ts).
    green: [['green', isGreen || undefined, sql`s.status_group = 'green'`]],
  } satisfies Record<ByNumber | 'green', Part[]>
  return Object.values(parts)
    .flat()
    .filter(([, value]) => value !== undefined)
}

/** As company_search_hits reads them. */
export function numbersOf(filters: CompanyFilters): string | null {
  const numbers = used(filters).map(([name, value]): [string, unknown] => [name, value])
  return numbers.length === 0 ? null : JSON.stringify(Object.fromEntries(numbers))
}

export function numberConditions(filters: CompanyFilters): RawBuilder<unknown>[] {
  return used(filters).map(([, , condition]) => condition)
}
