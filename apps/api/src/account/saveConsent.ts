import { versionsInForce } from '@zhzz/contract/account/agreements.ts'
import type { account } from '@zhzz/contract/account/calls.ts'
import { keepConsent } from '#account/consent.ts'
import type { Handler } from '#context.ts'

export const saveConsent: Handler<typeof account.saveConsent> = async (
  { device, documents, versions, action },
  { db, deps, viewer, caller, now, fail },
) => {
  await deps.limits.take('consentIpHour', caller.ip)
  // Somebody agreed to a text that is no longer the one in force.
  if (action === 'agree' && documents.some((document) => versions[document] !== versionsInForce[document]))
    throw fail('agreementNeeded', { versions: versionsInForce })
  await keepConsent(db, { accountId: viewer?.accountId, device, documents, action }, caller, now)
  return true
}
