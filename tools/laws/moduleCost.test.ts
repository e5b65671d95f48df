import { expect, test } from 'vitest'
import { dearModules, moduleCost } from './moduleCost.ts'
import type { SourceFile } from './sourceFile.ts'

function file(path: string, ...lines: string[]): SourceFile {
  return { path, text: `${lines.join('\n')}\n`, lines: lines.length, specifiers: [], imports: [] }
}

test('a module costs its own files and what enters it among all; a word that is like its name costs nothing', () => {
  const cost = moduleCost(
    [
      file('packages/contract/src/companyModule/branch.ts', 'a', 'b', 'c'),
      file(
        'packages/contract/src/companyModule/companyModules.ts',
        "import { branch } from '#companyModule/branch.ts'",
        '  branch,',
      ),
      file('apps/h5/src/ui/icons.ts', "'branch'", 'branch: 1', 'const branch = 2'),
      file('apps/h5/src/pages/enterprise/detail/branch.tsx', 'page'),
      file('apps/h5/src/i18n/words/branch.ts', 'words'),
      file('apps/h5/e2e/pages/enterprise/detail/branch.e2e.ts', 'test'),
      file('apps/api/src/handlers.gen.ts', 'branch'),
      file('apps/api/src/server.ts', 'branches'),
    ],
    'branch',
  )
  expect([...cost.files.values()]).toEqual([3, 2, 1])
  expect(cost.lines).toBe(6)
  expect(dearModules([cost])).toEqual([])
  const lines = Array.from({ length: 221 }, String)
  const dear = moduleCost([file('apps/api/src/company/branch.ts', ...lines)], 'branch')
  expect(dearModules([dear])).toEqual([
    'branch: 221 lines in 1 files, at most 220 in 8: apps/api/src/company/branch.ts 221',
  ])
})
