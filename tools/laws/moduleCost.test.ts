import { expect, test } from 'vitest'
import { dearModules, moduleCost } from './moduleCost.ts'
import type { SourceFile } from './sourceFile.ts'

function file(path: string, ...lines: string[]): SourceFile {
  return { path, text: `${lines.join('\n')}\n`, lines: lines.length, specifiers: [], imports: [] }
}

test('a module costs its own files and what names it elsewhere, beside what is named before it is built', () => {
  const cost = moduleCost(
    [
      file('packages/contract/src/companyModule/branch.ts', 'a', 'b', 'c'),
      file('packages/contract/src/companyModule/companyModules.ts', 'import { branch }', '= { branch }'),
      file('apps/h5/src/nav/specPages.ts', "'branch'", "'tenderProjectPage'", "'signedIn/branch'"),
      file('apps/h5/src/pages/enterprise/detail/branch.tsx', 'page'),
      file('apps/h5/src/i18n/words/branch.ts', 'words'),
      file('apps/h5/e2e/pages/enterprise/detail/branch.e2e.ts', 'test'),
      file('apps/api/src/handlers.gen.ts', 'branch'),
      file('apps/api/src/server.ts', 'branches'),
    ],
    'branch',
    'tenderProjectPage',
  )
  expect([...cost.files.values()]).toEqual([3, 2, 1, 1])
  expect(cost.lines).toBe(7)
  expect(dearModules([cost])).toEqual([])
  const lines = Array.from({ length: 191 }, String)
  const dear = moduleCost([file('apps/api/src/company/branch.ts', ...lines)], 'branch', 'tenderProjectPage')
  expect(dearModules([dear])).toEqual([
    'branch: 191 lines in 1 files, at most 190 in 8: apps/api/src/company/branch.ts 191',
  ])
})
