import type { FastifyRequest } from 'fastify'

/** A header as one line of text, cut to `max` characters; empty when absent. */
export function headerOf(request: Pick<FastifyRequest, 'headers'>, name: string, max: number): string {
  const value = request.headers[name]
  return typeof value === 'string' ? value.slice(0, max) : ''
}

/** What stands behind `Authorization: Bearer`; empty when there is none, or another kind. */
export function bearerOf(request: Pick<FastifyRequest, 'headers'>): string {
  return /^bearer +(\S{1,200})$/i.exec(headerOf(request, 'authorization', 300))?.[1] ?? ''
}
