import type { ContactRow } from '@zhzz/contract/member/contactRow.ts'
import { numberStatusName } from '#company/numberStatus.ts'
import { statusText, statusTone } from '#company/StatusChip.tsx'
import { t } from '#i18n/t.ts'
import { dial } from '#platform/phone.ts'
import { confirmDialog } from '#ui/overlay/dialog.ts'

/**
 * Opens the dialler; asks before where the company has ended or the number was found dead. Numbers that ask not to be
 * called are never given to it.
 */
export async function dialNumber(contact: ContactRow, registrationStatus: string | null): Promise<void> {
  const { content, numberStatus } = contact
  const dead = numberStatus === 'empty' || numberStatus === 'stopped' || numberStatus === 'risk'
  const title = t('company.dialAsk', { number: content })
  const confirm = t('company.dial')
  if (registrationStatus && statusTone(registrationStatus) === 'red') {
    const body = t('company.dialDead', { status: statusText(registrationStatus) })
    if (!(await confirmDialog({ title, body, confirm }))) return
  } else if (dead) {
    const status = numberStatusName(numberStatus)
    if (!(await confirmDialog({ title, body: t('company.dialBadNumber', { status }), confirm }))) return
  }
  dial(content)
}

/** Clear numbers that may be called, the likeliest to be answered first. */
export function callable(contacts: readonly ContactRow[]): ContactRow[] {
  const order = ['valid', 'unknown', 'silent', 'risk', 'stopped', 'empty']
  return contacts
    .filter(
      ({ type, isClear, doNotCall }) => isClear && !doNotCall && (type === 'mobile' || type === 'landline'),
    )
    .sort((a, b) => order.indexOf(a.numberStatus) - order.indexOf(b.numberStatus))
}
