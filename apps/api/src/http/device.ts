import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

const name = 'device'
/** As long as the limit that asks for it. */
const seconds = 3600

/**
 * The device that asks for a code, by a cookie of an hour that only we can write; another name each time without one.
 * Whoever throws it away is held by the limits of address and number all the same.
 */
export function deviceOf(request: FastifyRequest, reply: FastifyReply, sealing: Sealing): string {
  const device = knownDevice(request, sealing) || randomBytes(16).toString('base64url')
  const value = `${device}.${signatureOf(device, sealing).toString('base64url')}`
  const isSecure = request.protocol === 'https' ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure}`,
  )
  return device
}

/** The device of a caller who asked for a code within the last hour; empty without one. */
export function knownDevice(request: FastifyRequest, sealing: Sealing): string {
  const cookies = request.headers.cookie ?? ''
  const [, device, signature] = /(?:^|;\s*)device=([\w-]{22})\.([\w-]{43})(?:;|$)/.exec(cookies) ?? []
  if (device === undefined || signature === undefined) return ''
  return timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(device, sealing)) ? device : ''
}

function signatureOf(device: string, sealing: Sealing): Buffer {
  return sealing.sign('device', device)
}
