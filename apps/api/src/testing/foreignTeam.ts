import type { FailureName } from '@zhzz/contract/failure.ts'
import { goodAuthentication } from '#testing/goodAuthentication.ts'

export type Attempt = {
  input: (who: { phone: string; subAccountId: string }) => unknown
  denied: FailureName
  alsoFrom?: 'colleague'
}
const unknownToAll = { denied: 'notFound', alsoFrom: 'colleague' } as const

interface Victims {
  ids: { invitation: string; handOver: string; followUp: string; pooled: string; file: string }
  colleague: { subAccountId: string }
  victim: { subAccountId: string }
}

/** Reaching for people of another tenant, and for what they hold. */
export function foreignTeam({ ids, colleague, victim }: Victims): Record<string, Attempt> {
  return {
    // The code is asked for first; authentication.test.ts tries pictures with a right one.
    'authentication.submit licenseId': {
      input: () => ({ ...goodAuthentication, licenseId: ids.file }),
      denied: 'wrongCode',
    },
    'authentication.submit letterId': {
      input: () => ({ ...goodAuthentication, letterId: ids.file }),
      denied: 'wrongCode',
    },
    'followUp.assign id': {
      input: ({ subAccountId }) => ({ id: ids.followUp, subAccountId }),
      denied: 'notFound',
    },
    'followUp.assign subAccountId': {
      input: () => ({ id: ids.followUp, subAccountId: colleague.subAccountId }),
      denied: 'notFound',
    },
    'pool.take id': { input: () => ({ id: ids.pooled }), denied: 'notFound' },
    'pool.assign ids': {
      input: ({ subAccountId }) => ({ ids: [ids.pooled], subAccountId }),
      denied: 'notFound',
    },
    'pool.assign subAccountId': {
      input: () => ({ ids: [ids.pooled], subAccountId: colleague.subAccountId }),
      denied: 'notFound',
    },
    'team.withdrawInvitation invitationId': {
      input: () => ({ invitationId: ids.invitation }),
      denied: 'notFound',
    },
    'team.editMember subAccountId': {
      input: () => ({ subAccountId: colleague.subAccountId, role: 'reader' }),
      denied: 'notFound',
    },
    'team.disableMember subAccountId': {
      input: () => ({ subAccountId: colleague.subAccountId }),
      denied: 'notFound',
    },
    'team.disableMember to.subAccountId': {
      input: () => ({
        subAccountId: colleague.subAccountId,
        to: { how: 'one', subAccountId: victim.subAccountId },
      }),
      denied: 'notFound',
    },
    'team.handOverPreview subAccountId': {
      input: () => ({ subAccountId: victim.subAccountId, to: { how: 'turns' } }),
      ...unknownToAll,
    },
    'team.handOverPreview to.subAccountId': {
      input: () => ({
        subAccountId: victim.subAccountId,
        to: { how: 'one', subAccountId: victim.subAccountId },
      }),
      ...unknownToAll,
    },
    'team.removeMember subAccountId': {
      input: () => ({ subAccountId: colleague.subAccountId }),
      denied: 'notFound',
    },
    'team.removeMember to.subAccountId': {
      input: () => ({
        subAccountId: colleague.subAccountId,
        to: { how: 'one', subAccountId: victim.subAccountId },
      }),
      denied: 'notFound',
    },
    'team.leave to.subAccountId': {
      input: () => ({ to: { how: 'one', subAccountId: victim.subAccountId } }),
      denied: 'forbidden',
    },
    'team.undoHandOver handOverId': { input: () => ({ handOverId: ids.handOver }), denied: 'notFound' },
    'team.answerInvitation invitationId': {
      input: () => ({ invitationId: ids.invitation, accepted: true }),
      denied: 'invitationGone',
      alsoFrom: 'colleague',
    },
  }
}
