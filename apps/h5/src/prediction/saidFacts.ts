import type { CompanyCard } from '@zhzz/contract/company/card.ts'
import type { Prediction } from '@zhzz/contract/prediction/company.ts'
import { formatNumber } from '#i18n/format.ts'
import { relativeTime } from '#i18n/relativeTime.ts'
import { t } from '#i18n/t.ts'

export const boothWords = {
  standard: 'prediction.boothStandard',
  custom: 'prediction.boothCustom',
  raw: 'prediction.boothRaw',
  joint: 'prediction.boothJoint',
} as const

/** The booth it may take: 标展 9–12㎡, as far as it can be said. */
export function boothText({ expectedBoothType: type, expectedBoothArea: area }: Prediction): string | null {
  const word = type && t(boothWords[type])
  if (area === null) return word
  const size =
    area.low === area.high ? formatNumber(area.low) : `${formatNumber(area.low)}–${formatNumber(area.high)}`
  return t('prediction.boothArea', { type: word ?? '', size }).trim()
}

/** Whether it came, once the exhibition is over; before, whether it stands on the list, as far as that is out. */
export function listedText(
  { came, isListed }: Prediction,
  { isOver, isListOut }: { isOver: boolean; isListOut: boolean },
): string | null {
  if (isOver && came !== null) return t(came ? 'prediction.came' : 'prediction.stayedAway')
  if (isListed) return t('prediction.onList')
  return isListOut ? t('prediction.notOnList') : null
}

/** What is mine of it, in a word: what I or a colleague said, else when my team spoke to it, else that it is starred. */
export function mineText(said: Prediction, state: CompanyCard['myState']): string | null {
  if (said.myVerdict) return t(said.myVerdict === 'yes' ? 'prediction.mineYes' : 'prediction.mineNo')
  if (said.teamVerdict) return t(said.teamVerdict === 'yes' ? 'prediction.teamYes' : 'prediction.teamNo')
  if (state?.followedAt) return t('prediction.followedAgo', { time: relativeTime(state.followedAt) })
  return state?.favorited ? t('prediction.favorited') : null
}
