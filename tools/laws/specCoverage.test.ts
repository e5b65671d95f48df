import { expect, test } from 'vitest'
import { coverageFaults, missing, pageFaults } from './specCoverage.ts'

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

test('what is not built, or asks for nothing, says so in words', () => {
  expect(
    faultsOf(
      '| the picker | not built yet: the picker |',
      '| fields: not shown | says no behaviour: they are ours |',
      '| the map | not built yet |',
    ),
  ).toEqual(['docs/spec-coverage.md:6: no test holds "the map"'])
})

test('a section that lost a row is told', () => {
  const markdown = '## §2 Screens\n| /pages/my/my (我的) | `a.test.ts` › `it holds` |'
  expect(missing(markdown, { 2: 1 })).toEqual([])
  expect(missing(markdown, { 2: 2 })).toEqual(['docs/spec-coverage.md: §2 has 1 rows for 2 sentences'])
})

test('a page of the app without a sentence is told, and a page of a sentence that the app does not know', () => {
  const markdown = '## §2 Screens\n| /pages/my/my (我的) | `a.test.ts` › `it holds` |'
  expect(pageFaults(markdown, ['/pages/my/my'])).toEqual([])
  expect(pageFaults(markdown, ['/pages/my/unlock'])).toEqual([
    'docs/spec-coverage.md: no row for /pages/my/unlock',
    'docs/spec-coverage.md: /pages/my/my is not in apps/h5/src/nav/specPages.ts',
  ])
})
