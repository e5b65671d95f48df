import { sso } from '@zhzz/contract/sso/calls.ts'
import { inSteps } from '#serve/steps.ts'
import { endAttempt, heldAttempt } from '#sso/attempt.ts'
import { linkIdentity } from '#sso/identity.ts'
import { personOf } from '#sso/person.ts'

export const link = inSteps(sso.link, {
  async prepare(trip, context) {
    const attempt = await heldAttempt(trip, context.viewer.accountId, context)
    return { attempt, person: await personOf(attempt, context) }
  },

  async write({ attempt, person }, context) {
    await endAttempt(attempt, context)
    const { accountId } = context.viewer
    await linkIdentity({ provider: attempt.provider, person, accountId }, context)
    return true as const
  },
})
