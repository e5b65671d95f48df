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
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [from])
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
    await app.page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  }
  return () => touch('touchEnd', [])
}

/** The same, and up at once. */
export async function drag(app: AppWindow, from: Point, to: Point, steps?: number): Promise<void> {
  const lift = await press(app, from, to, steps)
  await lift()
}
