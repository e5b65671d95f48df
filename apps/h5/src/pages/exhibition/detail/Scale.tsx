import type { Metric } from '@zhzz/contract/exhibition/card.ts'
import type { ReactNode } from 'react'
import { metrics as metricWords, wordOf } from '#exhibition/dictionaryText.ts'
import { t } from '#i18n/t.ts'
import { metricText } from '#pages/exhibition/detail/metricText.ts'
import styles from '#pages/exhibition/detail/Scale.module.css'
import { Card } from '#ui/Card.tsx'
import { Chip } from '#ui/shown/Chip.tsx'

/** 规模: the best known figure of each kind with what it rests on. */
export function Scale({ metrics, end }: { metrics: readonly Metric[]; end: ReactNode }) {
  const best = metrics.filter(
    (metric, index) => metrics.findIndex((other) => other.metric === metric.metric) === index,
  )
  if (best.length === 0) return null
  return (
    <Card title={t('exhibition.scale')} end={end}>
      <dl className={styles.grid}>
        {best.map((metric) => (
          <div key={metric.metric}>
            <dt>{wordOf(metricWords, metric.metric)}</dt>
            <dd className={styles.value}>{metricText(metric)}</dd>
            <dd className={styles.basis}>
              <Chip tone={metric.basis === 'audited' ? 'blue' : 'grey'}>
                {t(`exhibition.${metric.basis}`)}
              </Chip>
              <span>{metric.source}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('exhibition.scaleNote')}</p>
    </Card>
  )
}
