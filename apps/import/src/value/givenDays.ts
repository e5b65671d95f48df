import { dateOf } from '#value/date.ts'
import { dayForms } from '#value/dateRange.ts'

/** What is wrong with the days that an operator gives for a whole file, in a sentence; undefined when nothing is. */
export function wrongDays(constants: Partial<Record<string, string>>): string | undefined {
  const { startDate, endDate } = constants
  const [first, last] = [dateOf(startDate), dateOf(endDate)]
  if (startDate !== undefined && first === null) return `the first day ${startDate} is not a day: ${dayForms}`
  if (endDate !== undefined && last === null) return `the last day ${endDate} is not a day: ${dayForms}`
  return first !== null && last !== null && last < first
    ? `the last day ${endDate} is before the first day ${startDate}`
    : undefined
}
