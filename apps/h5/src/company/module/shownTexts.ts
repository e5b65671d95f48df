import type { FieldKind, FilterKind } from '@zhzz/contract/companyModule/fieldKind.ts'
import { statusText } from '#company/StatusChip.tsx'
import { formatDate, formatMoney, formatNumber, formatPercent } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'

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
    if (value === '') return []
    if (kind === 'date') return [formatDate(value)]
    if (kind === 'status') return [statusText(value)]
    return [typeof kind === 'string' ? value : say(value)]
  }
  if (typeof value !== 'number') return []
  if (kind === 'percent') return [formatPercent(value)]
  if (kind === 'year') return [String(value)]
  return [
    kind === 'money'
      ? formatMoney(value, typeof currency === 'string' ? currency : null)
      : formatNumber(value),
  ]
}

/** What a filter's value is called: that of a facet, the days back, the number of a band. */
export function filterText(
  filter: FilterKind,
  value: string,
  { kind, say }: { kind: FieldKind } & Saying,
): string {
  if (filter === 'year') return value
  if (filter === 'recent') return t('module.lastDays', { n: Number(value) })
  if (filter === 'value') return shownTexts(kind, value, { say })[0] ?? value
  const text = (bound: number | undefined) => shownTexts(kind, bound, { say })[0] ?? ''
  const at = Number(value)
  if (at === filter.length) return `≥ ${text(filter[at - 1])}`
  return at === 1 ? `< ${text(filter[1])}` : `${text(filter[at - 1])}–${text(filter[at])}`
}
