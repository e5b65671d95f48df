import type { AppWindow } from '#e2e/openApp.ts'

/**
 * The address that a tap opens in the dialler. A page cannot see the dialler; the browser's own events name every
 * address that a page asks to go to.
 */
export async function calledBy({ context, page }: AppWindow, tap: () => Promise<unknown>): Promise<string> {
  const session = await context.newCDPSession(page)
  await session.send('Page.enable')
  const asked = new Promise<string>((resolve) => {
    session.on('Page.frameRequestedNavigation', ({ url }) => resolve(url))
  })
  await tap()
  return asked
}
