import type { CompanyCard } from '@zhzz/contract/company/card.ts'
import { relativeTime } from '#i18n/relativeTime.ts'
import { t } from '#i18n/t.ts'

/** The one word of what the viewer's team has done with a company: what it did last says most. */
export function myWord(state: CompanyCard['myState']): string | null {
  if (!state) return null
  if (state.followedAt) return t('company.followedWhen', { when: relativeTime(state.followedAt) })
  if (state.unlocked) return t('company.unlocked')
  return state.favorited ? t('company.favorited') : null
}
