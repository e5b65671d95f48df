const periods = ['coming', 'weekend', 'month', 'nextMonth', 'quarter', 'half', 'past', 'any'] as const
export type Period = (typeof periods)[number]

export function isPeriod(value: string | undefined): value is Period {
  return periods.some((period) => period === value)
}

function shift(day: string, { days = 0, months = 0 }: { days?: number; months?: number }): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (months !== 0) {
    const wanted = date.getUTCDate()
    date.setUTCDate(1)
    date.setUTCMonth(date.getUTCMonth() + months + 1, 0)
    date.setUTCDate(Math.min(wanted, date.getUTCDate()))
  }
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The first and last day of a period; editions that touch it are meant. Open where absent. */
export function rangeOf(period: Period, today: string): { from?: string; to?: string } {
  const first = `${today.slice(0, 8)}01`
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  switch (period) {
    case 'coming':
      return { from: today }
    case 'weekend': {
      // On a Sunday the weekend is the one that is under way.
      const saturday = weekday === 0 ? shift(today, { days: -1 }) : shift(today, { days: 6 - weekday })
      return { from: saturday, to: shift(saturday, { days: 1 }) }
    }
    case 'month':
      return { from: first, to: shift(shift(first, { months: 1 }), { days: -1 }) }
    case 'nextMonth': {
      const next = shift(first, { months: 1 })
      return { from: next, to: shift(shift(next, { months: 1 }), { days: -1 }) }
    }
    case 'quarter':
      return { from: today, to: shift(today, { months: 3 }) }
    case 'half':
      return { from: today, to: shift(today, { months: 6 }) }
    case 'past':
      return { to: shift(today, { days: -1 }) }
    case 'any':
      break
  }
  return {}
}
