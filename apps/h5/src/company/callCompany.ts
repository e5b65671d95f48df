import { company } from '@zhzz/contract/company/calls.ts'
import { explain } from '#api/explain.ts'
import { send } from '#api/send.ts'
import { callOneOf } from '#company/callOneOf.ts'
import { callable } from '#company/dialNumber.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { whileLoading } from '#ui/overlay/loading.ts'

/** Of a company that is known by its id alone: dials, or without a number that may be called opens 联系方式, which says why. */
export async function callCompany(id: string): Promise<void> {
  const answer = await whileLoading(t('shell.loading'), send(company.contacts, { id })).catch(explain)
  if (!answer) return
  if (callable(answer.contacts).length > 0) await callOneOf(answer.contacts, null)
  else navigateTo(to('/pages/enterprise/contactList/contactList', { id }))
}
