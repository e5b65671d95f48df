import type { CDPSession, Page } from 'playwright-core'
import { median, type Window } from '#h5/openBrowser.ts'

/** Of the DevTools protocol, in seconds since the page began. */
const costs = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const

interface Tap {
  /** What the tapped button says. */
  button: string
  /** How the address of the call ends that the tap makes. */
  call: string
  /** What the answer changes. */
  drawn: string
}

/** From the answer that a tap asks for until what it draws is painted, and what all of the tap takes; each run taps again. */
export async function paintOfTap({ page, cdp }: Pick<Window, 'page' | 'cdp'>, tap: Tap, runs: number) {
  await cdp.send('Performance.enable')
  const button = page.getByRole('button', { name: tap.button })
  const painted: number[] = []
  const worked: number[] = []
  for (let run = 0; run < runs; run += 1) {
    await page.waitForLoadState('networkidle')
    const before = await costOf(cdp)
    await watch(page, tap)
    await button.tap()
    await page.waitForFunction(() => Reflect.get(window, 'paintedAfter') > 0)
    painted.push(await page.evaluate((): number => Reflect.get(window, 'paintedAfter')))
    worked.push((await costOf(cdp)) - before)
  }
  return {
    'answer to paint, median ms': Math.round(median(painted)),
    'longest ms': Math.round(Math.max(...painted)),
    'script, style and layout of the tap, ms': Math.round(median(worked)),
  }
}

async function costOf(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return costs.reduce((sum, cost) => sum + 1000 * (metrics.find(({ name }) => name === cost)?.value ?? 0), 0)
}

/** Frame by frame, from the end of the answer until a frame after what was drawn differs from the frame before it. */
async function watch(page: Page, { call, drawn }: Tap): Promise<void> {
  await page.evaluate(
    ([end, selector]) => {
      Reflect.set(window, 'paintedAfter', 0)
      performance.clearResourceTimings()
      const shown = () => document.querySelector(selector)?.innerHTML
      let before = shown()
      const look = () => {
        const answer = performance
          .getEntriesByType('resource')
          .find(({ name, duration }) => new URL(name).pathname.endsWith(end) && duration > 0)
        const now = shown()
        if (answer instanceof PerformanceResourceTiming && now !== before) {
          requestAnimationFrame(() =>
            setTimeout(() => Reflect.set(window, 'paintedAfter', performance.now() - answer.responseEnd)),
          )
          return
        }
        if (!answer) before = now
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    },
    [call, drawn] as const,
  )
}
