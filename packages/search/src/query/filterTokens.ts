import {
  aboutToken,
  type FlagFilters,
  flagTokens,
  type StaffScale,
  scaleToken,
  seriesToken,
  topicToken,
} from '#document/companyFacts.ts'
import { numberOf } from '#document/texts.ts'
import { all, any, type Condition, token } from '#query/tsquery.ts'
import { regionLine } from '#text/region.ts'

export type TokenFilters = FlagFilters & {
  regionCodes?: readonly string[] | undefined
  industryCodes?: readonly string[] | undefined
  statuses?: readonly string[] | undefined
  seriesIds?: readonly string[] | undefined
  /** Topics with those below them. */
  topics?: readonly string[] | undefined
  /** Topics of its own, with those below them. */
  about?: readonly string[] | undefined
  staffScales?: readonly StaffScale[] | undefined
}

/**
 * The part of a search's filters that tokens answer: `narrow` for what few companies meet (an industry's group, an
 * exhibition), to be met in the index; `broad` for what many do (a region, a section, a mobile number), to be checked on
 * the rows; `rarest` is the first of the broad ones, regions before industries; none of those that most meet.
 */
export function filterConditions(filters: TokenFilters): {
  narrow: Condition
  broad: Condition
  rarest: Condition
} {
  const statuses = filters.statuses?.includes('green') ? [] : filters.statuses
  const places = groupsOf('@', regionsOf(filters), 6)
  const trades = groupsOf('#', filters.industryCodes, 1)
  const others = [
    ...groupsOf('=', statuses, 0),
    ...anyOf(filters.seriesIds?.map(seriesToken)),
    ...anyOf(filters.topics?.map(topicToken)),
    ...anyOf(filters.about?.map(aboutToken)),
  ]
  const conditions = [...places, ...trades, ...others]
  const common = [
    ...exceptStatus(filters.statuses),
    ...anyOf(filters.staffScales?.map(scaleToken)),
    ...flagTokens(filters).flatMap((flag) => anyOf([flag])),
  ]
  return {
    narrow: all(conditions.filter(({ broad }) => !broad).map(({ condition }) => condition)),
    broad: all([...conditions.filter(({ broad }) => broad), ...common].map(({ condition }) => condition)),
    rarest: conditions.find(({ broad }) => broad)?.condition,
  }
}

/** What of the filters an index of introductions knows: one region, one industry. Numbers in `company_search.texts`. */
export function filterNumbers(filters: TokenFilters): number[] {
  const only = (mark: string, codes: readonly string[] = []) =>
    codes.length === 1 ? codes.map((code) => numberOf(mark + code)) : []
  return [...only('@', regionsOf(filters)), ...only('#', filters.industryCodes)]
}

type Part = { condition: Condition; broad: boolean }

function groupsOf(mark: string, codes: readonly string[] = [], broadUpTo: number): Part[] {
  const broad = codes.some((code) => code.length <= broadUpTo)
  return anyOf(codes.map((code) => mark + code)).map((part) => ({ ...part, broad }))
}

function anyOf(tokens: readonly string[] = []): Part[] {
  return tokens.length === 0 ? [] : [{ condition: any(tokens.map(token)), broad: false }]
}

/** Green has no token: green and another one is all but the third. */
function exceptStatus(statuses: readonly string[] = []): Part[] {
  if (!statuses.includes('green') || statuses.length !== 2) return []
  const third = ['red', 'blue'].filter((status) => !statuses.includes(status))
  return third.map((status) => ({ condition: `!${token(`=${status}`)}`, broad: true }))
}

/** The regions of the filters by their shortest codes. */
export function regionsOf({ regionCodes = [] }: TokenFilters): string[] {
  return regionCodes.map((code) => regionLine(code).at(-1) ?? code)
}

/** All of it as one condition. */
export function filterCondition(filters: TokenFilters): Condition {
  const { narrow, broad } = filterConditions(filters)
  return all([narrow, broad].filter((condition) => condition !== undefined))
}
