import { startServer } from '#h5/benchServer.ts'
import { openBrowser, openWindow } from '#h5/openBrowser.ts'
import { paintOfTap } from '#h5/paintOfTap.ts'
import { benchKey } from '#load/person.ts'

/** A tap on the next month on a phone four times slower. */
export async function monthPaint(databaseUrl: string, runs: number): Promise<Record<string, number>> {
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    SAMPLE: 'off',
    SECRET_KEY: benchKey.toString('base64'),
  })
  const browser = await openBrowser()
  try {
    const window = await openWindow(browser, { network: false })
    await window.page.goto(`${server.origin}/h5/pages/exhSchedule/exhSchedule`)
    await window.page.locator('[data-row="0"]').first().waitFor()
    return await paintOfTap(
      window,
      { button: '下个月', call: '/exhSchedule/none/days', drawn: 'section[aria-label]' },
      runs,
    )
  } finally {
    await browser.close()
    await server.stop()
  }
}
