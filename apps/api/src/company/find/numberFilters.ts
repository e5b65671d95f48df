import type { CompanyFilters } from '@zhzz/contract/company/calls.ts'
import { type RawBuilder, sql } from 'kysely'

const bands = {
  under5: [1, 5],
  '5to10': [5, 10],
  '10to20': [10, 20],
  '20to50': [20, 50],
  over50: [50, null],
} as const

/** The filters that tokens do not answer: name in company_search_hits, value, condition on a company_search `s`. */
function used(filters: CompanyFilters) {
  const { capitalMin, capitalMax, establishFrom, establishTo, lastExhibitedFrom, exhibitionCountBand } =
    filters
  const [exhibitionMin, exhibitionMax] = exhibitionCountBand ? bands[exhibitionCountBand] : [null, null]
  const isGreen = filters.statuses?.length === 1 && filters.statuses[0] === 'green'
  const all: [string, unknown, RawBuilder<unknown>][] = [
    ['capitalMin', capitalMin, sql`s.registered_capital >= ${capitalMin}`],
    ['capitalMax', capitalMax, sql`s.registered_capital < ${capitalMax}`],
    ['establishFrom', establishFrom, sql`s.establish_date >= ${establishFrom}`],
    ['establishTo', establishTo, sql`s.establish_date <= ${establishTo}`],
    ['exhibitedFrom', lastExhibitedFrom, sql`s.latest_exhibition_date >= ${lastExhibitedFrom}`],
    ['exhibitionMin', exhibitionMin ?? undefined, sql`s.exhibition_count >= ${exhibitionMin}`],
    ['exhibitionMax', exhibitionMax ?? undefined, sql`s.exhibition_count < ${exhibitionMax}`],
    ['hasContact', filters.hasContact || undefined, sql`s.contact_count > 0`],
    ['hasWebsite', filters.hasWebsite || undefined, sql`s.has_website`],
    ['green', isGreen || undefined, sql`s.status_group = 'green'`],
  ]
  return all.filter(([, value]) => value !== undefined)
}

/** As company_search_hits reads them. */
export function numbersOf(filters: CompanyFilters): string | null {
  const numbers = used(filters).map(([name, value]): [string, unknown] => [name, value])
  return numbers.length === 0 ? null : JSON.stringify(Object.fromEntries(numbers))
}

export function numberConditions(filters: CompanyFilters): RawBuilder<unknown>[] {
  return used(filters).map(([, , condition]) => condition)
}
