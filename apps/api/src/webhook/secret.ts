import { createHmac, randomBytes } from 'node:crypto'

const begins = 'whsec_'

export function newSecret(): string {
  return begins + randomBytes(32).toString('base64')
}

/** One signature of the header `webhook-signature` (Standard Webhooks, `v1`). */
export function signatureOf(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.slice(begins.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
}
