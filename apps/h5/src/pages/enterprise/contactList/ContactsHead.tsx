import type { company } from '@zhzz/contract/company/calls.ts'
import type { Output } from '@zhzz/contract/endpoint.ts'
import { formatDate } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/enterprise/contactList/ContactsHead.module.css'
import { Illustration } from '#ui/shown/Illustration.tsx'

type Contacts = Output<typeof company.contacts>

interface ContactsHeadProps {
  contacts: Contacts
  /** How many credits it costs to open them; undefined while that is asked for. */
  cost: number | undefined
}

/** Whose contacts these are and until when they are open; locked: what there is and what it costs. The booth is lit when they are open. */
export function ContactsHead({ contacts: { companyName, counts, unlock }, cost }: ContactsHeadProps) {
  const what = [
    { label: t('company.mobile'), n: counts.mobile },
    { label: t('company.landline'), n: counts.landline },
    { label: t('company.email'), n: counts.email },
    { label: t('company.other'), n: counts.other },
  ]
    .flatMap(({ label, n }) => (n > 0 ? [`${label} ${n}`] : []))
    .join(t('exhibition.glue'))
  return (
    <div className={styles.head}>
      <div className={styles.text}>
        <p className={styles.company}>{companyName}</p>
        <p>
          {unlock.unlocked
            ? t('company.unlockedUntil', { date: formatDate(unlock.expireTime) })
            : counts.total > 0 &&
              [t('company.lockedHeld', { what }), cost !== undefined && t('company.lockedCost', { cost })]
                .filter(Boolean)
                .join(' ')}
        </p>
      </div>
      {counts.total > 0 && <Illustration drawing="lock" size="small" lit={unlock.unlocked} />}
    </div>
  )
}
