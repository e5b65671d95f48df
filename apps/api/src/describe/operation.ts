import { opensToKeys } from '@zhzz/contract/accessKey/scope.ts'
import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import { commonFailures, type FailureName, failures } from '@zhzz/contract/failure.ts'
import { failureMessages } from '@zhzz/contract/failureMessages.ts'
import { isOperatorAccess } from '@zhzz/contract/operatorRole.ts'
import type { DeclaredWords } from '#describe/declaredWords.ts'
import { describedSchema } from '#describe/describedSchema.ts'
import type { Example } from '#describe/examples.ts'
import { partOf, type Schema, schemaOf } from '#describe/schemaOf.ts'

type Around = { shared: Schema; words: DeclaredWords; example: Example | undefined }

/** One call at one of its paths; `index` 0 is its own. */
export function operation(endpoint: Endpoint, index: number, around: Around): Schema {
  const [domain = ''] = endpoint.name.split('.')
  const input = describedSchema(schemaOf(endpoint, 'input', around.shared), domain, around.words)
  const kind = isOperatorAccess(endpoint.access) ? 'operator' : 'session'
  const isInQuery = endpoint.method === 'GET' || endpoint.takes === 'bytes'
  return {
    operationId: index === 0 ? endpoint.name : `${endpoint.name}.${index}`,
    tags: [domain],
    summary: endpoint.summary,
    description: describe(endpoint),
    security: [
      ...(endpoint.access === 'visitor' ? [{}] : []),
      ...(endpoint.access === 'anyone' ? [] : [{ [kind]: [] }]),
      ...(opensToKeys(endpoint) ? [{ key: [] }] : []),
    ],
    parameters: [...(isInQuery ? queryParameters(input, around.example) : []), ...keyParameter(endpoint)],
    ...(endpoint.method === 'POST' && { requestBody: body(endpoint, input, around.example) }),
    responses: responses(endpoint, domain, around),
  }
}

function describe({ kind, access, quota, takes, maxBody, cacheSeconds }: Endpoint): string {
  const who = {
    anyone: 'Anybody may call it.',
    visitor: 'Anybody may call it; who is signed in sees more.',
    signedIn: 'For who is signed in.',
    operator: 'For an operator of the console.',
  }
  const permission = isOperatorAccess(access)
    ? `For an operator with the role ${access.replace('operator:', '')}.`
    : `For who has the permission ${access}.`
  return [
    kind === 'read'
      ? 'Changes nothing.'
      : 'Changes something; repeated with the same Idempotency-Key it has one effect.',
    Reflect.get(who, access) ?? permission,
    quota === undefined ? '' : `The rows end where the number ${quota} of the plan ends.`,
    takes === 'bytes' ? 'The body is the file as it is; everything else stands in the query.' : '',
    maxBody === undefined ? '' : `The body may have ${maxBody} bytes.`,
    cacheSeconds === undefined ? '' : `The answer may be kept for ${cacheSeconds} seconds.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function body({ takes }: Endpoint, schema: Schema, example: Example | undefined): Schema {
  if (takes === 'bytes')
    return {
      required: true,
      description: 'The bytes of the file.',
      content: {
        'application/octet-stream': {
          schema: { type: 'string', contentMediaType: 'application/octet-stream' },
        },
      },
    }
  return {
    required: true,
    content: { 'application/json': { schema, ...(example && { example: example.request }) } },
  }
}

function responses(endpoint: Endpoint, domain: string, { shared, words, example }: Around): Schema {
  const byStatus = new Map<number, FailureName[]>()
  for (const name of [...endpoint.fails, ...commonFailures])
    byStatus.set(failures[name].status, [...(byStatus.get(failures[name].status) ?? []), name])
  const output = schemaOf(endpoint, 'output', shared)
  const success = {
    type: 'object',
    properties: {
      code: { const: 200, description: 'The call did what it says.' },
      msg: { type: 'string', description: 'Nothing to show.' },
      data: { description: 'What the call gives.', ...describedSchema(output, domain, words) },
    },
    required: ['code', 'msg', 'data'],
  }
  const declined = byStatus.get(200)
  byStatus.delete(200)
  const answers: Record<string, Schema> = {
    200: answer(
      declined ? `The answer, or ${listed(declined)}` : 'The answer',
      declined ? { oneOf: [success, { $ref: '#/components/schemas/Declined' }] } : success,
      example?.status === 200 ? example.answer : undefined,
    ),
  }
  for (const [status, names] of byStatus) {
    const shown = example?.status === status ? example.answer : undefined
    const isCommon = shown === undefined && names.every((name) => isCommonFailure(name))
    answers[status] = isCommon
      ? { $ref: `#/components/responses/Failure${status}` }
      : answer(listed(names), { $ref: '#/components/schemas/Failure' }, shown)
  }
  return answers
}

/** The failures that any call may give, by their status. */
export function commonAnswers(): Schema {
  const statuses = [...new Set(commonFailures.map((name) => failures[name].status))]
  return Object.fromEntries(
    statuses.map((status) => [
      `Failure${status}`,
      answer(
        listed(commonFailures.filter((name) => failures[name].status === status)),
        { $ref: '#/components/schemas/Failure' },
        undefined,
      ),
    ]),
  )
}

function isCommonFailure(name: FailureName): boolean {
  return commonFailures.some((common) => common === name)
}

function answer(description: string, schema: unknown, example: unknown): Schema {
  const media = { schema, ...(example !== undefined && { example }) }
  return { description, content: { 'application/json': media } }
}

function listed(names: FailureName[]): string {
  return names.map((name) => `${name} (${failures[name].code}): ${failureMessages[name]}`).join('; ')
}

function keyParameter(endpoint: Endpoint): Schema[] {
  if (endpoint.kind === 'read' || endpoint.access === 'anyone') return []
  return [{ $ref: '#/components/parameters/IdempotencyKey' }]
}

function queryParameters(input: Schema, example: Example | undefined): Schema[] {
  const properties = partOf(input, 'properties')
  const needed: unknown[] = Array.isArray(input['required']) ? input['required'] : []
  const asked: Schema = Object(example?.request)
  return Object.keys(properties).map((name) => {
    const { description, ...schema } = partOf(properties, name)
    return {
      name,
      in: 'query',
      required: needed.includes(name),
      description,
      schema,
      ...(schema['type'] === 'object' && { style: 'deepObject', explode: true }),
      ...(asked[name] !== undefined && { example: numberOr(asked[name], schema) }),
    }
  })
}

/** In an address everything is text; the document says what it is read as. */
function numberOr(value: unknown, { type }: Schema): unknown {
  return type === 'number' || type === 'integer' ? Number(value) : value
}
