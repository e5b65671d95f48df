import { expect, test } from 'vitest'
import { openApp } from '#e2e/openApp.ts'
import { people } from '#e2e/sample.ts'
import { signInAs, tokenFor } from '#e2e/signInAs.ts'
import { everyPage } from '#e2e/walk/pageParams.ts'

/** What somebody who reads does not notice, px. */
const mostPixels = 4

/** Long enough for a skeleton to be painted before an answer comes. */
const answerMilliseconds = 150

test('nothing that stands on a page jumps when its answers come', { timeout: 180_000 }, async () => {
  const paths = await everyPage(await tokenFor(people.member))
  const app = await openApp()
  await signInAs(app, people.member)
  await app.page.route('**/zhzz-zky/api/**', async (route) => {
    await new Promise((done) => setTimeout(done, answerMilliseconds))
    await route.continue()
  })
  await app.page.addInitScript(() => {
    const jumps: { pixels: number; what: string }[] = []
    Reflect.set(window, 'jumps', jumps)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue
        const sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] = Reflect.get(
          entry,
          'sources',
        )
        for (const { node, previousRect, currentRect } of sources) {
          const isShown = previousRect.height > 0 && currentRect.height > 0
          const element = node instanceof Element ? node : node?.parentElement
          if (!isShown || !element) continue
          const pixels = Math.abs(currentRect.top - previousRect.top)
          jumps.push({ pixels, what: `${element.className} ${element.textContent?.slice(0, 20)}` })
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const jumps: string[] = []
  for (const path of paths) {
    await app.open(path)
    await app.page.waitForLoadState('networkidle')
    await app.page.locator('[data-page]:not([inert]) [data-skeleton]').first().waitFor({ state: 'detached' })
    const moved = await app.page.evaluate((): { pixels: number; what: string }[] =>
      Reflect.get(window, 'jumps'),
    )
    jumps.push(
      ...moved
        .filter(({ pixels }) => pixels > mostPixels)
        .map(({ pixels, what }) => `${path}: ${pixels.toFixed(0)} px ${what}`),
    )
  }
  expect(jumps).toEqual([])
  await app.close()
})
