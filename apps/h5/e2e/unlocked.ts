import { company } from '@zhzz/contract/company/calls.ts'
import type { CompanyCard } from '@zhzz/contract/company/card.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import type { ContactRow } from '@zhzz/contract/member/contactRow.ts'
import { ask } from '#e2e/ask.ts'
import { findCompany } from '#e2e/sample.ts'

/** A company whose numbers the person has unlocked, and the mobile number among them that may be called. */
export async function unlocked(token: string): Promise<{ card: CompanyCard; contact: ContactRow }> {
  const card = await findCompany(
    { statuses: ['green'], hasMobile: true },
    ({ contactCount }) => contactCount >= 3,
  )
  await ask(member.unlock, { companyId: card.id }, token)
  const { contacts } = await ask(company.contacts, { id: card.id }, token)
  const contact = contacts.find(({ type, doNotCall }) => type === 'mobile' && !doNotCall)
  if (contact === undefined) throw new Error(`${card.name} has no number that may be called`)
  return { card, contact }
}
