import { sso } from '@zhzz/contract/sso/calls.ts'
import { spendCode, tryStrangerCode } from '#account/code/code.ts'
import { inSteps } from '#serve/steps.ts'
import { heldAttempt, keepPhone } from '#sso/attempt.ts'
import { joiningOf } from '#sso/joining.ts'
import { providerOf } from '#sso/person.ts'

export const prove = inSteps(sso.prove, {
  async prepare({ phone, code, ...trip }, context) {
    const attempt = await heldAttempt(trip, null, context)
    const { person } = attempt
    if (person === null) throw context.fail('ticketExpired')
    const codeId = await tryStrangerCode({ purpose: 'login', phone, code }, context)
    const name = providerOf(context.deps, attempt.provider)?.name ?? attempt.provider
    return { attempt, person, name, phone, codeId }
  },

  async write({ attempt, person, name, phone, codeId }, context) {
    const { db, deps, now, fail } = context
    if (!(await spendCode(db, codeId, now))) throw fail('wrongCode')
    await keepPhone(db, deps.sealing, attempt, phone)
    return joiningOf({ provider: name, person, phone }, context)
  },
})
