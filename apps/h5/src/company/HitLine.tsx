import type { HitReason } from '@zhzz/contract/hitReason.ts'
import styles from '#company/HitLine.module.css'
import { hitFieldName } from '#company/hitFieldName.ts'
import { t } from '#i18n/t.ts'
import { Highlight } from '#ui/shown/Highlight.tsx'

/** Why a row was found, in the words of the field that was hit; nothing when its name says it. */
export function HitLine({ reason }: { reason: HitReason | null }) {
  const field = reason && hitFieldName(reason.field)
  if (!reason || !field) return null
  return (
    <span className={styles.hit}>
      <span className={styles.field}>{t('company.hit', { field })}</span>
      <span className={styles.snippet}>
        <Highlight text={reason.snippet} marks={reason.marks} />
      </span>
    </span>
  )
}
