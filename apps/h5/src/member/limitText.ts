import type { Plan } from '@zhzz/contract/member/calls.ts'
import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'

/** How much of a benefit a plan gives, as text; null: none of it. */
export function limitText(plan: Plan | undefined, benefit: string): string | null {
  const limit = plan?.benefits.find(({ code }) => code === benefit)?.limit
  if (limit === undefined || limit === 0) return null
  return limit < 0 ? t('member.noLimit') : formatNumber(limit)
}
