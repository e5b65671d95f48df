import type { FieldKind } from '@zhzz/contract/companyModule/companyModule.ts'
import { formatDate, formatMoney, formatNumber, formatPercent } from '#i18n/format.ts'

interface Saying {
  /** The word of a code. */
  say: (word: string) => string
  /** ISO 4217, of money. */
  currency?: unknown
}

/** What a field of a module says; nothing where it is not known. */
export function shownTexts(kind: FieldKind, value: unknown, { say, currency }: Saying): string[] {
  if (Array.isArray(value))
    return value.map((each) => (typeof kind === 'string' ? String(each) : say(String(each))))
  if (typeof value === 'string') {
    if (kind === 'date') return [formatDate(value)]
    return [typeof kind === 'string' ? value : say(value)]
  }
  if (typeof value !== 'number') return []
  if (kind === 'percent') return [formatPercent(value)]
  return [
    kind === 'money'
      ? formatMoney(value, typeof currency === 'string' ? currency : null)
      : formatNumber(value),
  ]
}
