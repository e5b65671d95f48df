import type { MineDetail } from '@zhzz/contract/schedule/mineDetail.ts'
import { formatDateTime } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/exhSchedule/detail/Written.module.css'
import { Card } from '#ui/Card.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** 跟进 that were written at this edition, the latest first. */
export function Written({ detail: { followUps, results } }: { detail: MineDetail }) {
  if (followUps.length === 0) return null
  return (
    <Card title={t('mySchedule.written', { n: results.followUps })} flush>
      <ul>
        {followUps.map(({ id, targetName, content, followTime, byName }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.record}
              onClick={() => navigateTo(to('/pages/followUp/detail', { id }))}
            >
              <b className={styles.name}>{targetName}</b>
              <span className={styles.content}>{content}</span>
              <FactLine facts={[formatDateTime(followTime), byName]} />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
