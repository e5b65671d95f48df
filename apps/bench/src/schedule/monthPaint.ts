import { appOnPhone } from '#h5/appOnPhone.ts'
import { paintOfTap } from '#h5/paintOfTap.ts'

const tap = { button: '下个月', call: '/exhSchedule/none/days', drawn: 'section[aria-label]' }

/** A tap on the next month. */
export function monthPaint(databaseUrl: string, runs: number): Promise<Record<string, number>> {
  return appOnPhone({ databaseUrl }, async (window, home) => {
    await window.page.goto(`${home}/h5/pages/exhSchedule/exhSchedule`)
    await window.page.locator('[data-row="0"]').first().waitFor()
    return paintOfTap(window, tap, runs)
  })
}
