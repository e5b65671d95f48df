import { language } from '#i18n/language.ts'
import { currentLocale, isChinese } from '#i18n/locale.ts'
import { shanghaiToday } from '#i18n/today.ts'

/** What stands for an unknown fact; never 0. */
export const unknown = '-'

const { numberFormat, writeNumber } = language
export const { dateFormat } = language

/** 12,000 in full. */
export function formatNumber(value: number | null | undefined): string {
  return value === null || value === undefined ? unknown : writeNumber(value)
}

/** As people say it: 1,200 万, 3.5 亿; 12M elsewhere. Below 10,000 in full. */
export function formatCompact(value: number | null | undefined): string {
  if (value === null || value === undefined) return unknown
  if (Math.abs(value) < 10_000) return formatNumber(value)
  if (!isChinese()) {
    return numberFormat({ notation: 'compact', maximumSignificantDigits: 4 }).format(value)
  }
  const traditional = currentLocale() === 'zh-Hant'
  const large = Math.abs(value) >= 100_000_000
  const scaled = writeNumber(value / (large ? 100_000_000 : 10_000))
  return `${scaled} ${large ? (traditional ? '億' : '亿') : traditional ? '萬' : '万'}`
}

/** Money in 元 (or units of `currency`, ISO 4217): 1,200 万元, CNY 12M. */
export function formatMoney(value: number | null | undefined, currency?: string | null): string {
  if (value === null || value === undefined) return unknown
  const code = currency ?? 'CNY'
  if (!isChinese()) return `${code} ${formatCompact(value)}`
  if (code === 'CNY') return `${formatCompact(value)}元`.replace(/(\d)元$/, '$1 元')
  const name = new Intl.DisplayNames(currentLocale(), { type: 'currency' }).of(code) ?? code
  return `${formatCompact(value)}${name}`
}

/** m² */
export function formatArea(value: number | null | undefined): string {
  return value === null || value === undefined ? unknown : `${formatCompact(value)} m²`
}

/** 0–100 */
export function formatPercent(value: number | null | undefined): string {
  if (value === null || value === undefined) return unknown
  return numberFormat({ style: 'percent', maximumFractionDigits: 1 }).format(value / 100)
}

function instantOf(value: string): Date {
  return new Date(value.length === 10 ? `${value}T00:00:00+08:00` : value)
}

function isoDay(value: string): string {
  return value.length === 10 ? value : shanghaiToday(Date.parse(value))
}

/** A day (`YYYY-MM-DD`) or the day of an instant: 2026-11-21; 21 Nov 2026 elsewhere. */
export function formatDate(value: string | null | undefined): string {
  if (!value) return unknown
  if (isChinese()) return isoDay(value)
  return dateFormat({ day: 'numeric', month: 'short', year: 'numeric' }).format(instantOf(value))
}

/** The month of a day or of an instant in the least room: 2026/09; Sept 2026 elsewhere. */
export function formatShortMonth(value: string): string {
  return isChinese() ? isoDay(value).slice(0, 7).replace('-', '/') : formatMonth(isoDay(value))
}

/** The month of a day: 2026年9月; Sept 2026 elsewhere. */
export function formatMonth(day: string): string {
  return dateFormat({ month: isChinese() ? 'long' : 'short', year: 'numeric' }).format(instantOf(day))
}

/** First and last day: 2026-09-15 至 09-19; 15–19 Sept 2026 elsewhere. */
export function formatDateRange(from: string, to: string): string {
  if (from === to) return formatDate(from)
  if (isChinese()) {
    const last = isoDay(to)
    return `${isoDay(from)} 至 ${last.slice(0, 4) === from.slice(0, 4) ? last.slice(5) : last}`
  }
  const format = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' })
  return format.formatRange(instantOf(from), instantOf(to))
}

/** The year of a day where it is not this one; people leave out the one they live in. */
function ownYear(day: string): string | null {
  const year = day.slice(0, 4)
  return year === shanghaiToday().slice(0, 4) ? null : year
}

/**
 * First and last day with their weekdays, as one says them: 12月8–10日 周二–四, 2027年1月30日–2月2日 周六–二; elsewhere
 * 8–10 Dec, Tue–Thu.
 */
export function formatDays(from: string, to: string, { weekdays: isWanted = true } = {}): string {
  const weekdays = !isWanted
    ? ''
    : from === to
      ? formatWeekday(from)
      : `${formatWeekday(from)}–${isChinese() ? formatWeekday(to).slice(1) : formatWeekday(to)}`
  const year = ownYear(from)
  if (!isChinese()) {
    const format = dateFormat({ day: 'numeric', month: 'short', ...(year && { year: 'numeric' }) })
    return `${format.formatRange(instantOf(from), instantOf(to))}${weekdays && `, ${weekdays}`}`
  }
  const [month, day, lastMonth, lastDay] = [from.slice(5, 7), from.slice(8), to.slice(5, 7), to.slice(8)].map(
    Number,
  )
  const last = from === to ? '' : month === lastMonth ? `–${lastDay}` : `日–${lastMonth}月${lastDay}`
  return `${year === null ? '' : `${year}年`}${month}月${day}${last}日${weekdays && ` ${weekdays}`}`
}

/** A day in the least room: 12/08, 2027/03/11 when it is not this year; 8 Dec elsewhere. */
export function formatShortDay(day: string): string {
  const year = ownYear(day)
  if (!isChinese()) {
    const format = dateFormat({ day: 'numeric', month: 'short', ...(year && { year: '2-digit' }) })
    return format.format(instantOf(day))
  }
  return `${year === null ? '' : `${year}/`}${day.slice(5, 7)}/${day.slice(8)}`
}

/** The month of a leaf of a calendar: 12月, 2027.1 when it is not this year; Dec, Jan 27 elsewhere. */
export function formatMonthShort(day: string): string {
  const year = ownYear(day)
  if (!isChinese())
    return dateFormat({ month: 'short', ...(year && { year: '2-digit' }) }).format(instantOf(day))
  const month = Number(day.slice(5, 7))
  return year === null ? `${month}月` : `${year}.${month}`
}

/** 周三, Wed. */
export function formatWeekday(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (!isChinese()) return dateFormat({ weekday: 'short', timeZone: 'UTC' }).format(date)
  return (currentLocale() === 'zh-Hant' ? '週' : '周') + ('日一二三四五六'[date.getUTCDay()] ?? '')
}

/** An instant to the minute, in Asia/Shanghai. */
export function formatDateTime(value: string | null | undefined): string {
  if (!value) return unknown
  const time = dateFormat({ hour: '2-digit', minute: '2-digit', hour12: false }).format(instantOf(value))
  return `${formatDate(value)} ${time}`
}

const countryNames = new Map<string, string>()

/** The name of an ISO 3166-1 alpha-2 country in the chosen language. */
export function formatCountry(code: string): string {
  const key = `${currentLocale()} ${code}`
  const name =
    countryNames.get(key) ?? new Intl.DisplayNames(currentLocale(), { type: 'region' }).of(code) ?? code
  countryNames.set(key, name)
  return name
}
