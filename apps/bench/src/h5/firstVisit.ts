import type { Browser } from 'playwright-core'
import { openWindow } from '#h5/openBrowser.ts'

export type Visit = {
  /** Milliseconds. */
  fcp: number
  lcp: number
  tbt: number
  /** Until the page answers taps. */
  live: number
  cls: number
  /** That began before the largest content stood, the page itself included. */
  requests: number
  /** Kilobytes (1024) as they came over the wire, without headers, of what was asked for until the page answers. */
  js: number
  css: number
  html: number
}

type Seen = { lcp: number; cls: number; live: number; tasks: { start: number; time: number }[] }

/** One cold visit; `own`: as for somebody whose page the server leaves to the browser to draw. */
export async function firstVisit(browser: Browser, url: string, own: boolean): Promise<Visit> {
  const { page, cdp, close } = await openWindow(browser, { network: true })
  if (own) await page.context().addCookies([{ name: 'own', value: '1', url }])
  const files = new Map<string, { type: string; at: number; size: number }>()
  let began = 0
  cdp.on('Network.requestWillBeSent', ({ requestId, type, timestamp }) => {
    began ||= timestamp
    files.set(requestId, { type: type ?? '', at: (timestamp - began) * 1000, size: 0 })
  })
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId)
    if (file) file.size += encodedDataLength
  })
  // The page itself comes in one piece, which only its end tells of.
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId)
    if (file?.size === 0) file.size = encodedDataLength
  })
  await page.addInitScript(observe)
  await page.goto(url)
  await page.locator('#root[data-live]').waitFor()
  await page.locator('[data-page]:not([inert]) [data-skeleton]').first().waitFor({ state: 'detached' })
  await page.evaluate(untilSilence)
  const { seen, fcp } = await page.evaluate(() => ({
    seen: Reflect.get(window, 'seen'),
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }))
  await close()
  const { lcp, cls, tasks, live }: Seen = seen
  const before = (until: number) => [...files.values()].filter((file) => file.at < until)
  const kilobytes = (type: string) =>
    before(live)
      .filter((file) => file.type === type)
      .reduce((sum, { size }) => sum + size, 0) / 1024
  const late = tasks.filter(({ start }) => start >= fcp)
  return {
    fcp,
    lcp,
    live,
    tbt: late.reduce((sum, { time }) => sum + Math.max(0, time - 50), 0),
    cls,
    requests: before(lcp).filter(({ type }) => type !== 'Other').length,
    js: kilobytes('Script'),
    css: kilobytes('Stylesheet'),
    html: kilobytes('Document'),
  }
}

/** Runs in the page: long tasks and late shifts count until there was none for a second. */
function untilSilence(): Promise<void> {
  return new Promise((done) => {
    let timer = setTimeout(done, 1_000)
    const most = performance.now() + 6_000
    const again = () => {
      if (performance.now() > most) return
      clearTimeout(timer)
      timer = setTimeout(done, 1_000)
    }
    for (const type of ['longtask', 'layout-shift']) new PerformanceObserver(again).observe({ type })
  })
}

/** Runs in the page. */
function observe(): void {
  const seen: Seen = { lcp: 0, cls: 0, live: 0, tasks: [] }
  Reflect.set(window, 'seen', seen)
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  new MutationObserver(() => {
    if (document.querySelector('#root[data-live]')) seen.live ||= performance.now()
  }).observe(document, { subtree: true, childList: true, attributes: true })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  watch('layout-shift', (entry) => {
    const value: unknown = Reflect.get(entry, 'value')
    if (typeof value === 'number' && !Reflect.get(entry, 'hadRecentInput')) seen.cls += value
  })
  watch('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ start: startTime, time: duration })
  })
}
