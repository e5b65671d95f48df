import { type Calls, routes } from './calls.gen.ts'

export type * from './calls.gen.ts'

export type Options = {
  /** `https://expo.example.com` */
  origin: string
  /** The session of a person. */
  token?: string | undefined
  /** Sent with every call: the language wanted, say (`accept-language`). */
  headers?: Readonly<Record<string, string>>
}

export type Sent = {
  /** Of a write: the same key with the same request has one effect. */
  key?: string
  /** Of an upload: the bytes. */
  body?: Blob | Uint8Array<ArrayBuffer>
}

export type CallName = keyof Calls

export type Client = {
  /** Makes a call. Throws a `Failed`, or what `fetch` throws where the server is not reached. */
  call<Name extends CallName>(
    name: Name,
    request: Calls[Name]['request'],
    sent?: Sent,
  ): Promise<Calls[Name]['answer']>
}

/** The server refused a call. */
export class Failed extends Error {
  /** Its name in the contract: `signedOut`. */
  readonly failure: string
  readonly code: number
  readonly detail: unknown

  constructor(message: string, code: number, data: unknown) {
    super(message)
    this.code = code
    this.failure = String(Object(data).failure)
    this.detail = Object(data).detail
  }
}

export function createClient({ origin, token, headers = {} }: Options): Client {
  return {
    async call(name, request, { key, body } = {}) {
      const [method, path, takes] = routes[name]
      const isInQuery = method === 'GET' || takes === 'bytes'
      const query = isInQuery ? new URLSearchParams(pairsOf(request)).toString() : ''
      const answer = await fetch(`${origin}${path}${query === '' ? '' : `?${query}`}`, {
        method,
        headers: {
          ...headers,
          ...(token !== undefined && { 'jwt-token': token }),
          ...(key !== undefined && { 'idempotency-key': key }),
          ...(method === 'POST' && {
            'content-type': takes === 'bytes' ? 'application/octet-stream' : 'application/json',
          }),
        },
        ...(method === 'POST' && { body: takes === 'bytes' ? (body ?? null) : JSON.stringify(request) }),
      })
      const { code, msg, data } = await answer.json()
      if (code !== 200) throw new Failed(msg, code, data)
      return data
    },
  }
}

/** Nested objects go as `key[sub]`; what is not said is left out. */
function pairsOf(value: unknown, path = ''): [string, string][] {
  return Object.entries(Object(value)).flatMap(([name, part]): [string, string][] => {
    const key = path === '' ? name : `${path}[${name}]`
    if (part === undefined || part === null) return []
    return typeof part === 'object'
      ? pairsOf(part, key)
      : [[key, typeof part === 'string' ? part : JSON.stringify(part)]]
  })
}
