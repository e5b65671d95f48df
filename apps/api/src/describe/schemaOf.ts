import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import { z } from 'zod'

export type Schema = Record<string, unknown>

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

/** What stands behind a name in a schema, as a schema; none: an empty one. */
export function partOf(schema: unknown, name: string): Schema {
  const part: unknown = isSchema(schema) ? schema[name] : undefined
  return isSchema(part) ? part : {}
}

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
