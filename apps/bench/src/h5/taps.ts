import type { Browser, Locator, Page } from 'playwright-core'
import { openWindow } from '#h5/openBrowser.ts'

/** Name of a tap → milliseconds from the finger to the next frame (event timing), as INP counts it. */
export type Taps = Readonly<Record<string, number>>

/** The shortest that event timing tells of. */
const leastMilliseconds = 16

/** Typical taps of the main job on a slow phone, with code and answers as they come from the server beside it. */
export async function typicalTaps(browser: Browser, origin: string): Promise<Taps> {
  const { page, close } = await openWindow(browser, { network: false })
  const taps: Record<string, number> = {}
  const on = (path: string) => page.locator(`[data-page="${path}"]:not([inert])`)
  const open = async (path: string) => {
    await page.goto(`${origin}/h5${path}`)
    await page.locator('#root[data-live]').waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(watchInteractions)
  }
  const take = async (name: string, act: () => Promise<void>, seen: Locator) => {
    await page.evaluate(() => Reflect.set(window, 'slowest', 0))
    await act()
    await seen.first().waitFor()
    taps[name] = Math.max(leastMilliseconds, await slowestSoFar(page))
  }

  await open('/')
  const tabs = page.locator('nav').last()
  await take('tab 应用', () => tabs.getByRole('button').nth(1).tap(), on('/pages/home/application'))
  await take('tab 我的', () => tabs.getByRole('button').nth(2).tap(), on('/pages/my/my'))
  await open('/pages/enterprise/list/list')
  const list = '/pages/enterprise/list/list'
  const filter = on(list).locator('button[aria-haspopup=dialog]').first()
  await take('open a filter', () => filter.tap(), page.locator('dialog[open]'))
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  const row = on(list).locator('[data-row="2"] button').first()
  await take('open 企业详情', () => row.tap(), on('/pages/enterprise/detail/detail'))
  const back = on('/pages/enterprise/detail/detail').getByRole('button', { name: '返回' })
  await take('back to the list', () => back.tap(), on(list))
  await open('/pages/search/search')
  const box = page.getByRole('searchbox')
  await box.tap()
  await take('type in 搜索', () => page.keyboard.type('jixie', { delay: 120 }), box)
  await close()
  return taps
}

/** Runs in the page. */
function watchInteractions(): void {
  Reflect.set(window, 'slowest', 0)
  const wanted: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId') > 0)
        Reflect.set(window, 'slowest', Math.max(Reflect.get(window, 'slowest'), entry.duration))
  }).observe(wanted)
}

/** After the frame in which the browser tells of the last tap. */
async function slowestSoFar(page: Page): Promise<number> {
  await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 400)))
  return await page.evaluate((): number => Reflect.get(window, 'slowest'))
}
