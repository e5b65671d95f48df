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
