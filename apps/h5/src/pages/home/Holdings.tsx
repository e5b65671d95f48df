import type { Output } from '@zhzz/contract/endpoint.ts'
import type { home } from '@zhzz/contract/home/calls.ts'
import { formatCompact } from '#i18n/format.ts'
import { relativeTime } from '#i18n/relativeTime.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/home/Holdings.module.css'
import { Card } from '#ui/Card.tsx'

/** 收录数据: how much the product holds, and how fresh it is. */
export function Holdings({ counts }: { counts: Output<typeof home.index>['counts'] }) {
  const figures = [
    { label: t('search.companies'), value: counts.companies },
    { label: t('search.exhibitions'), value: counts.exhibitions },
    { label: t('home.holdingHalls'), value: counts.halls },
    { label: t('home.holdingExhibitors'), value: counts.exhibitors },
  ]
  return (
    <Card
      title={t('home.holdings')}
      end={
        counts.updatedAt && (
          <span className={styles.updated}>
            {t('shell.updatedAt', { time: relativeTime(counts.updatedAt) })}
          </span>
        )
      }
    >
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dd>{formatCompact(value)}</dd>
            <dt>{label}</dt>
          </div>
        ))}
      </dl>
    </Card>
  )
}
