import { serverNow } from '@zhzz/client/serverTime.ts'
import { formatDays } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { localOf } from '#ui/field/DateTimeField.tsx'

/** The day of an instant in Asia/Shanghai, `YYYY-MM-DD`. */
export function dayOf(instant: string): string {
  return localOf(new Date(instant)).slice(0, 10)
}

/** 今天, 昨天, 明天, or the date with its weekday. */
export function dayLabel(day: string, now: number = serverNow()): string {
  if (day === dayOf(new Date(now).toISOString())) return t('shell.today')
  if (day === dayOf(new Date(now - 86_400_000).toISOString())) return t('shell.yesterday')
  if (day === dayOf(new Date(now + 86_400_000).toISOString())) return t('followUp.nextTomorrow')
  return formatDays(day, day)
}

/** The time of day of an instant in Asia/Shanghai, 09:30. */
export function timeLabel(instant: string): string {
  return localOf(new Date(instant)).slice(11, 16)
}

/** An instant to come, or that was missed, as one says it: 今天 09:30, 11月25日 周三 09:30. */
export function momentLabel(instant: string, now: number = serverNow()): string {
  return `${dayLabel(dayOf(instant), now)} ${timeLabel(instant)}`
}
