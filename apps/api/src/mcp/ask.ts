import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import { z } from 'zod'

/** What the server says to a call, whichever way it was asked. */
const envelope = z.object({ code: z.number().int(), msg: z.string(), data: z.unknown() })
export type Envelope = z.infer<typeof envelope>

/** Asks a call of the contract with the key of whoever asks. `once`: one effect for each such text. */
export type Ask = (endpoint: Endpoint, input: object, once?: string) => Promise<Envelope>

/** The request of a call, for whoever sends it. */
export type Sent = { method: 'GET' | 'POST'; url: string; headers: Record<string, string>; body?: string }

export function sentOf(endpoint: Endpoint, input: object, key: string, once?: string): Sent {
  const { method, path } = endpoint
  const headers = {
    authorization: `Bearer ${key}`,
    ...(once !== undefined && { 'idempotency-key': once }),
  }
  if (method === 'GET') return { method, url: `${path}?${queryOf(input)}`, headers }
  return {
    method,
    url: path,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  }
}

export function envelopeOf(text: string): Envelope {
  return envelope.parse(JSON.parse(text))
}

/** `filters[regionCodes]` for what stands deeper. */
function queryOf(input: object): URLSearchParams {
  const query = new URLSearchParams()
  const put = (path: string, value: unknown) => {
    if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) put(`${path}[${name}]`, inner)
    else if (value !== undefined && value !== null)
      query.set(path, typeof value === 'string' ? value : JSON.stringify(value))
  }
  for (const [name, value] of Object.entries(input)) put(name, value)
  return query
}
