import { expect, test } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { openApp } from '#e2e/openApp.ts'
import { people } from '#e2e/sample.ts'
import { signInAs, tokenFor } from '#e2e/signInAs.ts'
import { chineseLabels, listenForData, pageFaults } from '#e2e/walk/pageFaults.ts'
import { everyPage } from '#e2e/walk/pageParams.ts'

const judgedByAxe: readonly string[] = ['zh-Hans', 'en']

test.each(['zh-Hans', 'zh-Hant', 'en', 'fr', 'es'] as const)(
  'every page in %s at 375 px: no raw key, nothing too wide or cut off, no Chinese but what people and vendors wrote, nothing that axe finds',
  { timeout: 600_000, retry: 0 },
  async (locale) => {
    const app = await openApp({ locale })
    const data = listenForData(app.page)
    const labels = await chineseLabels()
    const faults: Record<string, string[]> = {}
    const visit = async (path: string) => {
      await app.open(path)
      await expect
        .poll(
          async () => [...data.awaited(), ...(await app.top().locator('[data-skeleton]').all())].map(String),
          { timeout: 20_000, message: path },
        )
        .toEqual([])
      const found = await pageFaults(app.page, locale, data, labels)
      if (judgedByAxe.includes(locale)) found.push(...(await accessibilityFaults(app.page)))
      if (found.length > 0) faults[path] = found
    }
    const paths = await everyPage(await tokenFor(people.member))
    const isEntry = (path: string) => path.startsWith('/pages/login/')
    for (const path of paths.filter(isEntry)) await visit(path)
    await signInAs(app, people.member)
    for (const path of paths.filter((each) => !isEntry(each))) await visit(path)
    expect(faults).toEqual({})
    expect(app.faults).toEqual([])
    await app.close()
  },
)
