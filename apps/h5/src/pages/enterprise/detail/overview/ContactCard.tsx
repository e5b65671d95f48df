import type { CompanyDetail } from '@zhzz/contract/company/detail.ts'
import { useUnlock } from '#company/unlock.tsx'
import { formatDate } from '#i18n/format.ts'
import { relativeTime } from '#i18n/relativeTime.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { showCustomerService } from '#nav/showCustomerService.tsx'
import { to } from '#nav/to.ts'
import styles from '#pages/enterprise/detail/overview/ContactCard.module.css'
import { Button } from '#ui/Button.tsx'
import { Card, CardLink } from '#ui/Card.tsx'

/** How to reach it, and what that costs. */
export function ContactCard({ detail: { card, contactSummary, unlock } }: { detail: CompanyDetail }) {
  const { total, mobile, landline, email, lastVerifiedAt } = contactSummary
  const { ask, isPending } = useUnlock(card.id, card.name)
  const open = () => navigateTo(to('/pages/enterprise/contactList/contactList', { id: card.id }))
  if (total === 0) {
    return (
      <Card
        title={t('title.contacts')}
        end={<CardLink onClick={() => void showCustomerService()}>{t('company.requestContacts')}</CardLink>}
      >
        <p className={styles.note}>{t('company.noContacts')}</p>
      </Card>
    )
  }
  const kinds = [
    { label: t('company.mobile'), n: mobile },
    { label: t('company.landline'), n: landline },
    { label: t('company.email'), n: email },
    { label: t('company.other'), n: total - mobile - landline - email },
  ].filter(({ n }) => n > 0)
  const isOpen = unlock?.unlocked === true
  return (
    <Card
      title={t('title.contacts')}
      end={<CardLink onClick={open}>{t('company.contactTotal', { n: total })}</CardLink>}
    >
      <div className={styles.row}>
        <div className={styles.what}>
          <p className={styles.kinds}>
            {kinds.map(({ label, n }) => (
              <span key={label}>
                {label} <b>{n}</b>
              </span>
            ))}
          </p>
          <p className={styles.note}>
            {isOpen && unlock.expireTime
              ? t('company.unlockedUntil', { date: formatDate(unlock.expireTime) })
              : lastVerifiedAt
                ? t('company.verifiedAt', { time: relativeTime(lastVerifiedAt) })
                : unlock === null
                  ? t('company.signInForContacts')
                  : ''}
          </p>
        </div>
        <Button
          size="small"
          look="quiet"
          icon={isOpen ? 'phone' : 'lock'}
          busy={isPending}
          onClick={() => {
            if (isOpen) open()
            else void ask().then((done) => done && open())
          }}
        >
          {isOpen ? t('company.seeAll') : t('company.unlock')}
        </Button>
      </div>
    </Card>
  )
}
