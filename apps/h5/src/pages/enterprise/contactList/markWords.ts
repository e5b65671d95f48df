import type { ContactMark } from '@zhzz/contract/member/contactRow.ts'

export const markWords = {
  valid: 'contact.valid',
  empty: 'contact.empty',
  stopped: 'contact.stopped',
  not_company: 'contact.notCompany',
  refused: 'contact.refused',
} as const satisfies Record<ContactMark, string>
