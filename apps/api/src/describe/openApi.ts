import { endpoints } from '@zhzz/contract/endpoints.ts'
import { failures } from '@zhzz/contract/failure.ts'
import { declaredWords } from '#describe/declaredWords.ts'
import { describedSchema } from '#describe/describedSchema.ts'
import { readExamples } from '#describe/examples.ts'
import { commonAnswers, operation } from '#describe/operation.ts'
import type { Schema } from '#describe/schemaOf.ts'
import { shareObjects } from '#describe/shareObjects.ts'
import { tags } from '#describe/tags.ts'
import { describeWebhooks } from '#describe/webhooks.ts'

/** The contract as OpenAPI 3.1: one operation for each path, its `operationId` the call's name. */
export function describeCalls(): Schema {
  const words = declaredWords()
  const examples = readExamples()
  const shared: Schema = { Failure: failure(Object.values(failures)), Declined: failure(declined) }
  const paths: Record<string, Schema> = {}
  for (const endpoint of endpoints)
    for (const [index, path] of [endpoint.path, ...endpoint.alsoAt].entries()) {
      const around = { shared, words, example: examples[endpoint.name] }
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, index, around) }
    }
  const schemas = Object.fromEntries(
    Object.entries(shared).map(([name, schema]) => [name, describedSchema(Object(schema), '', words)]),
  )
  return {
    openapi: '3.1.0',
    info: {
      title: '智慧会展',
      version: '1.0.1',
      description:
        'Every answer is an envelope `{code, msg, data}`: code 200 and what was asked for, or the code of a failure, whose `data` names it. Times are ISO 8601, what leaves the server is UTC; ids are UUIDs.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      contact: { name: '客服 · customer service: reference.customerServiceInfo tells how to reach it' },
    },
    servers: [{ url: '/', description: 'The server that gave this document' }],
    tags: Object.entries(tags).map(([name, description]) => ({
      name,
      description,
      'x-displayName': description,
    })),
    paths: shareObjects(paths, schemas, words),
    webhooks: describeWebhooks(words),
    components: {
      schemas,
      responses: commonAnswers(),
      parameters: { IdempotencyKey: idempotencyKey },
      securitySchemes,
    },
  }
}

/** Failures that come as a success of HTTP: the page reacts to them. */
const declined = Object.values(failures).filter(({ status }) => status === 200)

function failure(of: readonly { code: number }[]): Schema {
  const names = Object.entries(failures).filter(([, { code }]) => of.some((one) => one.code === code))
  return {
    type: 'object',
    description: 'The envelope of a failure.',
    properties: {
      code: { type: 'integer', enum: of.map(({ code }) => code), description: 'Number of the failure.' },
      msg: { type: 'string', description: 'A sentence to show, in Chinese.' },
      data: {
        type: 'object',
        description: 'Which failure.',
        properties: {
          failure: { type: 'string', enum: names.map(([name]) => name), description: 'Its name.' },
          detail: { description: 'What there is to know about it; null: nothing.' },
        },
        required: ['failure', 'detail'],
      },
    },
    required: ['code', 'msg', 'data'],
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'One for each action of the user: the same key with the same request has one effect and one answer.',
  schema: { type: 'string', maxLength: 255 },
}

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'header',
    name: 'Jwt-Token',
    description:
      'The session of a person: `account.sendLoginPhoneCode`, then `account.phoneCodeLogin` with the code, whose `token` it is. It ends after 30 days without a call, and after 90 days.',
  },
  key: { type: 'http', scheme: 'bearer', description: 'A key for programs (访问密钥), `zhzz_…`.' },
  operator: {
    type: 'apiKey',
    in: 'header',
    name: 'Jwt-Token',
    description: 'A session of the console: `operate.signIn` gives it to an operator.',
  },
}
