import type { CompanyFilters } from '@zhzz/contract/company/calls.ts'

const bands = {
  under5: [1, 5],
  '5to10': [5, 10],
  '10to20': [10, 20],
  '20to50': [20, 50],
  over50: [50, null],
} as const

/** The filters that tokens do not answer, as company_search_hits reads them. */
export function numbersOf(filters: CompanyFilters): string | null {
  const [exhibitionMin, exhibitionMax] = filters.exhibitionCountBand
    ? bands[filters.exhibitionCountBand]
    : [null, null]
  const numbers = {
    capitalMin: filters.capitalMin,
    capitalMax: filters.capitalMax,
    establishFrom: filters.establishFrom,
    establishTo: filters.establishTo,
    exhibitedFrom: filters.lastExhibitedFrom,
    exhibitionMin: exhibitionMin ?? undefined,
    exhibitionMax: exhibitionMax ?? undefined,
    hasContact: filters.hasContact || undefined,
    hasWebsite: filters.hasWebsite || undefined,
    green: filters.statuses?.length === 1 && filters.statuses[0] === 'green' ? true : undefined,
  }
  const text = JSON.stringify(numbers)
  return text === '{}' ? null : text
}
