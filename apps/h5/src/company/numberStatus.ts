import type { ContactRow } from '@zhzz/contract/member/contactRow.ts'
import { t } from '#i18n/t.ts'

type NumberStatus = ContactRow['numberStatus']

const words = {
  valid: 'company.statusValid',
  silent: 'company.statusSilent',
  empty: 'company.statusEmpty',
  stopped: 'company.statusStopped',
  risk: 'company.statusRisk',
  unknown: 'company.statusUnknown',
} as const

/** What the last check of a number found. */
export function numberStatusName(status: NumberStatus): string {
  return t(words[status])
}
