import type { Output } from '@zhzz/contract/endpoint.ts'
import { hall } from '@zhzz/contract/hall/calls.ts'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { ConflictList } from '#pages/hallSchedule/slot/ConflictList.tsx'
import styles from '#pages/hallSchedule/slot/Conflicts.module.css'
import { daysOf, type SlotFields } from '#pages/hallSchedule/slot/fields.ts'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { useLater } from '#ui/field/useLater.ts'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

const nowhere = { hallId: '', pavilions: [], startDate: '', endDate: '' }

/** What is known of the chosen days, told while they are chosen. */
export function Conflicts({ fields, id }: { fields: SlotFields; id: string | undefined }) {
  const asked = daysOf(fields, id)
  const key = useLater(JSON.stringify(asked))
  const isRested = key === JSON.stringify(asked)
  const { data, error } = useRead(hall.slotConflicts, asked ?? nowhere, {
    enabled: asked !== null && isRested,
    keepLast: true,
    staleTime: 0,
  })
  if (asked === null) return null
  return (
    <div role="status">
      <Card title={t('hallSlot.conflicts')}>
        {data ? (
          <Told {...data} />
        ) : error ? (
          <p className={styles.none}>{t('hallSlot.notChecked')}</p>
        ) : (
          <Skeleton rows={1} height={20} />
        )}
      </Card>
    </div>
  )
}

function Told({ conflicts, total, isOffered }: Output<typeof hall.slotConflicts>) {
  if (total > 0) return <ConflictList conflicts={conflicts} total={total} />
  return (
    <p className={cx(styles.none, isOffered && styles.offered)}>
      {t(isOffered ? 'hallSlot.offered' : 'hallSlot.nothingKnown')}
    </p>
  )
}
