import type { FailureName } from '@zhzz/contract/failure.ts'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that is served there. */
    call?: string
  }
  interface FastifyRequest {
    /** What it was refused with. */
    failure: FailureName | null
    /** Id of the key for programs that it was asked with. */
    accessKey: string | null
  }
}

/** A request that is over. Nothing in it is what somebody typed, or is known by. */
export type Answered = {
  requestId: string
  method: string
  /** As it is declared, `/h5/*`, never as it came; empty where nothing is served. */
  route: string
  /** `company.search`; null for pages, files and what looks after the server. */
  call: string | null
  /** 499 where whoever asked was gone before there was an answer. */
  status: number
  failure: FailureName | null
  /** Id of the key for programs; null: asked by a session, or by nobody known. */
  accessKey: string | null
  milliseconds: number
  /** Of the body; null where that is not known before it is sent. */
  bytes: number | null
}

export type TellAnswered = (answered: Answered) => void

const clientGone = 499

/** Tells of each request once, when it is over or was given up. */
export function tellAnswers(app: FastifyInstance, tell: TellAnswered): void {
  app.addHook('onRequest', (request, reply, done) => {
    const began = performance.now()
    const { raw } = reply
    raw.once('close', () => {
      const bytes = raw.getHeader('content-length')
      tell({
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? '',
        call: request.routeOptions.config.call ?? null,
        status: raw.writableEnded ? raw.statusCode : clientGone,
        failure: request.failure,
        accessKey: request.accessKey,
        milliseconds: performance.now() - began,
        bytes: bytes === undefined ? null : Number(bytes),
      })
    })
    done()
  })
}
