import type { Page } from 'playwright-core'

/** Until an answer of the call lies on the device: the app begins to keep them in an idle moment after its first page. */
export async function answerKept(page: Page, { name }: { name: string }): Promise<void> {
  await page.waitForFunction(async (name) => {
    const databases = await indexedDB.databases()
    if (!databases.some((one) => one.name === 'kept answers')) return false
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('kept answers')
      opening.addEventListener('success', () => resolve(opening.result))
    })
    try {
      return await new Promise<boolean>((resolve) => {
        const listing = database.transaction('answers').objectStore('answers').getAllKeys()
        listing.addEventListener('success', () => resolve(JSON.stringify(listing.result).includes(name)))
      })
    } finally {
      database.close()
    }
  }, name)
}
