import type { Page } from 'playwright-core'

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg=='

export function picture(name: string) {
  return { name, mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') }
}

/** What the system's chooser gives when the page next opens it. */
export async function choose(page: Page, files: ReturnType<typeof picture>[], open: () => Promise<void>) {
  const opened = page.waitForEvent('filechooser')
  await open()
  await (await opened).setFiles(files)
}
