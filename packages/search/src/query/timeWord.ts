/** A span of days, both ends with it. */
export type Days = { from: string; to: string }

/** How a time is written, as a pattern without anchors. Folded text: half width, simplified, lower case. */
export const timePattern =
  '(?:20\\d\\d年?)?(?:1[0-2]|0?[1-9])月?[ 至到](?:1[0-2]|0?[1-9])月份?|(?:20\\d\\d年?)?(?:1[0-2]|0?[1-9])月份?|20\\d\\d年|今年|明年|本月|这个月|下个?月|本周末?|上半年|下半年|年底'

/** The days that a time word means on a day (`YYYY-MM-DD`). A month without a year is the next one that is not over. */
export function daysOfTimeWord(word: string, today: string): Days | null {
  const [year = 0, month = 0] = today.split('-').map(Number)
  // A stroke is a blank when folded: 9-12月.
  const span = /^(?:(20\d\d)年?)?(1[0-2]|0?[1-9])月?[ 至到](1[0-2]|0?[1-9])月份?$/.exec(word)
  if (span) {
    const [first, last] = [Number(span[2]), Number(span[3])]
    const count = last - first + (last < first ? 13 : 1)
    const isOver = first <= last && last < month
    return monthsFrom(span[1] ? Number(span[1]) : isOver ? year + 1 : year, first, count)
  }
  const named = /^(?:(20\d\d)年?)?(1[0-2]|0?[1-9])月份?$/.exec(word)
  if (named) {
    const wanted = Number(named[2])
    return monthsFrom(named[1] ? Number(named[1]) : wanted < month ? year + 1 : year, wanted, 1)
  }
  if (/^20\d\d年$/.test(word)) return monthsFrom(Number(word.slice(0, 4)), 1, 12)
  switch (word) {
    case '今年':
      return monthsFrom(year, 1, 12)
    case '明年':
      return monthsFrom(year + 1, 1, 12)
    case '本月':
    case '这个月':
      return monthsFrom(year, month, 1)
    case '下月':
    case '下个月':
      return monthsFrom(year, month + 1, 1)
    case '上半年':
      return monthsFrom(month > 6 ? year + 1 : year, 1, 6)
    case '下半年':
      return monthsFrom(year, 7, 6)
    case '年底':
      return monthsFrom(year, 12, 1)
    case '本周':
    case '本周末':
      return weekOf(today, word === '本周末')
    default:
      return null
  }
}

function monthsFrom(year: number, month: number, count: number): Days {
  return { from: day(Date.UTC(year, month - 1, 1)), to: day(Date.UTC(year, month - 1 + count, 0)) }
}

/** Monday to Sunday, or its last two days. */
function weekOf(today: string, weekend: boolean): Days {
  const now = new Date(`${today}T00:00:00Z`)
  const monday = now.getTime() - ((now.getUTCDay() + 6) % 7) * 86_400_000
  return { from: day(monday + (weekend ? 5 : 0) * 86_400_000), to: day(monday + 6 * 86_400_000) }
}

function day(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
