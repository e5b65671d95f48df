import { expect, test } from 'vitest'
import { openApp } from '#e2e/openApp.ts'
import { people } from '#e2e/sample.ts'
import { signInAs, tokenFor } from '#e2e/signInAs.ts'
import { everyPage } from '#e2e/walk/pageParams.ts'

/** Of the window; Google's "good" is 0.1. */
const mostShift = 0.05

/** Long enough for a skeleton to be painted before an answer comes. */
const answerMilliseconds = 150

test('no page jumps when its answers come', { timeout: 180_000 }, async () => {
  const paths = await everyPage(await tokenFor(people.member))
  const app = await openApp()
  await signInAs(app, people.member)
  await app.page.route('**/zhzz-zky/api/**', async (route) => {
    await new Promise((done) => setTimeout(done, answerMilliseconds))
    await route.continue()
  })
  await app.page.addInitScript(() => {
    const shift = { total: 0, moved: new Array<string>() }
    Reflect.set(window, 'shift', shift)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value: unknown = Reflect.get(entry, 'value')
        if (typeof value !== 'number' || Reflect.get(entry, 'hadRecentInput')) continue
        shift.total += value
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources')
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement
          shift.moved.push(`${element?.className} ${element?.textContent?.slice(0, 20)}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const jumps: string[] = []
  for (const path of paths) {
    await app.open(path)
    await app.page.waitForLoadState('networkidle')
    await app.page.locator('[data-page]:not([inert]) [data-skeleton]').first().waitFor({ state: 'detached' })
    const { total, moved } = await app.page.evaluate((): { total: number; moved: string[] } =>
      Reflect.get(window, 'shift'),
    )
    if (total > mostShift) jumps.push(`${path}: ${total.toFixed(3)} ${moved.slice(0, 5).join(' | ')}`)
  }
  expect(jumps).toEqual([])
  await app.close()
})
