import type { ViewerInfo } from '@zhzz/contract/account/viewerInfo.ts'
import { planName } from '#account/planName.ts'
import { formatDate } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/my/plan/Plan.module.css'
import { Icon } from '#ui/Icon.tsx'

/** The plan, when it ends, and what is left of its unlocks. */
export function Plan({ viewer }: { viewer: ViewerInfo }) {
  const unlocks = viewer.quotas.find((quota) => quota.code === 'unlock')
  return (
    <button type="button" className={styles.plan} onClick={() => navigateTo(to('/pages/my/memberCenter'))}>
      <Icon name="crown" size={24} />
      <span className={styles.text}>
        <span className={styles.name}>
          {planName(viewer.plan)}
          {viewer.planExpireDate && (
            <small>{t('account.expires', { date: formatDate(viewer.planExpireDate) })}</small>
          )}
        </span>
        {unlocks && (
          <span className={styles.left}>
            {t('account.unlockLeft', {
              left: Math.max(0, unlocks.limit - unlocks.used),
              limit: unlocks.limit,
            })}
          </span>
        )}
      </span>
      <span className={styles.up}>{t('account.upgrade')}</span>
    </button>
  )
}
