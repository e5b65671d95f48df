import { currentLocale } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const shanghaiOffset = 8 * hour

function dayNumber(time: number): number {
  return Math.floor((time + shanghaiOffset) / day)
}

/**
 * How long ago (spec §9): under a minute 刚刚, then minutes, then hours within 24 hours, then 今天, 昨天, 2天前, 3天前,
 * otherwise month/day; the year too when it is another one. Days are those of Asia/Shanghai.
 */
export function relativeTime(value: string, now: number = Date.now()): string {
  const time = new Date(value).getTime()
  const past = now - time
  if (past >= 0 && past < minute) return t('shell.justNow')
  if (past >= 0 && past < hour) return t('shell.minutesAgo', { n: Math.floor(past / minute) })
  if (past >= 0 && past < day) return t('shell.hoursAgo', { n: Math.floor(past / hour) })
  const days = dayNumber(now) - dayNumber(time)
  if (days === 0) return t('shell.today')
  if (days === 1) return t('shell.yesterday')
  if (days === 2 || days === 3) return t('shell.daysAgo', { n: days })
  const at = new Date(time + shanghaiOffset)
  const sameYear = at.getUTCFullYear() === new Date(now + shanghaiOffset).getUTCFullYear()
  if (currentLocale().startsWith('zh')) {
    const monthDay = `${String(at.getUTCMonth() + 1).padStart(2, '0')}/${String(at.getUTCDate()).padStart(2, '0')}`
    return sameYear ? monthDay : `${at.getUTCFullYear()}/${monthDay}`
  }
  return new Intl.DateTimeFormat(currentLocale(), {
    timeZone: 'Asia/Shanghai',
    month: 'short',
    day: 'numeric',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(time)
}
