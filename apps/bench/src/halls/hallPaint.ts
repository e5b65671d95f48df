import { appOnPhone } from '#h5/appOnPhone.ts'
import { paintOfTap } from '#h5/paintOfTap.ts'

/** The page walks five half years into the future. */
const steps = 5
const tap = {
  button: '更晚',
  call: '/hall/none/occupancy',
  drawn: 'section:has(button[aria-label^="H1"])',
}

/** A tap on the next half year of a hall's calendar. */
export function hallPaint(databaseUrl: string, hallId: string): Promise<Record<string, number>> {
  return appOnPhone({ databaseUrl }, async (window, home) => {
    await window.page.goto(`${home}/h5/pages/hallSchedule/hallScheduleDetail?id=${hallId}`)
    await window.page.getByRole('button', { name: /^H1：/ }).waitFor()
    return paintOfTap(window, tap, steps)
  })
}
