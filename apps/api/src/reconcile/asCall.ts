import type { Endpoint, Output, Request } from '@zhzz/contract/endpoint.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Asks a call of the contract for whoever asks here. Throws a `Declined`. */
export type AsCall = <E extends Endpoint>(endpoint: E, input: Request<E>) => Promise<Output<E>>

/** What a call was refused with, as HTTP has it; `failure` is its name in the contract. */
export class Declined extends Error {
  readonly status: number
  readonly failure: string

  constructor(status: number, failure: string) {
    super(failure)
    this.status = status
    this.failure = failure
  }
}

/** What tells who asks; a key in the address goes before a header, for programs that send none. */
const passedOn = ['jwt-token', 'authorization', 'accept-language', 'user-agent'] as const

/**
 * Who asks, what the plan allows and what is logged is the business of the calls: this protocol only says the same in
 * other words, and goes the same way in as everybody.
 */
export function asCall(app: FastifyInstance, request: FastifyRequest, key: string | undefined): AsCall {
  const headers = Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = request.headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
  if (key !== undefined) headers['authorization'] = `Bearer ${key}`
  return async (endpoint, input) => {
    const isGet = endpoint.method === 'GET'
    const query = isGet ? `?${new URLSearchParams(Object.entries(Object(input)))}` : ''
    const answer = await app.inject({
      method: endpoint.method,
      url: `${endpoint.path}${query}`,
      headers,
      remoteAddress: request.ip,
      ...(!isGet && { payload: Object(input) }),
    })
    const { code, data } = answer.json<{ code: number; data: unknown }>()
    // Parsed by the output of the call itself, whose type the compiler loses with the call's own.
    if (code === 200) return trusted<Output<typeof endpoint>>(endpoint.output.parse(data))
    const failure = String(Object(data).failure)
    // What the plan is used up for comes as a success of HTTP, which a program would take for an answer.
    throw new Declined(answer.statusCode === 200 ? 429 : answer.statusCode, failure)
  }
}
