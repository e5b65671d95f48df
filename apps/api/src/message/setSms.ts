import { message } from '@zhzz/contract/message/calls.ts'
import { replaceTarget } from '#message/keepTarget.ts'
import { inSteps } from '#serve/steps.ts'

/** The number has been confirmed by signing in with it, and is read where the account keeps it. */
export const setSms = inSteps(message.setSms, {
  async prepare(_input, { deps, locale, fail }) {
    if (deps.channels.sms === null) throw fail('notFound')
    return { locale }
  },

  async write({ locale }, { db, deps, viewer, now }) {
    await replaceTarget(db, deps.sealing, {
      subAccountId: viewer.subAccountId,
      channel: 'sms',
      address: '',
      locale,
      createdAt: now,
      confirmedAt: now,
    })
    return { isRefused: false }
  },
})
