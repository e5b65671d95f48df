import { expect, test } from 'vitest'
import { fileRules } from './fileRules.ts'
import { madeUp } from './madeUp.ts'

function isTold(path: string, text = ''): boolean {
  return fileRules([madeUp(path, text)]).length > 0
}

test('a name that says nothing is told, of a file and of a folder', () => {
  for (const path of [
    'apps/api/src/member/shared.ts',
    'apps/api/src/stuff/seat.ts',
    'apps/api/src/team/things.ts',
    'apps/api/src/team/miscellany.ts',
    'apps/api/src/team/shared.test.ts',
    'apps/h5/src/platform/utils.browser.ts',
    'apps/h5/src/company/dateUtils.ts',
    'apps/h5/src/company/commonTypes.ts',
    'packages/db/src/Helpers.ts',
  ])
    expect(isTold(path), path).toBe(true)
})

test('a word that says nothing may stand beside one that does', () => {
  for (const path of [
    'apps/api/src/member/teamFollowUp.ts',
    'apps/import/src/read/sharedStrings.ts',
    'apps/h5/src/support/CustomerService.tsx',
    'apps/h5/src/company/contactType.ts',
  ])
    expect(isTold(path), path).toBe(false)
})

test('long is what a program wrote, reference data and dictionaries, nothing that is called like them', () => {
  const long = '\n'.repeat(251)
  for (const path of [
    'packages/db/src/tables.gen.ts',
    'packages/db/src/reference/districtEnglishNames.ts',
    'apps/h5/src/i18n/words/company.ts',
  ])
    expect(isTold(path, long), path).toBe(false)
  for (const path of [
    'apps/api/src/reference/long.ts',
    'packages/contract/src/reference/calls.ts',
    'apps/sample/src/seed/long.ts',
    'apps/h5/src/company/i18n/words.ts',
    'apps/api/src/migrations/long.ts',
  ])
    expect(isTold(path, long), path).toBe(true)
})

test('a type asserted by a second signature is told', () => {
  const cast =
    'function rowOf(data: unknown): Row\nfunction rowOf(data: unknown): unknown {\n  return data\n}\n'
  expect(isTold('apps/api/src/team/list.ts', cast)).toBe(true)
  expect(isTold('apps/api/src/team/list.ts', cast.replace('): unknown {', '): Row {'))).toBe(false)
})

test('the client runs without a page, and outside of its react/ without React', () => {
  const path = 'packages/client/src/session.ts'
  for (const text of [
    "localStorage.getItem('ZKY-Token')",
    "document.cookie = ''",
    'if (navigator.onLine) return',
    'new XMLHttpRequest()',
    'import.meta.env.SSR',
    "import { useState } from 'react'",
    "import { QueryClient } from '@tanstack/react-query'",
    "import { useRead } from '#react/useRead.ts'",
  ])
    expect(isTold(path, text), text).toBe(true)
  for (const text of [
    'const aborter = new AbortController()',
    "await fetch('/a')",
    'new Intl.PluralRules(locale)',
  ])
    expect(isTold(path, text), text).toBe(false)
  expect(isTold('packages/client/src/react/useRead.ts', "import { useState } from 'react'")).toBe(false)
  expect(isTold('packages/client/src/react/useRead.ts', 'document.title')).toBe(true)
})

test('an import that is not written out is told', () => {
  const path = 'apps/api/src/team/list.ts'
  for (const text of [
    'await import(path)',
    'await import(\n  path,\n)',
    'await import(`#company/${name}.ts`)',
    'await import("#company/card.ts")',
    "import.meta.glob('/src/company/*.ts')",
  ])
    expect(isTold(path, text), text).toBe(true)
  expect(isTold(path, "await import('#team/seats.ts')")).toBe(false)
  expect(isTold(path, "await import(\n  '#team/seats.ts'\n)")).toBe(false)
  expect(isTold('tools/trial/runTrials.ts', 'await import(path)')).toBe(false)
})

test('only the list of pages names the types of whole modules', () => {
  const text = "export type Page = typeof import('#pages/my/my.tsx').default\n"
  expect(isTold('apps/h5/src/nav/to.ts', text)).toBe(true)
  expect(isTold('apps/h5/src/nav/pages.gen.ts', text)).toBe(false)
})
