import type { CompanyDetail } from '@zhzz/contract/company/detail.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import type { Person } from '#pages/enterprise/detail/overview/useWhom.ts'
import styles from '#pages/enterprise/detail/overview/WhomCard.module.css'
import { WhomRow } from '#pages/enterprise/detail/overview/WhomRow.tsx'
import { requestContacts } from '#reading/report/sendReport.tsx'
import { Card, CardLink } from '#ui/Card.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

interface WhomCardProps {
  detail: CompanyDetail
  people: readonly Person[]
}

/** 找谁: three people with role and number; locked, what opens them; a visitor is told how many there are. */
export function WhomCard({ detail: { card, contactSummary, unlock }, people }: WhomCardProps) {
  const { total } = contactSummary
  if (total === 0) {
    return (
      <Card
        title={t('overview.whom')}
        end={
          <CardLink onClick={() => void requestContacts(card.id)}>{t('company.requestContacts')}</CardLink>
        }
      >
        <p>{t('company.noContacts')}</p>
        <p className={styles.note}>{t('overview.noContactsText')}</p>
      </Card>
    )
  }
  return (
    <Card
      title={t('overview.whom')}
      end={
        <CardLink
          onClick={() => navigateTo(to('/pages/enterprise/contactList/contactList', { id: card.id }))}
        >
          {t('overview.allContacts', { n: total })}
        </CardLink>
      }
      flush
    >
      <ul>
        {people.map((person) => (
          <WhomRow key={person.shown.id} person={person} company={card} />
        ))}
      </ul>
      {!unlock?.unlocked && (
        <div className={styles.cost}>
          <FactLine
            facts={
              unlock === null
                ? [...kindsOf(contactSummary), t('company.signInForContacts')]
                : [
                    t('overview.unlockOnce', { n: total }),
                    unlock.remaining !== null && t('overview.unlocksLeft', { n: unlock.remaining }),
                  ]
            }
          />
        </div>
      )}
    </Card>
  )
}

/** 手机 2, 固话 1 … */
function kindsOf({ total, mobile, landline, email }: CompanyDetail['contactSummary']): string[] {
  return [
    { label: t('company.mobile'), n: mobile },
    { label: t('company.landline'), n: landline },
    { label: t('company.email'), n: email },
    { label: t('company.other'), n: total - mobile - landline - email },
  ].flatMap(({ label, n }) => (n > 0 ? [`${label} ${n}`] : []))
}
