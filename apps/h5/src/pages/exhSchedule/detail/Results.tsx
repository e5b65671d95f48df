import type { MineDetail } from '@zhzz/contract/schedule/mineDetail.ts'
import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/exhSchedule/detail/Results.module.css'
import { Card } from '#ui/Card.tsx'

/** How far it is: targets, seen, followed up, offered, won; after the end it is the review. */
export function Results({ detail: { mine, results } }: { detail: MineDetail }) {
  const counts = [
    { word: t('account.targets'), n: mine.targetCount },
    { word: t('mySchedule.countVisited'), n: mine.visitedCount },
    { word: t('mySchedule.countFollowed'), n: mine.followedCount },
    { word: t('mySchedule.countQuoted'), n: results.quoted },
    { word: t('mySchedule.countWon'), n: results.won },
  ]
  const isOver = mine.status === 'ended'
  return (
    <Card title={t(isOver ? 'mySchedule.review' : 'mySchedule.progress')}>
      <dl className={styles.counts}>
        {counts.map(({ word, n }) => (
          <div key={word} className={styles.count}>
            <dt>{word}</dt>
            <dd>{formatNumber(n)}</dd>
          </div>
        ))}
      </dl>
      {isOver && mine.budget !== null && mine.targetCount > 0 && (
        <p className={styles.note}>
          {t('mySchedule.costPerTarget', { n: formatNumber(Math.round(mine.budget / mine.targetCount)) })}
        </p>
      )}
    </Card>
  )
}
