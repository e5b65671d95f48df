import { serverNow } from '@zhzz/client/serverTime.ts'
import { dateFormat } from '#i18n/format.ts'
import { isChinese } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const shanghaiOffset = 8 * hour

function dayNumber(time: number): number {
  return Math.floor((time + shanghaiOffset) / day)
}

type Part =
  | { kind: 'justNow' | 'today' | 'yesterday' | 'date' }
  | { kind: 'minutesAgo' | 'hoursAgo' | 'daysAgo'; n: number }

/**
 * Which words tell how long ago (spec §9): under a minute 刚刚, then minutes, then hours within 24 hours, then 今天,
 * 昨天, 2天前, 3天前, otherwise month/day. Days are those of Asia/Shanghai.
 */
export function relativePart(time: number, now: number): Part {
  const past = now - time
  if (past >= 0 && past < minute) return { kind: 'justNow' }
  if (past >= 0 && past < hour) return { kind: 'minutesAgo', n: Math.floor(past / minute) }
  if (past >= 0 && past < day) return { kind: 'hoursAgo', n: Math.floor(past / hour) }
  const days = dayNumber(now) - dayNumber(time)
  if (days === 0) return { kind: 'today' }
  if (days === 1) return { kind: 'yesterday' }
  if (days === 2 || days === 3) return { kind: 'daysAgo', n: days }
  return { kind: 'date' }
}

const counted = {
  minutesAgo: 'shell.minutesAgo',
  hoursAgo: 'shell.hoursAgo',
  daysAgo: 'shell.daysAgo',
} as const

const near = { justNow: 'shell.justNow', today: 'shell.today', yesterday: 'shell.yesterday' } as const

/** How long ago an instant is, in the chosen language; month/day as 4/8 in Chinese. */
export function relativeTime(value: string, now: number = serverNow()): string {
  const time = new Date(value).getTime()
  const part = relativePart(time, now)
  if ('n' in part) return t(counted[part.kind], { n: part.n })
  if (part.kind !== 'date') return t(near[part.kind])
  return dateFormat({ month: isChinese() ? 'numeric' : 'short', day: 'numeric' }).format(time)
}
