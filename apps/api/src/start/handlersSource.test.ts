import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { domains } from '@zhzz/contract/endpoints.ts'
import { expect, test } from 'vitest'
import { handlersSource } from '#start/handlersSource.ts'

test('what the server serves is written from the calls of the contract', () => {
  const written = readFileSync(join(import.meta.dirname, '../handlers.gen.ts'), 'utf8')
  expect(handlersSource(domains, () => true)).toBe(written)
})

test('two calls of one name keep apart, each with the file of its domain', () => {
  const text = handlersSource({ hall: { search: {} }, company: { search: {} } }, () => true)
  expect(text).toContain(
    "import { search as companySearch } from '#company/search.ts'\nimport { search as hallSearch }",
  )
  expect(text).toContain(
    '  company: {\n    search: companySearch,\n  },\n  hall: {\n    search: hallSearch,\n  },',
  )
})

test('a call without a file says which one to write', () => {
  const there = (path: string) => path !== 'company/branch.ts' && path !== 'hall/list.ts'
  const made = () => handlersSource({ company: { branch: {}, detail: {} }, hall: { list: {} } }, there)
  expect(made).toThrow(
    /company\.branch .*write apps\/api\/src\/company\/branch\.ts .*\nhall\.list .*npm run handlers$/,
  )
})
