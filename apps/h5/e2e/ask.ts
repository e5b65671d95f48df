import type { Endpoint, Output, Request } from '@zhzz/contract/endpoint.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { testServer } from '#e2e/testServer.ts'

/** Calls the test server, or that of `origin`, past the app: to find what a test needs, or to bring about a state. */
export async function ask<E extends Endpoint>(
  endpoint: E,
  input: Request<E>,
  token?: string,
  origin = testServer().origin,
): Promise<Output<E>> {
  const query = new URLSearchParams(
    Object.entries(input ?? {}).map(([key, value]): [string, string] => [key, String(value)]),
  )
  const isPost = endpoint.method === 'POST'
  const response = await fetch(origin + endpoint.path + (isPost ? '' : `?${query}`), {
    method: endpoint.method,
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { 'Jwt-Token': token }),
      ...(endpoint.kind === 'write' && { 'Idempotency-Key': crypto.randomUUID() }),
    },
    body: isPost ? JSON.stringify(input) : null,
  })
  const { code, msg, data }: { code: number; msg: string; data: unknown } = JSON.parse(await response.text())
  if (code !== 200) throw new Error(`${endpoint.name}: ${code} ${msg}`)
  // The server lets nothing out that its output schema does not hold.
  return trusted<Output<E>>(data)
}
