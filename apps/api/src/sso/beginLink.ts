import { sso } from '@zhzz/contract/sso/calls.ts'
import { inSteps } from '#serve/steps.ts'
import { keepAttempt } from '#sso/attempt.ts'
import { beginning } from '#sso/beginning.ts'

export const beginLink = inSteps(sso.beginLink, {
  prepare: beginning,

  async write({ address, ...begun }, { db, deps, viewer, now }) {
    const secret = await keepAttempt(db, deps.sealing, { ...begun, accountId: viewer.accountId }, now)
    return { address, secret }
  },
})
