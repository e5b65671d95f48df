import type {
  CustomerEdition,
  CustomerEditions,
  CustomerGroup,
} from '@zhzz/contract/schedule/customerEditions.ts'
import { useState } from 'react'
import { t } from '#i18n/t.ts'
import { AddProposed } from '#pages/exhSchedule/customers/AddProposed.tsx'
import { CustomerEditionRow } from '#pages/exhSchedule/customers/CustomerEditionRow.tsx'
import styles from '#pages/exhSchedule/customers/customers.module.css'
import { MeetSheet } from '#pages/exhSchedule/customers/MeetSheet.tsx'
import { roughly } from '#pages/exhSchedule/customers/roughly.ts'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** Those that together reach most, in their order, and below all others by who is there. */
export function Proposed({ found, group }: { found: CustomerEditions; group: CustomerGroup }) {
  const [open, setOpen] = useState<CustomerEdition | null>(null)
  const { customers, known, planned, covered, editions } = found
  const picked = editions
    .filter(({ pick }) => pick !== null)
    .sort((a, b) => (a.pick?.at ?? 0) - (b.pick?.at ?? 0))
  const parts = [
    { title: t('customers.proposed'), rows: picked },
    { title: t('customers.ranked'), rows: editions.filter(({ pick }) => pick === null) },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <>
      <div className={styles.head}>
        <FactLine tone="ink" facts={[t('customers.counted', { known, n: customers })]} />
        <FactLine
          facts={[t('customers.coveredBy', { planned: roughly(planned), covered: roughly(covered) })]}
        />
      </div>
      {parts.map(({ title, rows }) => (
        <section key={title}>
          <h2 className={styles.title}>{title}</h2>
          {rows.map((row) => (
            <CustomerEditionRow key={row.edition.id} row={row} onMeet={() => setOpen(row)} />
          ))}
        </section>
      ))}
      {picked.length > 0 && <AddProposed ids={picked.map(({ edition }) => edition.id)} />}
      {open && <MeetSheet edition={open.edition} group={group} onClose={() => setOpen(null)} />}
    </>
  )
}
