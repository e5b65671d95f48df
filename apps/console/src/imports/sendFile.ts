import { encodeQuery } from '@zhzz/client/encodeQuery.ts'
import { envelopeOf } from '@zhzz/client/refusal.ts'
import { Unreachable } from '@zhzz/client/unreachable.ts'
import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { client } from '#api.ts'

/** Sends a file as it is; rejects like `send`. */
export async function sendFile(file: File): Promise<Output<typeof operate.uploadImport>> {
  const { token } = client.currentSession()
  const answer = await fetch(operate.uploadImport.path + encodeQuery({ name: file.name.slice(-200) }), {
    method: 'POST',
    headers: { ...client.headers({}), 'Content-Type': 'application/octet-stream' },
    body: file,
  }).catch(() => {
    throw new Unreachable('network')
  })
  const envelope = envelopeOf(await answer.json().catch(() => null))
  if (envelope === null) throw new Unreachable('broken')
  // As in `send`: the server lets nothing else out.
  return trusted<Output<typeof operate.uploadImport>>(client.accepted(envelope, token))
}
