import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'

/** Lighthouse's slow 4G as its devtools throttling applies it: 150 ms RTT × 3.75, 1.6 Mbit/s × 0.9; and 4 × CPU. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_638.4 * 0.9 * 1024) / 8,
  uploadThroughput: (750 * 0.9 * 1024) / 8,
}
const cpuRate = 4

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
}

export type Window = { page: Page; cdp: CDPSession; close: () => Promise<void> }

type WindowOptions = { network: boolean; serviceWorker?: boolean }

/** A phone-sized window without anything kept, on a slow phone; `network`: on a slow network too. */
export async function openWindow(
  browser: Browser,
  { network, serviceWorker = false }: WindowOptions,
): Promise<Window> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: serviceWorker ? 'allow' : 'block',
  })
  await context.addInitScript(() => localStorage.setItem('privacyConsent', 'declined'))
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  if (network) await cdp.send('Network.emulateNetworkConditions', slow4g)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
  return { page, cdp, close: () => context.close() }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
