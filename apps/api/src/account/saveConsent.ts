import { versionsInForce } from '@zhzz/contract/account/agreements.ts'
import { account } from '@zhzz/contract/account/calls.ts'
import { keepConsent } from '#account/consent/consent.ts'
import { inSteps } from '#serve/steps.ts'

export const saveConsent = inSteps(account.saveConsent, {
  async prepare({ device, documents, versions, action }, { deps, viewer, caller, fail }) {
    await deps.limits.take('consentNetworkHour', caller.network)
    // Somebody agreed to a text that is no longer the one in force.
    if (action === 'agree' && documents.some((document) => versions[document] !== versionsInForce[document]))
      throw fail('agreementNeeded', { versions: versionsInForce })
    return { accountId: viewer?.accountId, device, documents, action }
  },

  async write(consent, { db, caller, now }) {
    await keepConsent(db, consent, caller, now)
    return true as const
  },
})
