import { expect, test } from 'vitest'
import { reportFaults, reportSkipped, withoutDied } from './testReport.ts'

test('names each failed test with the first line of its reason, and a file that could not start', () => {
  const report = {
    numPassedTests: 1,
    testResults: [
      {
        name: '/clone/apps/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'stands', failureMessages: [] },
          { status: 'failed', fullName: 'falls', failureMessages: ['Error: 1 is not 2\n  at a.test.ts'] },
        ],
      },
      {
        name: '/clone/apps/b.test.ts',
        status: 'failed',
        message: 'cannot find module\nstack',
        assertionResults: [],
      },
      { name: '/clone/apps/c.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  }
  expect(reportFaults(report, '/clone')).toEqual([
    'apps/a.test.ts › falls: Error: 1 is not 2',
    'apps/b.test.ts: cannot find module',
  ])
})

test('tells a file whose process died from one that failed', () => {
  const passed = { status: 'passed', fullName: 'stands', failureMessages: [] }
  const fallen = { status: 'failed', fullName: 'falls', failureMessages: ['Error'] }
  const died = { name: 'died', status: 'failed', message: '', assertionResults: [passed] }
  const rest = [
    { name: 'failed', status: 'failed', message: '', assertionResults: [passed, fallen] },
    { name: 'broken', status: 'failed', message: 'cannot find module', assertionResults: [] },
    { name: 'good', status: 'passed', message: '', assertionResults: [passed] },
  ]
  expect(withoutDied({ numPassedTests: 3, testResults: [died, ...rest] })).toEqual({
    rest: { numPassedTests: 2, testResults: rest },
    died: ['died'],
  })
})

test('names each skipped test with what it needs, but not those that a failure took along', () => {
  const skipped = { status: 'skipped', fullName: 'on real files', failureMessages: [] }
  const file = (name: string, status: string, meta: { needs?: string }) => ({
    name: `/clone/${name}`,
    status,
    message: '',
    assertionResults: [{ ...skipped, meta }],
  })
  const testResults = [
    file('a.test.ts', 'passed', { needs: 'the files' }),
    file('b.test.ts', 'passed', {}),
    file('c.test.ts', 'failed', {}),
  ]
  expect(reportSkipped({ numPassedTests: 0, testResults }, '/clone')).toEqual([
    'a.test.ts › on real files: needs the files',
    'b.test.ts › on real files: no reason is given',
  ])
})
