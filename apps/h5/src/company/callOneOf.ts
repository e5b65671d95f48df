import type { ContactRow } from '@zhzz/contract/member/contactRow.ts'
import { type CalledCompany, callable, dialNumber } from '#company/dialNumber.ts'
import { t } from '#i18n/t.ts'
import { chooseAction } from '#ui/overlay/choose.ts'
import { toast } from '#ui/overlay/toast.ts'

/** Calls the number of a company that may be called; of several the person chooses. True: a result was said. */
export async function callOneOf(contacts: readonly ContactRow[], company: CalledCompany): Promise<boolean> {
  const numbers = callable(contacts)
  const [only] = numbers
  if (!only) {
    toast(t('company.noPhone'))
    return false
  }
  if (numbers.length === 1) return dialNumber(only, company)
  const chosen = await chooseAction(
    t('company.chooseNumber'),
    numbers.map(({ contactName, position, content }) =>
      [content, contactName, position].filter(Boolean).join(' '),
    ),
  )
  const number = chosen === null ? undefined : numbers[chosen]
  return number ? dialNumber(number, company) : false
}
