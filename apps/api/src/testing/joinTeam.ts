import { person } from '@zhzz/contract/person/calls.ts'
import { team } from '@zhzz/contract/team/calls.ts'
import type { TestServer } from '#testing/testServer.ts'
import { signIn } from '#testing/testWorld.ts'

export type Person = Awaited<ReturnType<typeof signIn>>

/** Invites somebody with an account of their own, who accepts and changes over. */
export async function joinTeam(
  server: TestServer,
  owner: Person,
  role: 'manager' | 'member' | 'reader' = 'member',
  unlockLimit: number | null = null,
): Promise<Person> {
  const { call } = server
  const invited = await signIn(server)
  const { data } = await call(team.inviteMember, { phone: invited.phone, role, unlockLimit }, owner)
  const { invitationId } = data
  const answered = await call(team.answerInvitation, { invitationId, accepted: true }, invited)
  const subAccountId = answered.data.subAccountId ?? ''
  const switched = await call(person.switchSubAccount, { subAccountId }, invited)
  return { ...invited, token: switched.data.token, subAccountId, tenantId: owner.tenantId }
}
