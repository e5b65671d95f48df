import { isDeepStrictEqual } from 'node:util'
import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import { endpoints } from '@zhzz/contract/endpoints.ts'
import { commonFailures, type FailureName, failureNames, failures } from '@zhzz/contract/failure.ts'
import { failureMessages } from '@zhzz/contract/failureMessages.ts'
import type { FastifyInstance } from 'fastify'

const anyCallMay: readonly FailureName[] = commonFailures
const byRoute = new Map<string, Endpoint>(
  endpoints.flatMap((endpoint) =>
    [endpoint.path, ...endpoint.alsoAt].map((path) => [`${endpoint.method} ${path}`, endpoint] as const),
  ),
)

/**
 * Holds every answer that a server gives, however it was asked, against the contract: what does not hold is in the
 * list. Before `ready()`; where a built app is served its calls are not watched.
 */
export function watchAnswers(app: FastifyInstance): string[] {
  const broken: string[] = []
  app.addHook('onSend', async (request, reply, payload) => {
    const endpoint = byRoute.get(`${request.method} ${request.routeOptions.url}`)
    if (endpoint === undefined || reply.statusCode === 304 || reply.getHeader('content-encoding')) return
    const wrong = typeof payload === 'string' ? whatIsWrong(endpoint, reply.statusCode, payload) : 'no text'
    if (wrong !== null) broken.push(`${endpoint.name} (${reply.statusCode}): ${wrong}`)
  })
  return broken
}

/** Null when the answer is what the contract says: no field too few and none too many. */
export function whatIsWrong(endpoint: Endpoint, status: number, payload: string): string | null {
  const envelope = JSON.parse(payload)
  if (Object.keys(envelope).join() !== 'code,msg,data')
    return `an envelope of ${Object.keys(envelope).join()}`
  const { code, msg, data } = envelope
  if (code === 200)
    return status === 200 && msg === 'success' ? wrongData(endpoint, data) : 'success badly put'
  if (Object.keys(Object(data)).join() !== 'failure,detail')
    return `a failure of ${Object.keys(Object(data)).join()}`
  const name = failureNames.find((each) => each === data.failure)
  if (name === undefined) return `unknown failure ${data.failure}`
  if (!anyCallMay.includes(name) && !endpoint.fails.includes(name)) return `undeclared failure ${name}`
  const right = failures[name]
  return right.code === code && right.status === status && failureMessages[name] === msg
    ? null
    : `${name} badly put`
}

function wrongData({ output }: Endpoint, data: unknown): string | null {
  const parsed = output.safeParse(data)
  if (!parsed.success) return parsed.error.message
  // The schema drops what it does not know.
  if (!isDeepStrictEqual(parsed.data, data)) return 'more than the contract says'
  const file = sourcesIn(data).find((source) => fileName.test(source))
  return file === undefined ? null : `the name of a file as a source: ${file}`
}

const fileName = /\.(?:csv|tsv|txt|ndjson|jsonl|json|xlsx?|ics|zip)$/i

/** Whom an answer says its facts come from: every text of a field source…, addresses left out. */
export function sourcesIn(data: unknown, field = ''): string[] {
  if (typeof data === 'string') return field.startsWith('source') && !data.includes('://') ? [data] : []
  if (Array.isArray(data)) return data.flatMap((each) => sourcesIn(each, field))
  return Object.entries(Object(data)).flatMap(([name, value]) => sourcesIn(value, name))
}
