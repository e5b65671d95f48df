import { company as calls } from '@zhzz/contract/company/calls.ts'
import type { CompanyCard } from '@zhzz/contract/company/card.ts'
import { useState } from 'react'
import { explain } from '#api/explain.ts'
import { send } from '#api/send.ts'
import { callOneOf } from '#company/callOneOf.ts'
import { statusTone } from '#company/StatusChip.tsx'
import { useUnlock } from '#company/unlock.tsx'
import { t } from '#i18n/t.ts'
import { RowAction } from '#ui/list/RowAction.tsx'

interface CompanyActionProps {
  company: Pick<CompanyCard, 'id' | 'name' | 'contactCount' | 'registrationStatus' | 'myState'>
}

/** 拨打 n or 解锁 n at the end of a company's row; nothing where no contact is known or the company has ended. */
export function CompanyAction({ company }: CompanyActionProps) {
  const { contactCount, registrationStatus } = company
  if (contactCount === 0 || (registrationStatus && statusTone(registrationStatus) === 'red')) return null
  return company.myState?.unlocked ? <Call company={company} /> : <Unlock company={company} />
}

function Call({ company: { id, name, contactCount, registrationStatus } }: CompanyActionProps) {
  const [isAsking, setAsking] = useState(false)
  async function call() {
    setAsking(true)
    const answer = await send(calls.contacts, { id }).catch(explain)
    setAsking(false)
    if (answer) await callOneOf(answer.contacts, registrationStatus)
  }
  return (
    <RowAction
      icon="phone"
      tone="act"
      word={t('company.dialCount', { n: contactCount })}
      label={name}
      busy={isAsking}
      onClick={() => void call()}
    />
  )
}

function Unlock({ company: { id, name, contactCount } }: CompanyActionProps) {
  const { ask, isPending } = useUnlock(id, name)
  return (
    <RowAction
      icon="lock"
      tone="quiet"
      word={t('company.unlockCount', { n: contactCount })}
      label={name}
      busy={isPending}
      onClick={() => void ask()}
    />
  )
}
