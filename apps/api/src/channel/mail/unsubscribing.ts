import { timingSafeEqual } from 'node:crypto'
import type { Sealing } from '@zhzz/db/sealed.ts'

/** Every address of an end begins with it; what follows is the target, and what only we can have made of it. */
export const unsubscribePath = '/unsubscribe'

export function unsubscribeToken(sealing: Sealing, targetId: string): string {
  return `${targetId}.${sealing.sign('unsubscribe', targetId).toString('base64url')}`
}

/** The target of a token that we made, else null. */
export function targetOfToken(sealing: Sealing, token: string): string | null {
  const [, targetId = '', signature = ''] = /^([\da-f-]{36})\.([\w-]{43})$/.exec(token) ?? []
  const given = Buffer.from(signature, 'base64url')
  const ours = sealing.sign('unsubscribe', targetId)
  return given.length === ours.length && timingSafeEqual(given, ours) ? targetId : null
}
