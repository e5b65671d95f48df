import { expect, test } from 'vitest'
import { reportFaults } from './testReport.ts'

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
