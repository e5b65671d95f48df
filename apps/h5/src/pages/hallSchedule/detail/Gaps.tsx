import { hall } from '@zhzz/contract/hall/calls.ts'
import { useState } from 'react'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { GapRow } from '#pages/hallSchedule/detail/GapRow.tsx'
import styles from '#pages/hallSchedule/detail/Gaps.module.css'
import { Card, CardLink } from '#ui/Card.tsx'

const first = 3

/** 空档雷达; of a hall that publishes nothing there is none, however empty its days look. */
export function Gaps({ hallId }: { hallId: string }) {
  const [isAll, setAll] = useState(false)
  const { data } = useRead(hall.gaps, { id: hallId })
  if (!data || data.gaps.length === 0) return null
  const { gaps } = data
  return (
    <Card
      title={t('hall.gaps')}
      end={
        gaps.length > first &&
        !isAll && <CardLink onClick={() => setAll(true)}>{t('hall.gapsAll', { n: gaps.length })}</CardLink>
      }
      flush
    >
      <p className={styles.note}>{t('hall.gapsText')}</p>
      {gaps.slice(0, isAll ? gaps.length : first).map((gap) => (
        <GapRow key={`${gap.from}${gap.to}`} hallId={hallId} gap={gap} />
      ))}
    </Card>
  )
}
