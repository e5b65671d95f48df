import { company } from '@zhzz/contract/company/calls.ts'
import { explain } from '#api/explain.ts'
import { send } from '#api/send.ts'
import { callOneOf } from '#company/callOneOf.ts'
import { type CalledCompany, callable } from '#company/dialNumber.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { whileLoading } from '#ui/overlay/loading.ts'

/**
 * Of a company whose numbers are not on the screen: rings, the number `contactId` where it may be; without one that may
 * be called opens 联系方式, which says why. True: a result was said.
 */
export async function callCompany(
  {
    id,
    ...matter
  }: Pick<CalledCompany, 'id' | 'editionId' | 'itemId'> & { registrationStatus?: string | null },
  contactId?: string | null,
): Promise<boolean> {
  const answer = await whileLoading(t('shell.loading'), send(company.contacts, { id })).catch(explain)
  if (!answer) return false
  const numbers = callable(answer.contacts)
  if (numbers.length === 0) {
    navigateTo(to('/pages/enterprise/contactList/contactList', { id }))
    return false
  }
  const same = numbers.filter((contact) => contact.id === contactId)
  const called = { registrationStatus: null, ...matter, id, name: answer.companyName }
  return callOneOf(same.length > 0 ? same : numbers, called)
}
