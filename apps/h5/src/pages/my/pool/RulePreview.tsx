import { pool } from '@zhzz/contract/pool/calls.ts'
import type { PoolRule } from '@zhzz/contract/pool/rule.ts'
import { useRead } from '#api/useRead.ts'
import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/my/pool/RuleSheet.module.css'
import { Loaded } from '#reading/Loaded.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

/** How many customers a rule would move, and whose. */
export function RulePreview({ rule }: { rule: PoolRule }) {
  const read = useRead(pool.preview, rule, { staleTime: 0, keepLast: true })
  return (
    <Loaded read={read} skeleton={<Skeleton rows={1} height={60} />}>
      {({ customers, falling, people }) => (
        <div className={styles.preview} aria-live="polite">
          <b>{t('pool.preview', { customers, n: falling })}</b>
          {people.map(({ subAccountId, name, falling: n }) => (
            <span key={subAccountId} className={styles.person}>
              <span>{name ?? t('mySchedule.unnamed')}</span>
              <span>{formatNumber(n)}</span>
            </span>
          ))}
        </div>
      )}
    </Loaded>
  )
}
