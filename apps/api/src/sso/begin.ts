import { sso } from '@zhzz/contract/sso/calls.ts'
import { inSteps } from '#serve/steps.ts'
import { keepAttempt } from '#sso/attempt.ts'
import { beginning } from '#sso/beginning.ts'

export const begin = inSteps(sso.begin, {
  prepare: beginning,

  async write({ address, ...begun }, { db, deps, now }) {
    const secret = await keepAttempt(db, deps.sealing, { ...begun, accountId: null }, now)
    return { address, secret }
  },
})
