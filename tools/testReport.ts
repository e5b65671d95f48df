declare module 'vitest' {
  interface TaskMeta {
    /** Of a test that is skipped on some machines: what it needs there. */
    needs?: string
  }
}

/** What we read of vitest's JSON report. */
export interface Report {
  numPassedTests: number
  testResults: { name: string; status: string; message: string; assertionResults: Assertion[] }[]
}

interface Assertion {
  status: string
  fullName: string
  failureMessages: string[]
  meta?: { needs?: string }
}

/** Every failed test, and every file that failed without a failed test: `file › title: first line of the reason`. */
export function reportFaults(report: Report, root = process.cwd()): string[] {
  return report.testResults.flatMap((file) => {
    const name = file.name.replace(`${root}/`, '')
    const failed = file.assertionResults.filter((one) => one.status === 'failed')
    if (failed.length === 0) return file.status === 'failed' ? [`${name}: ${firstLine(file.message)}`] : []
    return failed.map((one) => `${name} › ${one.fullName}: ${firstLine(one.failureMessages[0] ?? '')}`)
  })
}

/** Every test that was skipped of itself, with what it needs. */
export function reportSkipped(report: Report, root = process.cwd()): string[] {
  return report.testResults
    .filter(({ status }) => status !== 'failed')
    .flatMap((file) =>
      file.assertionResults
        .filter(({ status }) => status === 'skipped' || status === 'pending')
        .map(({ fullName, meta }) => {
          const name = file.name.replace(`${root}/`, '')
          return `${name} › ${fullName}: ${meta?.needs ? `needs ${meta.needs}` : 'no reason is given'}`
        }),
    )
}

/** The report without the files whose process died in the middle of them, and those files. */
export function withoutDied(report: Report): { rest: Report; died: string[] } {
  const died = report.testResults.filter(
    ({ status, message, assertionResults }) =>
      status === 'failed' && message === '' && !assertionResults.some((one) => one.status === 'failed'),
  )
  const passed = died.flatMap((file) => file.assertionResults).filter((one) => one.status === 'passed')
  return {
    rest: {
      numPassedTests: report.numPassedTests - passed.length,
      testResults: report.testResults.filter((file) => !died.includes(file)),
    },
    died: died.map((file) => file.name),
  }
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}
