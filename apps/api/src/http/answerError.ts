import { Failure, failures } from '@zhzz/contract/failure.ts'
import { failureMessages } from '@zhzz/contract/failureMessages.ts'
import type { Log } from '@zhzz/db/log.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { failureOf } from '#http/failureOf.ts'

/**
 * A Failure becomes its code; anything else becomes `server`, is logged with the request's id, which goes with the answer
 * too, and never described.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Log) {
  const failure = failureOf(error)
  const { code, status } = failures[failure.failure]
  request.failure = failure.failure
  const asked = `${request.method} ${request.routeOptions.url ?? 'an address that is not served'}`
  if (failure.failure === 'server') log.error(`${asked} ${traceOf(error)}`, { requestId: request.id })
  if (failure.failure === 'busy' && !(error instanceof Failure))
    log.warn(`${asked} busy: ${error instanceof Error ? error.message : ''}`, { requestId: request.id })
  if (status >= 500) reply.header('x-request-id', request.id)
  const wait = failure.failure === 'busy' ? 1 : waitOf(failure.detail)
  if (wait !== null) reply.header('retry-after', wait)
  return reply
    .code(isBeyondEnd(error) ? 416 : status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({
      code,
      msg: failureMessages[failure.failure],
      data: { failure: failure.failure, detail: failure.detail ?? null },
    })
}

/** A part of a file was asked for that it does not have. */
function isBeyondEnd(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 416
}

function waitOf(detail: unknown): number | null {
  const seconds =
    typeof detail === 'object' && detail !== null ? Reflect.get(detail, 'retryAfterSeconds') : null
  return typeof seconds === 'number' ? seconds : null
}

function traceOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

const badBody = JSON.stringify({
  code: failures.invalid.code,
  msg: failureMessages.invalid,
  data: { failure: 'invalid', detail: null },
})
/** For what is not even HTTP. */
export function badRequest(headers: Record<string, string>): string {
  return [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(badBody)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
    '',
    badBody,
  ].join('\r\n')
}
