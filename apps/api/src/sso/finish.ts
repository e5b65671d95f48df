import { sso } from '@zhzz/contract/sso/calls.ts'
import { enter, needAgreements } from '#account/session/enter.ts'
import { inSteps } from '#serve/steps.ts'
import { endAttempt, heldAttempt } from '#sso/attempt.ts'
import { linkedTo } from '#sso/identity.ts'
import { joiningOf } from '#sso/joining.ts'
import { personOf, providerOf } from '#sso/person.ts'

const nobody = { token: null, expiresIn: 0, isNew: false, needChoose: false, subAccounts: [] }

export const finish = inSteps(sso.finish, {
  async prepare({ agreementVersions, subAccountId, ...trip }, context) {
    needAgreements(agreementVersions, context.fail)
    const attempt = await heldAttempt(trip, null, context)
    const person = await personOf(attempt, context)
    const name = providerOf(context.deps, attempt.provider)?.name ?? attempt.provider
    return { attempt, person, name, subAccountId }
  },

  async write({ attempt, person, name, subAccountId }, context) {
    const { db, deps, fail } = context
    const { provider } = attempt
    const known = await linkedTo(db, deps.sealing, { provider, person })
    if (known === undefined) {
      const phone = attempt.phone ?? person.verifiedPhone
      return { ...nobody, join: await joiningOf({ provider: name, person, phone }, context) }
    }
    const { accountId, status } = known
    if (status !== 'active') throw fail('accountDisabled')
    await endAttempt(attempt, context)
    await db.updateTable('ssoIdentity').set({ usedAt: context.now }).where('id', '=', known.id).execute()
    const entered = await enter({ accountId, isNew: false, subAccountId, ssoIdentityId: known.id }, context)
    return { ...entered, join: null }
  },
})
