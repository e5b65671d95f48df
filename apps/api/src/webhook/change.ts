import type { webhook } from '@zhzz/contract/webhook/calls.ts'
import type { Handler } from '#context.ts'
import { isAddress } from '#webhook/isAddress.ts'
import { mostEndpoints, ownEndpoints } from '#webhook/ownEndpoints.ts'
import { switchOff } from '#webhook/switchOff.ts'

export const change: Handler<typeof webhook.change> = async (
  { id, url, events, isOn },
  { db, deps, viewer, now, fail },
) => {
  if (!isAddress(url, deps.live())) throw fail('invalid', { fields: ['url'] })
  const own = await ownEndpoints(db, viewer)
    .where('id', '=', id)
    .forUpdate()
    .select('isOn')
    .executeTakeFirst()
  if (own === undefined) throw fail('notFound')
  if (isOn && (await mostEndpoints(db, viewer)) === 0) throw fail('planTooLow')
  await db
    .updateTable('webhookEndpoint')
    .set({ urlEnc: deps.sealing.encrypt(url), events: [...new Set(events)] })
    .$if(isOn && !own.isOn, (query) => query.set({ isOn: true, offReason: null, failingSince: null }))
    .where('id', '=', id)
    .execute()
  if (!isOn && own.isOn) await switchOff(db, id, 'person', now)
  return true
}
