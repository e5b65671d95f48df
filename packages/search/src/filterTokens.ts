import { regionLine } from '#region.ts'
import { all, any, type Condition, token } from '#tsquery.ts'

/** The part of a search's filters that tokens answer. Undefined where nothing is filtered. */
export function filterCondition(filters: {
  regionCodes?: readonly string[] | undefined
  industryCodes?: readonly string[] | undefined
  statuses?: readonly string[] | undefined
}): Condition {
  const regions = filters.regionCodes?.map((code) => token(`@${regionLine(code).at(-1)}`))
  const industries = filters.industryCodes?.map((code) => token(`#${code}`))
  const statuses = filters.statuses?.includes('green')
    ? []
    : filters.statuses?.map((status) => token(`=${status}`))
  const groups = [regions, industries, statuses].filter((group) => group !== undefined && group.length > 0)
  return all(groups.map((group) => any(group ?? [])))
}
