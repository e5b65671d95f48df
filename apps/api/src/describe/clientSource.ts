import { isSchema, partOf, type Schema } from '#describe/schemaOf.ts'

/** The types of every call and where each is asked, as TypeScript that stands alone: packages/sdk/src/calls.gen.ts. */
export function clientSource(document: Schema): string {
  const components = Object.entries(partOf(partOf(document, 'components'), 'schemas')).filter(
    ([name]) => name !== 'Failure' && name !== 'Declined',
  )
  const operations = Object.entries(partOf(document, 'paths')).flatMap(([path, methods]) =>
    Object.entries(Object(methods)).flatMap(([method, operation]): [string, string, Schema][] => [
      [method.toUpperCase(), path, Object(operation)],
    ]),
  )
  const own = operations.filter(([, , { operationId }]) => String(operationId).split('.').length === 2)
  const lines = [
    '// Written by npm run sdk.',
    ...components.map(([name, schema]) => `export type ${typeName(name)} = ${typeOf(schema, '')}\n`),
    'export type Calls = {',
    ...own.map(([, , operation]) => callType(operation)),
    '}\n',
    'export const routes: { readonly [Name in keyof Calls]: readonly [string, string] | readonly [string, string, string] } = {',
    ...own.map(([method, path, operation]) => {
      const bytes = isOfBytes(operation) ? ", 'bytes'" : ''
      return `  '${String(operation['operationId'])}': ['${method}', '${path}'${bytes}],`
    }),
    '}',
  ]
  return `${lines.join('\n')}\n`
}

function callType(operation: Schema): string {
  const { operationId, summary, parameters } = operation
  const query = (Array.isArray(parameters) ? parameters : []).filter((one) => Object(one).in === 'query')
  const asked = partOf(jsonOf(partOf(operation, 'requestBody')), 'schema')
  const request = query.length > 0 || Object.keys(asked).length === 0 ? ofParameters(query) : asked
  return [
    `  /** ${comment(summary)} */`,
    `  '${String(operationId)}': {`,
    `    request: ${typeOf(request, '    ')}`,
    `    answer: ${typeOf(dataOf(operation), '    ')}`,
    '  }',
  ].join('\n')
}

/** Of a success, which is a component where several paths give it. */
function dataOf(operation: Schema): unknown {
  const schema = partOf(jsonOf(partOf(partOf(operation, 'responses'), '200')), 'schema')
  const [success = schema] = Array.isArray(schema['oneOf']) ? schema['oneOf'] : []
  const reference = Object(success).$ref
  if (typeof reference === 'string') return { $ref: reference, isAnswer: true }
  return partOf(partOf(success, 'properties'), 'data')
}

function isOfBytes(operation: Schema): boolean {
  return 'application/octet-stream' in partOf(partOf(operation, 'requestBody'), 'content')
}

function jsonOf(holder: Schema): Schema {
  return partOf(partOf(holder, 'content'), 'application/json')
}

function ofParameters(query: unknown[]): Schema {
  const all = query.map((one): Schema => Object(one))
  return {
    type: 'object',
    properties: Object.fromEntries(
      all.map(({ name, schema, description }) => [String(name), { ...Object(schema), description }]),
    ),
    required: all.filter(({ required }) => required === true).map(({ name }) => name),
  }
}

/** A schema as a type; `indent` is that of the line it begins on. */
function typeOf(schema: unknown, indent: string): string {
  if (!isSchema(schema)) return 'unknown'
  const { $ref: reference, const: value, enum: values, anyOf, oneOf, allOf, type } = schema
  if (typeof reference === 'string')
    return `${typeName(reference.split('/').at(-1) ?? '')}${schema['isAnswer'] === true ? "['data']" : ''}`
  if (value !== undefined) return JSON.stringify(value)
  if (Array.isArray(values)) return values.map((one) => JSON.stringify(one)).join(' | ') || 'never'
  for (const [choices, sign] of [
    [anyOf, ' | '],
    [oneOf, ' | '],
    [allOf, ' & '],
  ] as const)
    if (Array.isArray(choices))
      return [...new Set(choices.map((one) => grouped(typeOf(one, indent))))].join(sign)
  if (Array.isArray(type)) return type.map((one) => typeOf({ ...schema, type: one }, indent)).join(' | ')
  if (type === 'array') return arrayOf(schema, indent)
  if (type === 'object') return objectOf(schema, indent)
  if (type === 'integer' || type === 'number') return 'number'
  return type === 'string' || type === 'boolean' || type === 'null' ? type : 'unknown'
}

function arrayOf({ prefixItems, items }: Schema, indent: string): string {
  if (Array.isArray(prefixItems)) return `[${prefixItems.map((item) => typeOf(item, indent)).join(', ')}]`
  return `${grouped(typeOf(items, indent))}[]`
}

function grouped(type: string): string {
  return /^[^{]* [|&] |^\{[^]*\} [|&] /.test(type) ? `(${type})` : type
}

function objectOf(schema: Schema, indent: string): string {
  const properties = Object.entries(partOf(schema, 'properties'))
  const needed: unknown[] = Array.isArray(schema['required']) ? schema['required'] : []
  const more = schema['additionalProperties']
  if (properties.length === 0)
    return isSchema(more) ? `Record<string, ${typeOf(more, indent)}>` : 'Record<string, never>'
  const inner = `${indent}  `
  const lines = properties.flatMap(([name, part]) => {
    const says = Object(part).description
    const key = /^\w+$/.test(name) ? name : `'${name}'`
    return [
      ...(typeof says === 'string' ? [`${inner}/** ${comment(says)} */`] : []),
      `${inner}${key}${needed.includes(name) ? '' : '?'}: ${typeOf(part, inner)}`,
    ]
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

function comment(text: unknown): string {
  return String(text).replaceAll('*/', '*\u200b/')
}

/** `reference.industryTree.output.__schema0` → ReferenceIndustryTreeOutputSchema0 */
function typeName(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}
