/** What we read of vitest's JSON report. */
export interface Report {
  numPassedTests: number
  testResults: { name: string; status: string; message: string; assertionResults: Assertion[] }[]
}

interface Assertion {
  status: string
  fullName: string
  failureMessages: string[]
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

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}
