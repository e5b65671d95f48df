import { expect, test } from 'vitest'
import { billOfMaterials } from './sbom.ts'

test('the bill of materials names what runs, with version and hash, and nothing of development', async () => {
  const bill = await billOfMaterials()
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
  const { components } = bill
  const names = components.map(({ name }) => name)
  for (const runs of ['fastify', 'pg', 'kysely', 'react', 'zod', 'sharp']) expect(names).toContain(runs)
  for (const not of ['vitest', 'typescript', 'oxlint', 'knip', 'playwright-core'])
    expect(names).not.toContain(not)
  const ours = names.filter((name) => name.startsWith('@zhzz/'))
  const foreign = components.filter(({ name }) => !ours.includes(name) && name !== 'zhzz')
  expect(foreign.filter(({ version, purl, hashes }) => !version || !purl || !hashes?.length)).toEqual([])
})
