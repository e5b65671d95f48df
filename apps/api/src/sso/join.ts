import { sso } from '@zhzz/contract/sso/calls.ts'
import { tryGuardianCode } from '#account/consent/guardian.ts'
import { accountOf } from '#account/phone/accountOf.ts'
import { enter, needAgreements } from '#account/session/enter.ts'
import { inSteps } from '#serve/steps.ts'
import { endAttempt, heldAttempt } from '#sso/attempt.ts'
import { linkIdentity } from '#sso/identity.ts'

export const join = inSteps(sso.join, {
  async prepare({ ticket, secret, agreementVersions, ageGroup = 'adult', guardian, subAccountId }, context) {
    needAgreements(agreementVersions, context.fail)
    const attempt = await heldAttempt({ ticket, secret }, null, context)
    const { person, phone } = attempt
    if (person === null) throw context.fail('ticketExpired')
    if (phone === null) throw context.fail('wrongCode')
    const consent = guardian && (await tryGuardianCode(guardian, context))
    return { attempt, person, shown: { phone, ageGroup, guardian: consent }, subAccountId }
  },

  async write({ attempt, person, shown, subAccountId }, context) {
    await endAttempt(attempt, context)
    const owner = await accountOf(shown, context)
    const { provider } = attempt
    const ssoIdentityId = await linkIdentity({ provider, person, accountId: owner.accountId }, context)
    return enter({ ...owner, subAccountId, ssoIdentityId }, context)
  },
})
