import { Failure } from '@zhzz/contract/failure.ts'
import type { FastifyInstance } from 'fastify'

const deepest = 32
const decoder = new TextDecoder('utf-8', { fatal: true })

/** Parses a body that a stranger sent: `invalid` for broken UTF-8, broken JSON, or nesting beyond 32 levels. */
export function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return {}
  if (isTooDeep(bytes)) throw new Failure('invalid', { reason: 'depth' })
  try {
    return JSON.parse(decoder.decode(bytes))
  } catch {
    throw new Failure('invalid', { reason: 'json' })
  }
}

/**
 * Refuses what no call takes anywhere in its input: text that PostgreSQL cannot hold (NUL, a lone surrogate) and keys
 * that reach an object's prototype.
 */
export function refuseHostile(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) throw new Failure('invalid', { reason: 'text' })
  } else if (Array.isArray(value)) {
    for (const item of value) refuseHostile(item)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      if (key === '__proto__' || key === 'constructor' || key === 'prototype')
        throw new Failure('invalid', { reason: 'key' })
      refuseHostile(key)
      refuseHostile(item)
    }
  }
}

/** Counts brackets outside of strings: JSON.parse itself would overflow the stack. */
function isTooDeep(bytes: Buffer): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (inString) {
      if (byte === 0x5c) at++
      else if (byte === 0x22) inString = false
    } else if (byte === 0x22) inString = true
    else if (byte === 0x5b || byte === 0x7b) {
      if (++depth > deepest) return true
    } else if (byte === 0x5d || byte === 0x7d) depth--
  }
  return false
}

/** Every other kind of body is refused, so that no parser but ours sees a stranger's bytes. */
export function acceptJsonOnly(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => parseJson(body),
  )
  app.addContentTypeParser('*', async () => {
    throw new Failure('invalid', { reason: 'contentType' })
  })
}
