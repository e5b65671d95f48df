import { webhookEventNames } from '@zhzz/contract/webhook/eventNames.ts'
import { webhookEvents } from '@zhzz/contract/webhook/events.ts'
import { z } from 'zod'
import type { DeclaredWords } from '#describe/declaredWords.ts'
import { describedSchema } from '#describe/describedSchema.ts'
import type { Schema } from '#describe/schemaOf.ts'

/** What endpoints of people's programs are sent, as `webhooks` of OpenAPI 3.1. */
export function describeWebhooks(words: DeclaredWords): Schema {
  return Object.fromEntries(webhookEventNames.map((name) => [name, { post: posted(name, words) }]))
}

function posted(name: (typeof webhookEventNames)[number], words: DeclaredWords): Schema {
  const { says, data, example } = webhookEvents[name]
  const { $schema: _dialect, ...schema } = z.toJSONSchema(data, { unrepresentable: 'any' })
  const payload = {
    type: 'object',
    properties: {
      type: { const: name, description: 'Which event.' },
      timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
      data: { description: 'What it is about.', ...describedSchema(schema, 'webhook', words) },
    },
    required: ['type', 'timestamp', 'data'],
  }
  return {
    operationId: `webhook.on.${name}`,
    tags: ['webhook'],
    summary: says,
    description:
      'Signed as Standard Webhooks says. Sent at least once: `webhook-id` stays the same. Events of one object come in order.',
    security: [],
    parameters: headers,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: payload,
          example: { type: name, timestamp: '2026-12-01T02:05:00.000Z', data: example },
        },
      },
    },
    responses: {
      '2XX': { description: 'Taken.' },
      '410': { description: 'Wanted no more: the endpoint is switched off.' },
      '4XX': { description: 'Not taken: it is tried again.' },
    },
  }
}

const headers = [
  ['webhook-id', 'Of the event; the same with each try.', { type: 'string', format: 'uuid' }],
  ['webhook-timestamp', 'Of this try, in seconds since 1970.', { type: 'string' }],
  [
    'webhook-signature',
    '`v1,` and base64 of HMAC-SHA256 over `id.timestamp.body`; several between blanks while a secret is renewed.',
    { type: 'string' },
  ],
].map(([name, description, schema]) => ({ name, in: 'header', required: true, description, schema }))
