import type { AppWindow } from '#e2e/openApp.ts'

interface Point {
  x: number
  y: number
}

/**
 * A real finger on the screen of this window: down, along a line, a move each frame. It stays there until what
 * it answers is called.
 */
export async function press(
  app: AppWindow,
  from: Point,
  to: Point,
  steps = 8,
): Promise<() => Promise<unknown>> {
  const session = await app.context.newCDPSession(app.page)
  const begun = Date.now() / 1_000
  // A move every 16 ms by what the page is told, however long this machine takes for one.
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number, points: Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points,
      timestamp: begun + step * 0.016,
    })
  await touch('touchStart', 0, [from])
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps
    await touch('touchMove', step, [
      { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
    ])
    await app.page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  }
  return () => touch('touchEnd', steps, [])
}

/** The same, and up at once. */
export async function drag(app: AppWindow, from: Point, to: Point, steps?: number): Promise<void> {
  const lift = await press(app, from, to, steps)
  await lift()
}
