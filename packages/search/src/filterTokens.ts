import { regionLine } from '#region.ts'
import { all, any, type Condition, token } from '#tsquery.ts'

type TokenFilters = {
  regionCodes?: readonly string[] | undefined
  industryCodes?: readonly string[] | undefined
  statuses?: readonly string[] | undefined
}

/**
 * The part of a search's filters that tokens answer: `narrow` for what few companies meet (a city, an industry's
 * group), to be met in the index; `broad` for what many do (a province, a section), to be checked on the rows; `rarest`
 * is the first of the broad ones, regions before industries.
 */
export function filterConditions(filters: TokenFilters): {
  narrow: Condition
  broad: Condition
  rarest: Condition
} {
  const regions = filters.regionCodes?.map((code) => regionLine(code).at(-1) ?? code)
  const industries = filters.industryCodes
  const statuses = filters.statuses?.includes('green') ? [] : filters.statuses
  const groups = [
    { codes: regions, mark: '@', broadUpTo: 2 },
    { codes: industries, mark: '#', broadUpTo: 1 },
    { codes: statuses, mark: '=', broadUpTo: 0 },
  ]
  const conditions = groups.flatMap(({ codes = [], mark, broadUpTo }) =>
    codes.length === 0
      ? []
      : [
          {
            condition: any(codes.map((code) => token(mark + code))),
            broad: codes.some((code) => code.length <= broadUpTo),
          },
        ],
  )
  return {
    narrow: all(conditions.filter(({ broad }) => !broad).map(({ condition }) => condition)),
    broad: all(conditions.filter(({ broad }) => broad).map(({ condition }) => condition)),
    rarest: conditions.find(({ broad }) => broad)?.condition,
  }
}

/** All of it as one condition. */
export function filterCondition(filters: TokenFilters): Condition {
  const { narrow, broad } = filterConditions(filters)
  return all([narrow, broad].filter((condition) => condition !== undefined))
}
