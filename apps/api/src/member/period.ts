import { shanghaiDay } from '#day.ts'

export type QuotaPeriod = 'once' | 'day' | 'month'

/** Where usage is counted: 2026-11 or 2026-11-21 in Shanghai's calendar, or `once`. */
export function periodKey(period: QuotaPeriod, now: Date): string {
  if (period === 'once') return 'once'
  return shanghaiDay(now).slice(0, period === 'day' ? 10 : 7)
}
