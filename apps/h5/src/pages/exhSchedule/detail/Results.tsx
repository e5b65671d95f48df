import type { MineDetail } from '@zhzz/contract/schedule/mineDetail.ts'
import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/exhSchedule/detail/Results.module.css'
import { Card, CardLink } from '#ui/Card.tsx'

/** How far it is: targets, seen, followed up, offered, won; the review tells what for. */
export function Results({ detail: { mine, results } }: { detail: MineDetail }) {
  const counts = [
    { word: t('account.targets'), n: mine.targetCount },
    { word: t('mySchedule.countVisited'), n: mine.visitedCount },
    { word: t('mySchedule.countFollowed'), n: mine.followedCount },
    { word: t('mySchedule.countQuoted'), n: results.quoted },
    { word: t('mySchedule.countWon'), n: results.won },
  ]
  const { editionId } = mine
  return (
    <Card
      title={t('mySchedule.progress')}
      end={
        editionId !== null && (
          <CardLink onClick={() => navigateTo(to('/pages/exhSchedule/exhReview', { editionId }))}>
            {t('title.exhReview')}
          </CardLink>
        )
      }
    >
      <dl className={styles.counts}>
        {counts.map(({ word, n }) => (
          <div key={word} className={styles.count}>
            <dt>{word}</dt>
            <dd>{formatNumber(n)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
