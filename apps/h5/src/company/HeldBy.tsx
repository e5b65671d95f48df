import type { HeldBy as HeldByWhom } from '@zhzz/contract/customer/heldBy.ts'
import styles from '#company/HeldBy.module.css'
import { relativeTime } from '#i18n/relativeTime.ts'
import { t } from '#i18n/t.ts'
import { Icon } from '#ui/Icon.tsx'

/** Before a second call: somebody of the team is on it, and when it was spoken to last. */
export function HeldBy({ heldBy }: { heldBy: HeldByWhom | null | undefined }) {
  if (!heldBy) return null
  const name = heldBy.name ?? t('mySchedule.unnamed')
  return (
    <p className={styles.held}>
      <Icon name="people" size={16} />
      {heldBy.lastFollowTime
        ? t('company.heldSince', { name, when: relativeTime(heldBy.lastFollowTime) })
        : t('company.held', { name })}
    </p>
  )
}
