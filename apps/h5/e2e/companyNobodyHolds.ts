import { authentication } from '@zhzz/contract/authentication/calls.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { ask } from '#e2e/ask.ts'
import { people } from '#e2e/sample.ts'
import { tokenFor } from '#e2e/signInAs.ts'

/**
 * A company that no team is authenticated as, as this person is told: files that share a server take different ones,
 * and a test that is tried again another than the one it has asked for already.
 */
export async function companyNobodyHolds(token: string) {
  const { list } = await ask(company.search, { limit: 100 }, await tokenFor(people.team))
  const from = Date.now() % list.length
  for (const { id } of [...list.slice(from), ...list.slice(0, from)]) {
    const { register, heldBy } = await ask(authentication.match, { companyId: id }, token)
    const { unifiedSocialCreditCode, legalRepresentative } = register ?? {}
    if (register && unifiedSocialCreditCode && legalRepresentative && heldBy === null)
      return { id, name: register.name, unifiedSocialCreditCode, legalRepresentative }
  }
  throw new Error('somebody holds every company')
}
