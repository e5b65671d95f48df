import { lineCallbackPath } from '@zhzz/contract/call/calls.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import { id } from '@zhzz/contract/field.ts'
import type { FastifyInstance } from 'fastify'
import { hearEvent } from '#call/hearEvent.ts'
import { Network } from '#http/network.ts'
import { countVisitorCall } from '#http/rates.ts'
import type { Running } from '#serve/serve.ts'

/** What a line says of a call under way. Not a call of the contract: a vendor's form, signed by it. */
export function serveLine(app: FastifyInstance, { database: { db }, deps, clock }: Running): void {
  const { line } = deps
  if (line === null) return
  void app.register(async (room) => {
    room.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      async (_request: unknown, body: string) => new URLSearchParams(body),
    )
    room.post(lineCallbackPath, async (request, reply) => {
      const now = clock()
      countVisitorCall(deps, Network.of(request.ip), now)
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const signature = String(request.headers['x-twilio-signature'] ?? '')
      const said = line.heard({ url: request.url, form, signature })
      if (said === null) throw new Failure('forbidden')
      const { callId, event } = said
      if (event !== null && id.safeParse(callId).success) await hearEvent(db, { callId, event }, now)
      return reply.code(204).send()
    })
  })
}
