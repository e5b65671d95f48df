import type { Locator } from 'playwright-core'

/** Once a page has opened the dialler, the browser's own question about it stands over the page and takes every tap. */
export async function tapBehindDialler(button: Locator): Promise<void> {
  await button.waitFor()
  await button.dispatchEvent('click')
}
