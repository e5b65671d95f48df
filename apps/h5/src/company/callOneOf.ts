import type { ContactRow } from '@zhzz/contract/member/contactRow.ts'
import { callable, dialNumber } from '#company/dialNumber.ts'
import { t } from '#i18n/t.ts'
import { chooseAction } from '#ui/overlay/choose.ts'
import { toast } from '#ui/overlay/toast.ts'

/** Calls the number of a company that may be called; of several the person chooses. */
export async function callOneOf(
  contacts: readonly ContactRow[],
  registrationStatus: string | null,
): Promise<void> {
  const numbers = callable(contacts)
  if (numbers.length === 0) return toast(t('company.noPhone'))
  const [only] = numbers
  if (numbers.length === 1 && only) return dialNumber(only, registrationStatus)
  const chosen = await chooseAction(
    t('company.chooseNumber'),
    numbers.map(({ contactName, position, content }) =>
      [content, contactName, position].filter(Boolean).join(' '),
    ),
  )
  const number = chosen === null ? undefined : numbers[chosen]
  if (number) await dialNumber(number, registrationStatus)
}
