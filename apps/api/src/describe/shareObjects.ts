import type { DeclaredWords } from '#describe/declaredWords.ts'
import { isSchema, type Schema } from '#describe/schemaOf.ts'

/** Shorter ones are read faster where they stand. */
const worthSharing = 120

/**
 * Objects that stand in several places become components, by the name they are declared under, else by where they stand
 * first. `schemas`: what the document shares already, to which they are added.
 */
export function shareObjects(paths: Schema, schemas: Schema, words: DeclaredWords): Schema {
  const counts = new Map<string, number>()
  const count = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(count)
    if (!isSchema(value)) return
    if (isSchema(value['properties'])) counts.set(keyOf(value), (counts.get(keyOf(value)) ?? 0) + 1)
    for (const [name, part] of Object.entries(value)) if (!isExample(name)) count(part)
  }
  count(paths)
  count(schemas)
  const names = new Map<string, string>()
  const shared = (value: unknown, owner: string): unknown => {
    if (Array.isArray(value)) return value.map((part) => shared(part, owner))
    if (!isSchema(value)) return value
    const key = isSchema(value['properties']) ? keyOf(value) : ''
    if (key.length < worthSharing || (counts.get(key) ?? 0) < 2) return parts(value, owner)
    const name = names.get(key) ?? freeName(nameOf(value, owner, words), schemas)
    const isNew = !names.has(key)
    names.set(key, name)
    const { description, ...rest } = value
    if (isNew) {
      schemas[name] = {}
      schemas[name] = parts(rest, owner)
    }
    return { $ref: `#/components/schemas/${name}`, ...(description !== undefined && { description }) }
  }
  const parts = (value: Schema, owner: string): Schema =>
    Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        name,
        isExample(name)
          ? part
          : name === 'properties' && isSchema(part)
            ? Object.fromEntries(
                Object.entries(part).map(([property, each]) => [
                  property,
                  shared(each, property === 'data' ? owner : property),
                ]),
              )
            : shared(part, isStep(name) ? owner : (callIn(value) ?? owner)),
      ]),
    )
  const own = Object.keys(schemas)
  const document = parts(paths, '')
  for (const name of own) schemas[name] = parts(Object(schemas[name]), name)
  return document
}

function isExample(name: string): boolean {
  return name === 'example' || name === 'examples'
}

function isStep(name: string): boolean {
  return name === 'items' || name === 'anyOf' || name === 'oneOf' || name === 'allOf'
}

function callIn(value: Schema): string | undefined {
  const id = value['operationId']
  return typeof id === 'string' ? id : undefined
}

function keyOf({ description: _own, ...schema }: Schema): string {
  return JSON.stringify(schema)
}

function nameOf(schema: Schema, owner: string, { objectNames }: DeclaredWords): string {
  const keys = Object.keys(Object(schema['properties'])).toSorted().join()
  const name = objectNames.get(keys) ?? (keys === 'code,data,msg' ? `${owner}.answer` : owner)
  return `${name} ${variantOf(schema)}`
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

/** Of one of several: the word that tells it from the others. */
function variantOf(schema: Schema): string {
  const values = Object.values(Object(schema['properties'])).map((part) => Object(part).const)
  return values.find((value) => typeof value === 'string') ?? ''
}

function freeName(name: string, taken: Schema): string {
  for (let at = 1; ; at++) {
    const free = at === 1 ? name : `${name}${at}`
    if (!(free in taken)) return free
  }
}
