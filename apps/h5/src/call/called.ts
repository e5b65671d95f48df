import type { call } from '@zhzz/contract/call/calls.ts'
import type { Output } from '@zhzz/contract/endpoint.ts'
import type { ContactRow } from '@zhzz/contract/member/contactRow.ts'

/** Whom one rings. */
export interface Called {
  contact: Pick<ContactRow, 'id' | 'content' | 'contactName' | 'position'>
  companyId: string
  companyName: string
  editionId?: string | undefined
  /** The place of a list that is being worked through. */
  itemId?: string | undefined
  /** What speaks against it: a company that has ended, a number that was found dead. */
  warning: string | null
}

/** What stands for a call and against it. */
export type Before = Output<typeof call.before>
