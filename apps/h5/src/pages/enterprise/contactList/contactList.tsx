import { company } from '@zhzz/contract/company/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import type { ContactRow } from '@zhzz/contract/member/contactRow.ts'
import { useState } from 'react'
import { refreshViewer } from '#account/signIn.ts'
import { useRead } from '#api/useRead.ts'
import type { CalledCompany } from '#company/dialNumber.ts'
import { HeldBy } from '#company/HeldBy.tsx'
import { InPool } from '#company/InPool.tsx'
import { useUnlock } from '#company/unlock.tsx'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { setParams } from '#nav/page.ts'
import { Contact } from '#pages/enterprise/contactList/Contact.tsx'
import { ContactsHead } from '#pages/enterprise/contactList/ContactsHead.tsx'
import { useContactActions } from '#pages/enterprise/contactList/contactActions.ts'
import styles from '#pages/enterprise/contactList/contactList.module.css'
import { Loaded } from '#reading/Loaded.tsx'
import { requestContacts } from '#reading/report/sendReport.tsx'
import { BottomBar } from '#ui/BottomBar.tsx'
import { Button } from '#ui/Button.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { Blank } from '#ui/shown/Blank.tsx'
import { RowSkeleton } from '#ui/shown/RowSkeleton.tsx'

const tabNames = ['all', 'mobile', 'landline', 'email', 'other'] as const
type Tab = (typeof tabNames)[number]

const rowHeight = 64

export default definePage({ params: ['id', 'name?', 'tab?'] }, function ContactsPage({ params }) {
  const { id, name } = params
  const tab = tabNames.find((one) => one === params.tab) ?? 'all'
  // What stood in the place of the numbers when they were unlocked here: they turn from it, once.
  const [masks, setMasks] = useState<ReadonlyMap<string, string>>()
  const read = useRead(company.contacts, { id })
  // The status of the company stands in its detail, read before one comes here.
  const detail = useRead(company.detail, { id })
  const isLocked = read.data?.unlock.unlocked === false && read.data.counts.total > 0
  const price = useRead(member.unlockPreview, { companyId: id }, { enabled: isLocked })
  const { ask, isPending } = useUnlock(id, read.data?.companyName ?? name ?? '')
  const offer = useContactActions(id, read.data?.companyName ?? name ?? '')

  async function unlockAll() {
    const masked = new Map(read.data?.contacts.map((contact) => [contact.id, contact.content]))
    if (!(await ask())) return
    setMasks(masked)
    await refreshViewer()
  }

  return (
    <Loaded read={read} skeleton={<Waiting />}>
      {(answer) => (
        <>
          <Tabs
            label={t('title.contacts')}
            tabs={[
              { value: 'all', label: t('shell.all'), count: answer.counts.total },
              { value: 'mobile', label: t('company.mobile'), count: answer.counts.mobile },
              { value: 'landline', label: t('company.landline'), count: answer.counts.landline },
              { value: 'email', label: t('company.email'), count: answer.counts.email },
              { value: 'other', label: t('company.other'), count: answer.counts.other },
            ]}
            chosen={tab}
            onChoose={(chosen) => {
              setParams({ tab: chosen === 'all' ? undefined : chosen })
              setMasks(undefined)
            }}
          />
          <HeldBy heldBy={detail.data?.customer?.heldBy} />
          <InPool poolId={detail.data?.customer?.poolId} />
          <ContactsHead contacts={answer} cost={price.data?.cost} />
          <Rows
            rows={answer.contacts.filter((contact) => tab === 'all' || tabOf(contact) === tab)}
            masks={masks}
            company={{
              id,
              name: answer.companyName,
              registrationStatus: detail.data?.card.registrationStatus ?? null,
            }}
            onOpen={(contact) => void (contact.isClear ? offer(contact) : unlockAll())}
          />
          {isLocked && (
            <BottomBar>
              <Button icon="unlock" busy={isPending} onClick={() => void unlockAll()}>
                {t('company.unlockLeft', { n: answer.unlock.remaining })}
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
  masks: ReadonlyMap<string, string> | undefined
  company: CalledCompany
  onOpen: (contact: ContactRow) => void
}

function Rows({ rows, masks, company, onOpen }: RowsProps) {
  if (rows.length === 0) {
    return (
      <Blank
        title={t('company.noContacts')}
        action={{ label: t('company.requestContacts'), onClick: () => void requestContacts(company.id) }}
      />
    )
  }
  return (
    <ul className={styles.list}>
      {rows.map((contact, row) => (
        <li key={contact.id} data-row={row}>
          <Contact
            contact={contact}
            masked={masks?.get(contact.id)}
            company={company}
            onOpen={() => onOpen(contact)}
          />
        </li>
      ))}
    </ul>
  )
}

/** Tabs and head, and rows as high as they will be. */
function Waiting() {
  return (
    <div className={styles.waiting}>
      <RowSkeleton rows={9} rowHeight={rowHeight} />
    </div>
  )
}
