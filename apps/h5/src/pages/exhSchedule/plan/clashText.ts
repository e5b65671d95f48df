import type { Clash } from '@zhzz/contract/schedule/plan.ts'
import { editionParts } from '#exhibition/editionParts.ts'
import { formatDays, formatNumber } from '#i18n/format.ts'
import { isChinese } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'

/** One person cannot do both; the other kinds are worth knowing. */
export function isHard({ kind }: Clash): boolean {
  return kind === 'overlap' || kind === 'travel'
}

/** Why the row `id` does not go together with another, or what it makes one miss; with the people where several go. */
export function clashText(clash: Clash, id: string, isNamed: boolean): string {
  const { kind, first, second, from, to, isWithMoves, distance, people } = clash
  const told = first.id === id ? second : first
  const short = shortName(told)
  const city = told.cityName
  const other =
    city === null ? t('yearPlan.other', { name: short }) : t('yearPlan.otherIn', { name: short, city })
  const days = formatDays(from, to, { weekdays: false })
  const names = people.flatMap((person) => person.name ?? []).join(t('exhibition.glue'))
  const who = isNamed && names !== '' ? t('yearPlan.who', { people: names }) : ''
  if (kind === 'travel') return who + t('yearPlan.travel', { other, km: formatNumber(distance) })
  if (kind === 'trade') return t('yearPlan.trade', { other })
  if (kind === 'sameCity') return who + t('yearPlan.sameCity', { days, other })
  return who + t(isWithMoves ? 'yearPlan.movesOverlap' : 'yearPlan.overlap', { days, other })
}

/** Without year and number, which its days say; elsewhere the official English name. */
export function shortName({ name, englishName }: Pick<Clash['first'], 'name' | 'englishName'>): string {
  if (!isChinese() && englishName !== null) return englishName.replace(/\s+(?:19|20)\d\d$/, '')
  return name.slice(editionParts(name)?.place ?? 0)
}
