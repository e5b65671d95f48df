import { opensToKeys } from '@zhzz/contract/accessKey/scope.ts'
import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import { endpoints } from '@zhzz/contract/endpoints.ts'
import { commonFailures, type FailureName, failures } from '@zhzz/contract/failure.ts'
import { failureMessages } from '@zhzz/contract/failureMessages.ts'
import { isOperatorAccess } from '@zhzz/contract/operatorRole.ts'
import { z } from 'zod'

type Schema = Record<string, unknown>

/** The contract as OpenAPI 3.1: one operation for each path, its `operationId` the call's name. */
export function describeCalls(): Schema {
  const shared: Schema = {
    Failure: {
      type: 'object',
      description:
        'The envelope of a failure; `data.failure` is its name, `data.detail` what there is to know about it.',
      properties: {
        code: { type: 'integer' },
        msg: { type: 'string' },
        data: {
          type: 'object',
          properties: { failure: { type: 'string', enum: Object.keys(failures) }, detail: {} },
          required: ['failure', 'detail'],
        },
      },
      required: ['code', 'msg', 'data'],
    },
  }
  const paths: Record<string, Schema> = {}
  for (const endpoint of endpoints)
    for (const [index, path] of [endpoint.path, ...endpoint.alsoAt].entries())
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, index, shared) }
  return {
    openapi: '3.1.0',
    info: {
      title: '智慧会展',
      version: '1.0.1',
      description: 'Every answer is an envelope {code, msg, data}.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: shared,
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'Jwt-Token' },
        key: { type: 'http', scheme: 'bearer', description: 'a key for programs (访问密钥), zhzz_…' },
        operator: {
          type: 'apiKey',
          in: 'header',
          name: 'Jwt-Token',
          description: 'a session of the console',
        },
      },
    },
  }
}

function operation(endpoint: Endpoint, index: number, shared: Schema): Schema {
  const input = schemaOf(endpoint, 'input', shared)
  const kind = isOperatorAccess(endpoint.access) ? 'operator' : 'session'
  return {
    operationId: index === 0 ? endpoint.name : `${endpoint.name}.${index}`,
    tags: [endpoint.name.split('.')[0]],
    summary: endpoint.summary,
    security: [
      ...(endpoint.access === 'visitor' ? [{}] : []),
      ...(endpoint.access === 'anyone' ? [] : [{ [kind]: [] }]),
      ...(opensToKeys(endpoint) ? [{ key: [] }] : []),
    ],
    parameters: [...(endpoint.method === 'GET' ? queryParameters(input) : []), ...keyParameter(endpoint)],
    ...(endpoint.method === 'POST' && {
      requestBody: { required: true, content: { 'application/json': { schema: input } } },
    }),
    responses: responses(endpoint, shared),
  }
}

function responses(endpoint: Endpoint, shared: Schema): Schema {
  const byStatus = new Map<number, FailureName[]>()
  for (const name of [...endpoint.fails, ...commonFailures])
    byStatus.set(failures[name].status, [...(byStatus.get(failures[name].status) ?? []), name])
  const failure = { $ref: '#/components/schemas/Failure' }
  const success = {
    type: 'object',
    properties: { code: { const: 200 }, msg: { type: 'string' }, data: schemaOf(endpoint, 'output', shared) },
    required: ['code', 'msg', 'data'],
  }
  const declined = byStatus.get(200)
  byStatus.delete(200)
  const answers: Record<string, Schema> = {
    200: answer(
      declined ? `The answer, or ${listed(declined)}` : 'The answer',
      declined ? { oneOf: [success, failure] } : success,
    ),
  }
  for (const [status, names] of byStatus) answers[status] = answer(listed(names), failure)
  return answers
}

function answer(description: string, schema: unknown): Schema {
  return { description, content: { 'application/json': { schema } } }
}

function listed(names: FailureName[]): string {
  return names.map((name) => `${name} (${failures[name].code}): ${failureMessages[name]}`).join('; ')
}

function keyParameter(endpoint: Endpoint): Schema[] {
  if (endpoint.kind === 'read' || endpoint.access === 'anyone') return []
  const description =
    'One for each action of the user: the same key with the same request has one effect and one answer.'
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description,
      schema: { type: 'string', maxLength: 255 },
    },
  ]
}

function queryParameters(input: Schema): Schema[] {
  const { properties, required } = input
  if (typeof properties !== 'object' || properties === null) return []
  const needed: unknown[] = Array.isArray(required) ? required : []
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: needed.includes(name),
    schema,
  }))
}

/** JSON Schema of one side of a call. Recursive parts move to the document's shared schemas. */
export function schemaOf(endpoint: Endpoint, side: 'input' | 'output', shared: Schema): Schema {
  const {
    $schema: _dialect,
    $defs,
    ...schema
  } = z.toJSONSchema(endpoint[side], { io: side, unrepresentable: 'any' })
  const prefix = `${endpoint.name}.${side}`
  for (const [name, definition] of Object.entries($defs ?? {}))
    shared[`${prefix}.${name}`] = moved(definition, prefix)
  return moved(schema, prefix)
}

function moved(schema: unknown, prefix: string): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"#/components/schemas/${prefix}.`))
}
