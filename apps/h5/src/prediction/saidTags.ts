import type { Prediction } from '@zhzz/contract/prediction/company.ts'
import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import type { Tone } from '#ui/shown/Chip.tsx'

export const boothWords = {
  standard: 'prediction.boothStandard',
  custom: 'prediction.boothCustom',
  raw: 'prediction.boothRaw',
  joint: 'prediction.boothJoint',
} as const

/** What is said of a company beside its probability, most telling first. */
export function saidTags(said: Prediction): { text: string; tone: Tone }[] {
  const {
    came,
    isListed,
    isNewcomer,
    timesHere,
    confidence,
    teamVerdict,
    expectedBoothType: booth,
    expectedBoothArea: area,
  } = said
  const tags: ({ text: string; tone: Tone } | false)[] = [
    came === true && { text: t('prediction.came'), tone: 'green' },
    came === false && { text: t('prediction.stayedAway'), tone: 'red' },
    isListed && came === null && { text: t('prediction.listed'), tone: 'green' },
    teamVerdict === 'yes' && { text: t('prediction.teamYes'), tone: 'green' },
    teamVerdict === 'no' && { text: t('prediction.teamNo'), tone: 'red' },
    isNewcomer
      ? { text: t('prediction.newcomer'), tone: 'amber' }
      : { text: t('prediction.timesHere', { n: timesHere }), tone: 'blue' },
    { text: t('prediction.confidence', { level: t(`prediction.${confidence}`) }), tone: 'grey' },
    booth !== null && { text: t('prediction.expectedBooth', { type: t(boothWords[booth]) }), tone: 'grey' },
    area !== null && { text: areaText(area), tone: 'grey' },
  ]
  return tags.filter((tag) => tag !== false)
}

function areaText({ low, high }: { low: number; high: number }): string {
  return low === high
    ? t('prediction.expectedAreaAbout', { n: formatNumber(low) })
    : t('prediction.expectedArea', { low: formatNumber(low), high: formatNumber(high) })
}
