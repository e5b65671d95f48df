import type { DeclaredWords, Written } from '#describe/declaredWords.ts'
import { glossary } from '#describe/glossary.ts'
import { isSchema, partOf, type Schema } from '#describe/schemaOf.ts'

/**
 * A schema whose every property says what it means: in the words of its declaration, else in those of the glossary. A
 * tuple says what its places hold, as tools that know no `prefixItems` read it.
 */
export function describedSchema(schema: Schema, domain: string, words: DeclaredWords): Schema {
  const described = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(described)
    if (!isSchema(value)) return value
    const parts = Object.fromEntries(
      Object.entries(plainly(value)).map(([name, part]) => [
        name,
        name === 'properties' ? part : described(part),
      ]),
    )
    const [first] = Array.isArray(value['prefixItems']) ? value['prefixItems'] : []
    if (first !== undefined) parts['items'] ||= first
    if (!isSchema(value['properties'])) return parts
    return { ...parts, properties: propertiesOf(value['properties']) }
  }
  const propertiesOf = (properties: Schema): Schema => {
    const names = Object.keys(properties)
    return Object.fromEntries(
      names.map((name) => {
        const description = saysOf(name, names, domain, words)
        const part = described(partOf(properties, name))
        return [name, { ...(description !== undefined && { description }), ...Object(part) }]
      }),
    )
  }
  return Object(described(schema))
}

/**
 * Without what only repeats it: the pattern of a known format, the bounds of every whole number; and without patterns that
 * name properties of characters, which most tools read as letters.
 */
function plainly({ pattern, minimum, maximum, ...schema }: Schema): Schema {
  return {
    ...schema,
    ...(schema['format'] === undefined && isPlain(pattern) && { pattern }),
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
  }
}

function isPlain(pattern: unknown): boolean {
  return typeof pattern === 'string' && !pattern.includes('\\p{')
}

/** What a property among others means; undefined: nobody has said. */
export function saysOf(
  name: string,
  beside: string[],
  domain: string,
  words: DeclaredWords,
): string | undefined {
  const declared = words.objects
    .get(name)
    ?.filter(({ keys }) => keys.every((key) => beside.includes(key)))
    .reduce<Written | undefined>(
      (best, one) => (best && best.keys.length >= one.keys.length ? best : one),
      undefined,
    )
  return declared?.says.get(name) ?? glossary[`${domain}.${name}`] ?? glossary[name]
}
