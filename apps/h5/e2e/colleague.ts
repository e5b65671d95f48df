import { account } from '@zhzz/contract/account/calls.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { team } from '@zhzz/contract/team/calls.ts'
import { ask } from '#e2e/ask.ts'
import { findCompany, newPhone, people } from '#e2e/sample.ts'
import { tokenFor } from '#e2e/signInAs.ts'
import { writeFollowUp } from '#e2e/writeFollowUp.ts'

/** Somebody new in the team of the invented world, with a customer and a task. */
export async function colleague() {
  const owner = await tokenFor(people.team)
  const phone = newPhone()
  const own = await tokenFor(phone)
  const { invitationId } = await ask(team.inviteMember, { phone, role: 'member' }, owner)
  const { subAccountId } = await ask(team.answerInvitation, { invitationId, accepted: true }, own)
  const { token } = await ask(person.switchSubAccount, { subAccountId: subAccountId ?? '' }, own)
  const { phoneMask } = await ask(account.current, {}, token)
  const company = await findCompany({}, (card) => card.contactCount > 0 && card.myState?.followedAt === null)
  await writeFollowUp(token, company.id, {
    content: `要移交的 ${crypto.randomUUID()}`,
    nextFollowTime: new Date(Date.now() + 86_400_000).toISOString(),
  })
  return { token, phoneMask, company }
}
