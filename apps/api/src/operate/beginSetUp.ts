import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { findSetUp } from '#operate/operator/operators.ts'
import { uriOf } from '#operate/operator/secondFactor.ts'
import { qrPicture } from '#operate/qrPicture.ts'

export const beginSetUp: Handler<typeof operate.beginSetUp> = async ({ ticket }, { db, deps, now, fail }) => {
  const found = await findSetUp(db, ticket, now)
  if (found === undefined || found.totpEnc === null) throw fail('ticketExpired')
  const secret = deps.sealing.decrypt(found.totpEnc)
  const uri = uriOf(found.name, secret)
  return { name: found.name, secret, uri, qr: qrPicture(uri) }
}
