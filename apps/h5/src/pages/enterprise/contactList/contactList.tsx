import { company } from '@zhzz/contract/company/calls.ts'
import type { ContactRow } from '@zhzz/contract/member/contactRow.ts'
import { useState } from 'react'
import { refreshViewer } from '#account/signIn.ts'
import { useRead } from '#api/useRead.ts'
import { useUnlock } from '#company/unlock.tsx'
import { formatDate } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { showCustomerService } from '#nav/showCustomerService.tsx'
import { Contact } from '#pages/enterprise/contactList/Contact.tsx'
import styles from '#pages/enterprise/contactList/contactList.module.css'
import { Loaded } from '#reading/Loaded.tsx'
import { BottomBar } from '#ui/BottomBar.tsx'
import { Button } from '#ui/Button.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { Blank } from '#ui/shown/Blank.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

type Tab = 'all' | 'mobile' | 'landline' | 'email' | 'other'

export default definePage({ params: ['id', 'name?'] }, function ContactsPage({ params: { id, name } }) {
  const [tab, setTab] = useState<Tab>('all')
  const read = useRead(company.contacts, { id })
  // The status of the company stands in its detail, read before one comes here.
  const detail = useRead(company.detail, { id })
  const { ask, isPending } = useUnlock(id, read.data?.companyName ?? name ?? '')

  async function unlockAll() {
    if (await ask()) await refreshViewer()
  }

  return (
    <Loaded read={read} skeleton={<Waiting />}>
      {({ companyName, contacts, counts, unlock }) => (
        <>
          <Tabs
            label={t('title.contacts')}
            tabs={[
              { value: 'all', label: t('shell.all'), count: counts.total },
              { value: 'mobile', label: t('company.mobile'), count: counts.mobile },
              { value: 'landline', label: t('company.landline'), count: counts.landline },
              { value: 'email', label: t('company.email'), count: counts.email },
              { value: 'other', label: t('company.other'), count: counts.other },
            ]}
            chosen={tab}
            onChoose={setTab}
          />
          <div className={styles.head}>
            <p className={styles.company}>{companyName}</p>
            <p>
              {unlock.unlocked
                ? t('company.unlockedUntil', { date: formatDate(unlock.expireTime) })
                : counts.total > 0 && t('company.lockedNote')}
            </p>
          </div>
          <Rows
            rows={contacts.filter((contact) => tab === 'all' || tabOf(contact) === tab)}
            companyId={id}
            companyName={companyName}
            registrationStatus={detail.data?.card.registrationStatus ?? null}
          />
          {!unlock.unlocked && counts.total > 0 && (
            <BottomBar>
              <Button icon="unlock" busy={isPending} onClick={() => void unlockAll()}>
                {t('company.unlockLeft', { n: unlock.remaining })}
              </Button>
            </BottomBar>
          )}
        </>
      )}
    </Loaded>
  )
})

function tabOf({ type }: ContactRow): Tab {
  return type === 'mobile' || type === 'landline' || type === 'email' ? type : 'other'
}

interface RowsProps {
  rows: readonly ContactRow[]
  companyId: string
  companyName: string
  registrationStatus: string | null
}

function Rows({ rows, companyId, companyName, registrationStatus }: RowsProps) {
  if (rows.length === 0) {
    return (
      <Blank
        title={t('company.noContacts')}
        action={{ label: t('company.requestContacts'), onClick: () => void showCustomerService() }}
      />
    )
  }
  return (
    <ul className={styles.list}>
      {rows.map((contact) => (
        <li key={contact.id}>
          <Contact
            contact={contact}
            companyId={companyId}
            companyName={companyName}
            registrationStatus={registrationStatus}
          />
        </li>
      ))}
    </ul>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton rows={6} height={104} />
    </div>
  )
}
