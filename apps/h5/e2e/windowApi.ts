import type { WindowApi } from '#app/windowApi.ts'
import type { AppWindow } from '#e2e/openApp.ts'

/** Opens a path and waits until `window.zhzz` is there: it comes after the first screen. */
export async function openWithApi(app: AppWindow, path: string): Promise<void> {
  await app.open(path)
  await app.page.waitForFunction(() => window.zhzz !== undefined)
}

/**
 * Does `work` in the page with `window.zhzz` of the built app and an argument. `work` is sent as text: it sees nothing
 * of the test around it.
 */
export async function withApi<Result, Given>(
  { page }: AppWindow,
  work: (api: WindowApi, given: Given) => Result,
  given?: Given,
): Promise<Awaited<Result>> {
  return await page.evaluate(`(${work.toString()})(window.zhzz, ${JSON.stringify(given)})`)
}
