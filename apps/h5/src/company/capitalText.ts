import { formatCompact, formatMoney } from '#i18n/format.ts'
import { isChinese } from '#i18n/locale.ts'

/** Registered capital in the least room: 6.5 亿, 1,234 万; CNY 650M elsewhere. Null where it is not known. */
export function capitalText(value: number | null, currency: string | null): string | null {
  if (!value) return null
  const rounded = roughly(value)
  return isChinese() && (currency ?? 'CNY') === 'CNY'
    ? formatCompact(rounded)
    : formatMoney(rounded, currency)
}

/** To a tenth of 万 or 亿, from a hundred of them to a whole one. */
function roughly(value: number): number {
  const unit = value >= 100_000_000 ? 100_000_000 : value >= 10_000 ? 10_000 : 1
  const step = value >= 100 * unit ? unit : unit / 10
  return Math.round(value / step) * step
}
