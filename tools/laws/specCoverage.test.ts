import { expect, test } from 'vitest'
import { coverageFaults } from './specCoverage.ts'

const files: Record<string, string> = {
  'a.test.ts': "test('it holds', () => {})\ntest.each(x)(\"it's %s\", () => {})",
}

function faultsOf(...rows: string[]): string[] {
  const markdown = ['## §5 Rules', '| Sentence | Test |', '|---|---|', ...rows].join('\n')
  return coverageFaults(markdown, (path) => files[path])
}

test('a row names tests that are there, with their titles as written', () => {
  expect(faultsOf("| email | `a.test.ts` › `it holds`; `a.test.ts` › `it's %s` |")).toEqual([])
})

test('a row without a test, with a file that is gone or with another title is told', () => {
  expect(
    faultsOf('| email | |', '| URL | `b.test.ts` › `it holds` |', '| date | `a.test.ts` › `it hold` |'),
  ).toEqual([
    'docs/spec-coverage.md:4: no test holds "email"',
    'docs/spec-coverage.md:5: there is no b.test.ts',
    'docs/spec-coverage.md:6: a.test.ts has no test "it hold"',
  ])
})

test('half a reference is told', () => {
  expect(faultsOf('| email | `a.test.ts` › `it holds`; `a.test.ts` |')).toEqual([
    'docs/spec-coverage.md:4: a test is written `path` › `title`',
  ])
})
