import { serverNow } from '@zhzz/client/serverTime.ts'
import type { ViewerInfo } from '@zhzz/contract/account/viewerInfo.ts'
import { useState } from 'react'
import { planName } from '#account/planName.ts'
import { quotaName } from '#account/quotaName.ts'
import { formatDate, formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/my/plan/PlanCard.module.css'
import { Card } from '#ui/Card.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** The plan, when it ends, and how much of each quota is used. */
export function PlanCard({ viewer }: { viewer: ViewerInfo }) {
  const { planExpireDate } = viewer
  const [now] = useState(() => serverNow())
  const left = planExpireDate === null ? null : Math.ceil((Date.parse(planExpireDate) - now) / 86_400_000)
  return (
    <Card
      title={planName(viewer.plan)}
      end={
        <FactLine
          facts={
            planExpireDate === null
              ? [t('person.forever')]
              : [formatDate(planExpireDate), t('person.daysLeft', { n: Math.max(0, left ?? 0) })]
          }
        />
      }
    >
      {viewer.quotas
        .filter(({ code }) => quotaName(code) !== undefined)
        .map(({ code, limit, used, resetAt }) => (
          <div key={code} className={styles.quota}>
            <p className={styles.line}>
              <span>{quotaName(code)}</span>
              <span className={styles.figures}>
                {formatNumber(used)}/{formatNumber(limit)}
              </span>
            </p>
            <progress
              className={styles.bar}
              max={Math.max(1, limit)}
              value={Math.min(used, limit)}
              aria-label={quotaName(code)}
            />
            {resetAt !== null && (
              <p className={styles.reset}>{t('person.resetOn', { date: formatDate(resetAt) })}</p>
            )}
          </div>
        ))}
    </Card>
  )
}
