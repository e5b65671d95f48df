import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'
import { giveCreditsBack } from '#member/creditBack.ts'
import { confirmHashes } from '#operate/confirmNumber.ts'
import { keepVerdict } from '#operate/people/keepVerdict.ts'
import { waitingNumbers } from '#operate/people/reportedNumbers.ts'

export const settleNumber: Handler<typeof operate.settleNumber> = async (
  { id, verdict },
  { db, operator, now, fail },
) => {
  // Of two operators at once the second waits here, and finds it decided.
  const contact = await db
    .selectFrom('contact')
    .where('id', '=', id)
    .where('tenantId', 'is', null)
    .forUpdate()
    .select(['companyId', 'contentHash'])
    .executeTakeFirst()
  if (contact === undefined) throw fail('notFound')
  if ((await waitingNumbers(db).where('contact.id', '=', id).executeTakeFirst()) === undefined)
    throw fail('conflict')
  const by = { operator: signedBy(operator), now }
  if (verdict !== 'not_company')
    return confirmHashes(db, { hashes: [contact.contentHash], state: verdict, ...by })
  await keepVerdict(db, [id], { verdict, ...by })
  return { companies: 1, creditsBack: await giveCreditsBack(db, contact.companyId, now) }
}
