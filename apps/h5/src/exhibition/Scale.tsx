import type { Metric } from '@zhzz/contract/exhibition/card.ts'
import type { ReactNode } from 'react'
import { metrics as metricWords, wordOf } from '#exhibition/dictionaryText.ts'
import { metricText } from '#exhibition/metricText.ts'
import styles from '#exhibition/Scale.module.css'
import { t } from '#i18n/t.ts'
import { Card } from '#ui/Card.tsx'
import { Chip } from '#ui/shown/Chip.tsx'

interface ScaleProps {
  metrics: readonly Metric[]
  /** Else 规模. */
  title?: string
  end?: ReactNode
  /** How the figures are to be read. */
  note?: string
}

/** 规模: the best known figure of each kind with what it rests on. */
export function Scale({ metrics, title = t('exhibition.scale'), end, note }: ScaleProps) {
  const best = metrics.filter(
    (metric, index) => metrics.findIndex((other) => other.metric === metric.metric) === index,
  )
  if (best.length === 0) return null
  return (
    <Card title={title} end={end}>
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
      {note && <p className={styles.note}>{note}</p>}
    </Card>
  )
}
