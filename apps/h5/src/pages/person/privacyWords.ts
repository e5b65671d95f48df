import type { PrivacyKind } from '@zhzz/contract/person/privacyKinds.ts'
import type { PrivacyRequest } from '@zhzz/contract/person/privacyRequest.ts'

/** What is asked, in words. */
export const kindWords = {
  access: 'person.privacyAccess',
  correction: 'person.privacyCorrection',
  erasure: 'person.privacyErasure',
  other: 'person.privacyOther',
} as const satisfies Record<PrivacyKind, string>

/** How it stands, in words. */
export const privacyStateWords = {
  open: 'report.open',
  done: 'person.privacyDone',
  declined: 'person.privacyDeclined',
} as const satisfies Record<PrivacyRequest['state'], string>
