import { startServer } from '#h5/benchServer.ts'
import { openBrowser, openWindow } from '#h5/openBrowser.ts'
import { paintOfTap } from '#h5/paintOfTap.ts'
import { benchKey } from '#load/person.ts'

/** The page walks five half years into the future. */
const steps = 5

/** A tap on the next half year of a hall's calendar on a phone four times slower. */
export async function hallPaint(databaseUrl: string, hallId: string): Promise<Record<string, number>> {
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    SAMPLE: 'off',
    SECRET_KEY: benchKey.toString('base64'),
  })
  const browser = await openBrowser()
  try {
    const window = await openWindow(browser, { network: false })
    await window.page.goto(`${server.origin}/h5/pages/hallSchedule/hallScheduleDetail?id=${hallId}`)
    await window.page.getByRole('button', { name: /^H1：/ }).waitFor()
    return await paintOfTap(
      window,
      { button: '更晚', call: '/hall/none/occupancy', drawn: 'section:has(button[aria-label^="H1"])' },
      steps,
    )
  } finally {
    await browser.close()
    await server.stop()
  }
}
