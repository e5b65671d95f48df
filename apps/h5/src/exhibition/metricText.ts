import type { Metric } from '@zhzz/contract/exhibition/card.ts'
import { formatArea, formatCompact } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'

/** A figure with its unit as people say it; an unknown unit stands as the source has it. */
export function metricText({ value, unit }: Pick<Metric, 'value' | 'unit'>): string {
  const count = formatCompact(value)
  if (unit === 'm²') return formatArea(value)
  if (unit === '家') return t('exhibition.unitHouseholds', { count })
  if (unit === '人') return t('exhibition.unitPeople', { count })
  if (unit === '人次') return t('exhibition.unitVisits', { count })
  return unit === '个' || unit === '' ? count : `${count} ${unit}`
}
