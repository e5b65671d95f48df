import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { endpoints } from '@zhzz/contract/endpoints.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { expect, test } from 'vitest'
import { glossary } from '#describe/glossary.ts'
import { describeCalls } from '#describe/openApi.ts'
import { isSchema } from '#describe/schemaOf.ts'

const document = describeCalls()
const text = JSON.stringify(document)

test('the recommended rules of Redocly find nothing', { timeout: 300_000 }, async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: text, config, absoluteRef: '/openapi.json' })
  expect(
    problems.map(({ ruleId, message, location: [at] }) => `${ruleId} ${at?.pointer} ${message}`),
  ).toEqual([])
})

test('the rules of spectral:oas find nothing', { timeout: 300_000 }, async () => {
  const linter = new spectral.Spectral()
  // The two packages come from one house, and their types do not fit.
  linter.setRuleset(trusted<RulesetDefinition>({ extends: [[oas, 'recommended']], rules: {} }))
  const problems = await linter.run(text)
  expect(problems.map(({ code, message, path }) => `${code} ${path.join(' ')} ${message}`)).toEqual([])
})

test('every property says what it means: by a comment where it is declared, or a line of packages/contract/src/glossary', () => {
  const silent = new Set<string>()
  const used = new Set<string>()
  const look = (value: unknown, isNamed: boolean): void => {
    if (Array.isArray(value)) return value.forEach((part) => look(part, false))
    if (!isSchema(value)) return
    for (const [name, part] of Object.entries(value)) {
      if (isNamed) used.add(name)
      if (isNamed && isSchema(part) && part['description'] === undefined) silent.add(name)
      if (name !== 'example' || isNamed) look(part, name === 'properties' && !isNamed)
    }
    const { in: place, name, description } = value
    if (place === 'query') used.add(String(name))
    if (place === 'query' && description === undefined) silent.add(String(name))
  }
  look(document, false)
  expect([...silent]).toEqual([])
  const idle = Object.keys(glossary).filter((name) => !used.has(name.split('.').at(-1) ?? ''))
  expect(idle, 'lines of the glossary that no property needs').toEqual([])
})

test('every call has an example, and no reference leads nowhere', () => {
  const operations = Object.values(Object(document['paths'])).flatMap((path) => Object.values(Object(path)))
  for (const { name, input } of endpoints) {
    const found = Object(operations.find((operation) => Object(operation).operationId === name))
    const media = Object.values(Object(found.responses)).map(
      (answer) => Object(answer).content?.['application/json'],
    )
    expect(
      media.some((one) => one?.example !== undefined),
      name,
    ).toBe(true)
    expect(input).toBeDefined()
  }
  const { schemas, responses } = Object(document['components'])
  for (const [, kind, name = ''] of text.matchAll(/"#\/components\/(schemas|responses)\/([^"]+)"/g))
    expect(Object.keys(kind === 'schemas' ? schemas : responses)).toContain(name)
})
