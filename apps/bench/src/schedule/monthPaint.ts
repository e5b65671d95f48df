import type { CDPSession, Page } from 'playwright-core'
import { startServer } from '#h5/benchServer.ts'
import { median, openBrowser, openWindow } from '#h5/openBrowser.ts'
import { benchKey } from '#load/person.ts'

/** Of the DevTools protocol, in seconds since the page began. */
const costs = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const

/** A tap on the next month on a phone four times slower: from the answer until it is painted, and what that takes. */
export async function monthPaint(databaseUrl: string, runs: number): Promise<Record<string, number>> {
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    SAMPLE: 'off',
    SECRET_KEY: benchKey.toString('base64'),
  })
  const browser = await openBrowser()
  try {
    const { page, cdp, close } = await openWindow(browser, { network: false })
    await cdp.send('Performance.enable')
    await page.goto(`${server.origin}/h5/pages/exhSchedule/exhSchedule`)
    await page.locator('[data-row="0"]').first().waitFor()
    const next = page.getByRole('button', { name: '下个月' })
    const painted: number[] = []
    const worked: number[] = []
    for (let run = 0; run < runs; run += 1) {
      await page.waitForLoadState('networkidle')
      const before = await costOf(cdp)
      await watchMonth(page)
      await next.tap()
      await page.waitForFunction(() => Reflect.get(window, 'monthPainted') > 0)
      painted.push(await page.evaluate((): number => Reflect.get(window, 'monthPainted')))
      worked.push((await costOf(cdp)) - before)
    }
    await close()
    return {
      'answer to paint, median ms': Math.round(median(painted)),
      'longest ms': Math.round(Math.max(...painted)),
      'script, style and layout of the tap, ms': Math.round(median(worked)),
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function costOf(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return costs.reduce((sum, cost) => sum + 1000 * (metrics.find(({ name }) => name === cost)?.value ?? 0), 0)
}

/** From the end of the answer with the days until two frames after their counts stand there. */
async function watchMonth(page: Page): Promise<void> {
  await page.evaluate(() => {
    Reflect.set(window, 'monthPainted', 0)
    performance.clearResourceTimings()
    const countOf = () => document.querySelector('section[aria-label]')?.getAttribute('aria-label') ?? ''
    const shown = countOf()
    const look = () => {
      const answer = performance
        .getEntriesByType('resource')
        .find(({ name, duration }) => name.endsWith('/exhSchedule/none/days') && duration > 0)
      const days = document.querySelectorAll('section[aria-label] button .only-read')
      const isThere = [...days].some((day) => /\d 场展会/.test(day.textContent ?? ''))
      if (!(answer instanceof PerformanceResourceTiming) || countOf() === shown || !isThere)
        return requestAnimationFrame(look)
      return requestAnimationFrame(() =>
        setTimeout(() => Reflect.set(window, 'monthPainted', performance.now() - answer.responseEnd)),
      )
    }
    requestAnimationFrame(look)
  })
}
