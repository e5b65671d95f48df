import type { CompanyDetail } from '@zhzz/contract/company/detail.ts'
import { stageWords } from '#followUp/words.ts'
import { formatDateTime } from '#i18n/format.ts'
import { relativeTime } from '#i18n/relativeTime.ts'
import { t } from '#i18n/t.ts'
import type { TextKey } from '#i18n/texts.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/enterprise/detail/overview/FollowUpCard.module.css'
import { Card, CardLink } from '#ui/Card.tsx'
import { Chip, Chips } from '#ui/shown/Chip.tsx'

const typeWords = new Map<string, TextKey>([
  ['phone', 'followUp.phone'],
  ['wechat', 'followUp.wechat'],
  ['visit', 'followUp.visit'],
  ['onsite', 'followUp.onsite'],
  ['email', 'followUp.email'],
  ['sms', 'followUp.sms'],
])

/** What was said to it last and what is to come; nothing for a visitor. */
export function FollowUpCard({
  detail: { card, customer, recentFollowUps, unlock },
}: {
  detail: CompanyDetail
}) {
  if (unlock === null) return null
  const target = { targetType: 'company', targetId: card.id }
  return (
    <Card
      title={t('company.followUps')}
      end={
        recentFollowUps.length > 0 ? (
          <CardLink onClick={() => navigateTo(to('/pages/followUp/list', target))}>
            {t('company.seeAll')}
          </CardLink>
        ) : (
          <CardLink onClick={() => navigateTo(to('/pages/followUp/form', target))}>
            {t('company.writeFollowUp')}
          </CardLink>
        )
      }
    >
      {customer && (
        <Chips>
          <Chip>{t(stageWords[customer.stage])}</Chip>
          {customer.intentLevel && <Chip>{customer.intentLevel}</Chip>}
          {customer.nextFollowTime && (
            <Chip tone="amber">
              {t('followUp.nextAt', { time: formatDateTime(customer.nextFollowTime) })}
            </Chip>
          )}
        </Chips>
      )}
      {recentFollowUps.length === 0 && <p className={styles.none}>{t('company.noFollowUps')}</p>}
      <ul>
        {recentFollowUps.map(({ id, followType, content, followTime, byName }) => (
          <li key={id} className={styles.record}>
            <p className={styles.content}>{content}</p>
            <p className={styles.by}>
              {[byName, t(typeWords.get(followType) ?? 'followUp.other'), relativeTime(followTime)]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
