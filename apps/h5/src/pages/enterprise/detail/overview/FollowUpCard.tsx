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
import { FactLine } from '#ui/shown/FactLine.tsx'

const typeWords = new Map<string, TextKey>([
  ['phone', 'followUp.phone'],
  ['wechat', 'followUp.wechat'],
  ['visit', 'followUp.visit'],
  ['onsite', 'followUp.onsite'],
  ['email', 'followUp.email'],
  ['sms', 'followUp.sms'],
])

/** What was said to it last, in two lines, and what is to come; nothing for a visitor. */
export function FollowUpCard({
  detail: { card, customer, recentFollowUps, unlock },
}: {
  detail: CompanyDetail
}) {
  if (unlock === null) return null
  const [last] = recentFollowUps
  const target = { targetType: 'company', targetId: card.id }
  return (
    <Card
      title={t('company.followUps')}
      end={
        last ? (
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
      {last ? (
        <>
          <p className={styles.content}>{last.content}</p>
          <FactLine
            facts={[
              last.byName,
              t(typeWords.get(last.followType) ?? 'followUp.other'),
              relativeTime(last.followTime),
            ]}
          />
        </>
      ) : (
        <p className={styles.none}>{t('company.noFollowUps')}</p>
      )}
      {customer && (
        <div className={styles.next}>
          <FactLine
            facts={[
              t(stageWords[customer.stage]),
              customer.intentLevel,
              customer.nextFollowTime && (
                <b key="next" className={styles.time}>
                  {t('followUp.nextAt', { time: formatDateTime(customer.nextFollowTime) })}
                </b>
              ),
            ]}
          />
        </div>
      )}
    </Card>
  )
}
