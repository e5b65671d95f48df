import type { CDPSession, Page } from 'playwright-core'

export type Slide = {
  /** Of the frames that the slide had time for, the share that was not drawn. */
  dropped: number
  /** The longest time between two drawn frames, milliseconds. */
  longest: number
}

type TraceEvent = { name: string; ts: number; cat: string }

const marked = 'page slides'

/** Marks where slides begin and end, for the trace; once for each document. */
export async function markSlides(page: Page): Promise<void> {
  await page.evaluate((name) => {
    for (const type of ['animationstart', 'animationend', 'animationcancel'])
      addEventListener(type, ({ target }) => {
        if (target instanceof Element && target.matches('[data-page]')) performance.mark(name)
      })
  }, marked)
}

function isTraceEvent(value: unknown): value is TraceEvent {
  return typeof value === 'object' && value !== null && 'name' in value && 'ts' in value
}

/** The frames that the compositor drew while pages slid during `act`. */
export async function slideFrames(cdp: CDPSession, act: () => Promise<void>): Promise<Slide> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => {
    for (const event of value) if (isTraceEvent(event)) events.push(event)
  }
  cdp.on('Tracing.dataCollected', collect)
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline.frame', 'blink.user_timing'] },
  })
  await act()
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
  await cdp.send('Tracing.end')
  await complete
  cdp.off('Tracing.dataCollected', collect)
  return framesOf(events)
}

function framesOf(events: readonly TraceEvent[]): Slide {
  const marks = events.filter(({ name }) => name === marked).map(({ ts }) => ts)
  const [from, until] = [Math.min(...marks), Math.max(...marks)]
  const within = (wanted: string) =>
    events.filter(({ name, ts }) => name === wanted && ts >= from && ts <= until).map(({ ts }) => ts)
  const begun = within('BeginFrame')
  const drawn = within('DrawFrame').toSorted((a, b) => a - b)
  const gaps = drawn.slice(1).map((ts, n) => (ts - (drawn[n] ?? ts)) / 1000)
  return {
    dropped: begun.length === 0 ? 0 : Math.max(0, (begun.length - drawn.length) / begun.length),
    longest: Math.max(0, ...gaps),
  }
}
