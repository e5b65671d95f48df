import type { ContactRow } from '@zhzz/contract/member/contactRow.ts'
import { explain } from '#api/explain.ts'
import { numberStatusName } from '#company/numberStatus.ts'
import { statusText, statusTone } from '#company/StatusChip.tsx'
import { withWords } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'

/** Of whom the number is, and in what matter it is rung. */
export interface CalledCompany {
  id: string
  name: string
  registrationStatus: string | null
  editionId?: string | undefined
  /** The place of a call list. */
  itemId?: string | undefined
}

/**
 * Rings a number: what stands against it is said before. Numbers that ask not to be called are never given to the
 * dialler. True: somebody said what came of it.
 */
export async function dialNumber(contact: ContactRow, company: CalledCompany): Promise<boolean> {
  const { id: companyId, name: companyName, editionId, itemId } = company
  const loaded = await withWords(import('#call/placeCall.tsx')).catch(explain)
  if (!loaded) return false
  return loaded.placeCall({
    contact,
    companyId,
    companyName,
    editionId,
    itemId,
    warning: warningOf(contact, company),
  })
}

function warningOf({ numberStatus }: ContactRow, { registrationStatus }: CalledCompany): string | null {
  if (registrationStatus && statusTone(registrationStatus) === 'red')
    return t('company.dialDead', { status: statusText(registrationStatus) })
  return numberStatus === 'empty' || numberStatus === 'stopped' || numberStatus === 'risk'
    ? t('company.dialBadNumber', { status: numberStatusName(numberStatus) })
    : null
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
