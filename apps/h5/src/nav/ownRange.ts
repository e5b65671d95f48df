/** What the two ends of a range of one's own are. */
export type RangeKind = 'days' | 'amount'

const patterns = { amount: /^(\d{0,8})-(\d{0,8})$/, days: /^([\d-]{10})?_([\d-]{10})?$/ } as const

/** A day of the calendar, `YYYY-MM-DD`. */
export function isDay(value: string | undefined): value is string {
  const at = /^\d{4}-\d\d-\d\d$/.test(value ?? '') ? Date.parse(`${value}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === value
}

/** The ends of a range of one's own, two numbers or two days; either may be absent, but not both. */
export function rangeParts(value: string | undefined, kind: RangeKind): [string, string] | null {
  const [, from = '', to = ''] = patterns[kind].exec(value ?? '') ?? []
  const isWrong = kind === 'days' && [from, to].some((end) => end !== '' && !isDay(end))
  return isWrong || (from === '' && to === '') ? null : [from, to]
}

/** As it stands in the address. */
export function rangeValue(from: string, to: string, kind: RangeKind): string {
  return `${from}${kind === 'days' ? '_' : '-'}${to}`
}
