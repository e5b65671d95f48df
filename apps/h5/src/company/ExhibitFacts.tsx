import type { CompanyCard } from '@zhzz/contract/company/card.ts'
import type { HitReason } from '@zhzz/contract/hitReason.ts'
import styles from '#company/ExhibitFacts.module.css'
import { hitFieldName } from '#company/hitLabel.ts'
import { nextExhibitionText } from '#company/nextExhibitionText.ts'
import { formatNumber, formatPercent } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { FactLine } from '#ui/shown/FactLine.tsx'
import { Highlight } from '#ui/shown/Highlight.tsx'

/** How often it exhibits, how it builds, when next; where the words of a text were hit, those stand in their place. */
export function ExhibitFacts({ card }: { card: CompanyCard }) {
  const { exhibitionCount, customBoothRatio, nextExhibition, hitReason } = card
  const times = exhibitionCount > 0 && <Times n={exhibitionCount} />
  const field = hitReason && hitFieldName(hitReason.field)
  if (hitReason && field) {
    return (
      <span className={styles.found}>
        <FactLine facts={[times, field]} />
        <Words hit={hitReason} />
      </span>
    )
  }
  return (
    <FactLine
      facts={[
        times || t('company.neverExhibited'),
        customBoothRatio !== null &&
          customBoothRatio > 0 &&
          t('company.customShare', { share: formatPercent(customBoothRatio) }),
        nextExhibition && nextExhibitionText(nextExhibition),
      ]}
    />
  )
}

function Times({ n }: { n: number }) {
  const shown = formatNumber(n)
  const [before, after] = t('company.exhibitedTimes', { n }).split(shown)
  return (
    <>
      {before}
      <b>{shown}</b>
      {after}
    </>
  )
}

/** What stands before the hit, in characters; more would push it out of the line. */
const before = 6

function Words({ hit: { snippet, marks } }: { hit: HitReason }) {
  const from = Math.max(0, (marks[0]?.[0] ?? 0) - before)
  return (
    <span className={styles.words}>
      {from > 0 && '…'}
      <Highlight
        text={snippet.slice(from)}
        marks={marks.map(([start, end]) => [start - from, end - from] as const)}
      />
    </span>
  )
}
