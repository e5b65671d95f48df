import { company } from '@zhzz/contract/company/calls.ts'
import type { CompanyDetail, Whom } from '@zhzz/contract/company/detail.ts'
import type { ContactRow } from '@zhzz/contract/member/contactRow.ts'
import { useRead } from '#api/useRead.ts'
import { callable } from '#company/dialNumber.ts'
import { isChinese } from '#i18n/locale.ts'

/** Somebody to ring; `clear`: as the team that unlocked the company sees it. */
export interface Person {
  shown: Whom
  clear: ContactRow | null
}

interface WhomToRing {
  people: Person[]
  /** The first of them that can be rung, or written to; null: none, or none yet. */
  first: ContactRow | null
  /** Clear numbers are on their way. */
  isPending: boolean
}

/** Whom to ring. What the company's own answer masks is read beside it once it is unlocked, and kept nowhere. */
export function useWhom({ card, contactSummary, unlock }: CompanyDetail): WhomToRing {
  const isOpen = unlock?.unlocked === true
  const read = useRead(company.contacts, { id: card.id }, { enabled: isOpen })
  const contacts = isOpen ? (read.data?.contacts ?? []) : []
  const people = contactSummary.people.map((one) => {
    const clear = contacts.find(({ id, isClear }) => id === one.id && isClear) ?? null
    return { shown: clear ?? one, clear }
  })
  const inOrder = [...people.flatMap(({ clear }) => clear ?? []), ...contacts]
  const first =
    inOrder.find((contact) => callable([contact]).length > 0) ??
    inOrder.find(({ type, isClear }) => type === 'email' && isClear) ??
    null
  return { people, first, isPending: isOpen && read.isPending }
}

/** Who it is: a switchboard has no name but what it is. */
export function whoIs({ contactName, position, department, content }: Whom): { name: string; role: string } {
  const name = contactName ?? position ?? content
  const role = [name === position ? null : position, department].filter(Boolean)
  return { name, role: role.join(isChinese() ? ' ' : ', ') }
}
