import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import fc from 'fast-check'
import { z } from 'zod'

type Schema = z.core.JSONSchema.BaseSchema

/** What PostgreSQL, JSON, dates, numbers, searches, paths and pages have stumbled over elsewhere (reliability §6.2). */
export const evil = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  "' or 1=1 --",
  '%\\_',
  '(a+)+$',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'a\r\nset-cookie: x=1',
  '99999999999999999999',
  'abc',
  '-1',
  '1e999',
  'NaN',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '2026-11-21T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '𠮷'.repeat(60),
  '机'.repeat(5_000),
  'x'.repeat(200_000),
  '\u202e\u200b\ufeff',
  'null',
  '',
]

const anything = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...evil) },
  fc.constantFrom(0, -1, 1, 3, 100, 101, 2 ** 31, 2 ** 53, 1e308, -0.5, true, false, null),
  fc.constantFrom([], {}, [[]], ['\u0000'], { $gt: '' }, Array(500).fill('110000'), { length: 9 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
)

const dates = ['2026-11-21', '2026-12-31', '1900-01-01', '0001-01-01', '9999-12-31']
const instants = ['2026-11-21T08:00:00Z', '2026-11-22T00:00:00+08:00', '0001-01-01T00:00:00Z']
const words = ['激光', '机床', '上海', 'a', '%', "'", '𠮷', '跟进', 'ALL', '']

/**
 * Inputs of one call as a stranger with its description would make them: most fields are what they should be, so that
 * the handler is reached, some are anything, some are missing, and some nobody asked for. `ids` exist.
 */
export function hostileInputs(endpoint: Endpoint, ids: readonly string[]): fc.Arbitrary<unknown> {
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' })
  const more = fc.dictionary(
    fc.constantFrom('unknownField', 'id', 'tenantId', 'isAdmin', 'limit'),
    anything,
    {
      maxKeys: 1,
    },
  )
  const shaped = fc
    .tuple(valueOf(schema, ids), more)
    .map(([value, others]) => ({ ...others, ...(typeof value === 'object' && value) }))
  const isInQuery = endpoint.method === 'GET' || endpoint.takes === 'bytes'
  return isInQuery ? shaped : fc.oneof({ weight: 30, arbitrary: shaped }, anything)
}

function valueOf(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: goodValueOf(schema, ids) }, anything)
}

function goodValueOf(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const { anyOf, type } = schema
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (anyOf !== undefined) return fc.oneof(...anyOf.map((each) => goodValueOf(each, ids)))
  if (type === 'object') return objectOf(schema, ids)
  if (type === 'array') {
    const { items } = schema
    const item = typeof items === 'object' && !Array.isArray(items) ? valueOf(items, ids) : anything
    return fc.array(item, { maxLength: 4 })
  }
  if (type === 'integer' || type === 'number') {
    const { minimum = -1e6, maximum = 1e6 } = schema
    return fc.oneof(
      fc.constantFrom(minimum, maximum),
      type === 'integer'
        ? fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) })
        : fc.double(),
    )
  }
  if (type === 'boolean') return fc.boolean()
  return type === 'string' ? textOf(schema, ids) : anything
}

function textOf({ format, pattern, maxLength = 100 }: Schema, ids: readonly string[]): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid())
  if (format === 'date') return fc.constantFrom(...dates)
  if (format === 'date-time') return fc.constantFrom(...instants)
  if (pattern !== undefined && format === undefined) return fc.stringMatching(new RegExp(pattern))
  return fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'grapheme', maxLength }))
}

function objectOf(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema
  if (typeof additionalProperties === 'object' && Object.keys(properties).length === 0)
    return fc.dictionary(fc.string({ maxLength: 12 }), valueOf(additionalProperties, ids), { maxKeys: 4 })
  const fields: Record<string, fc.Arbitrary<unknown>> = {}
  for (const [name, field] of Object.entries(properties))
    if (typeof field === 'object') fields[name] = valueOf(field, ids)
  const always = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) })
  return fc.oneof({ weight: 12, arbitrary: always }, fc.record(fields, { requiredKeys: [] }))
}
