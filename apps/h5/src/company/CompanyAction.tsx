import { company as calls } from '@zhzz/contract/company/calls.ts'
import type { CompanyCard } from '@zhzz/contract/company/card.ts'
import { useState } from 'react'
import { explain } from '#api/explain.ts'
import { send } from '#api/send.ts'
import { callOneOf } from '#company/callOneOf.ts'
import { statusTone } from '#company/StatusChip.tsx'
import { useUnlock } from '#company/unlock.tsx'
import { t } from '#i18n/t.ts'
import { usePermitted } from '#member/permission.ts'
import { RowAction } from '#ui/list/RowAction.tsx'

interface CompanyActionProps {
  company: Pick<CompanyCard, 'id' | 'name' | 'contactCount' | 'registrationStatus' | 'myState'>
  /** What a call from here is about. */
  editionId?: string | undefined
  /** Its place in a call list. */
  itemId?: string | undefined
}

/** 拨打 n or 解锁 n at the end of a company's row; nothing where no contact is known or the company has ended. */
export function CompanyAction({ company, editionId, itemId }: CompanyActionProps) {
  const mayCall = usePermitted('zky:outCall:use')
  const { contactCount, registrationStatus } = company
  if (contactCount === 0 || (registrationStatus && statusTone(registrationStatus) === 'red')) return null
  if (!company.myState?.unlocked) return <Unlock company={company} />
  return mayCall ? <Call company={company} editionId={editionId} itemId={itemId} /> : null
}

function Call({ company: { id, name, contactCount, registrationStatus }, ...matter }: CompanyActionProps) {
  const [isAsking, setAsking] = useState(false)
  async function call() {
    setAsking(true)
    const answer = await send(calls.contacts, { id }).catch(explain)
    setAsking(false)
    if (answer) await callOneOf(answer.contacts, { id, name, registrationStatus, ...matter })
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
