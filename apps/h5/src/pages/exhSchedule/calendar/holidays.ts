import { t } from '#i18n/t.ts'

const lunar = new Intl.DateTimeFormat('en-u-ca-chinese', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})

const bySun = {
  '01-01': 'calendar.newYear',
  '05-01': 'calendar.labourDay',
  '05-02': 'calendar.labourDay',
  '10-01': 'calendar.nationalDay',
  '10-02': 'calendar.nationalDay',
  '10-03': 'calendar.nationalDay',
} as const
const byMoon = {
  '1-1': 'calendar.springFestival',
  '1-2': 'calendar.springFestival',
  '1-3': 'calendar.springFestival',
  '5-5': 'calendar.dragonBoat',
  '8-15': 'calendar.midAutumn',
} as const

type Holiday = (typeof bySun)[keyof typeof bySun] | (typeof byMoon)[keyof typeof byMoon] | 'calendar.qingming'

/**
 * The statutory holiday that a day is, by the sun or the moon (全国年节及纪念日放假办法, as of 2025). Days that are moved for longer
 * rests are decreed for each year, and are not told.
 */
function holidayOn(day: string): Holiday | null {
  const monthDay = day.slice(5)
  for (const [on, holiday] of Object.entries(bySun)) if (on === monthDay) return holiday
  if (monthDay === `04-${String(qingmingOf(Number(day.slice(0, 4)))).padStart(2, '0')}`)
    return 'calendar.qingming'
  const moon = moonDay(day)
  for (const [on, holiday] of Object.entries(byMoon)) if (on === moon) return holiday
  // 除夕 is the day before the first, whether its month has 29 days or 30.
  return moon.startsWith('12-') && moonDay(nextDay(day)) === '1-1' ? 'calendar.springFestival' : null
}

/** Its name in the reader's language; null: an ordinary day. */
export function holidayName(day: string): string | null {
  const holiday = holidayOn(day)
  return holiday === null ? null : t(holiday)
}

/** The day of April on which 清明 falls, 2000–2099. */
function qingmingOf(year: number): number {
  const short = year % 100
  return Math.floor(short * 0.2422 + 4.81) - Math.floor(short / 4)
}

/** `8-15`; a leap month is none of the festivals'. */
function moonDay(day: string): string {
  const parts = lunar.formatToParts(new Date(`${day}T00:00:00Z`))
  return parts.flatMap(({ type, value }) => (type === 'month' || type === 'day' ? [value] : [])).join('-')
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}
