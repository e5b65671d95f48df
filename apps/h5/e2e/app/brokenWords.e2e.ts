import { expect, test } from 'vitest'
import { openApp } from '#e2e/openApp.ts'
import { people } from '#e2e/sample.ts'
import { signInAs, tokenFor } from '#e2e/signInAs.ts'
import { brokenWords } from '#e2e/walk/brokenWords.ts'
import { listenForData } from '#e2e/walk/pageFaults.ts'
import { everyPage } from '#e2e/walk/pageParams.ts'

const widths = [320, 375, 430]

test.each(['zh-Hans', 'en'] as const)(
  'no line ends inside a word, on any page in %s at 320, 375 and 430 px and with text 1.3 times as large',
  { timeout: 600_000, retry: 0 },
  async (locale) => {
    const app = await openApp({ locale })
    const data = listenForData(app.page)
    const faults: Record<string, string[]> = {}
    const paths = await everyPage(await tokenFor(people.member))
    await signInAs(app, people.member)
    for (const path of paths.filter((each) => !each.startsWith('/pages/login/'))) {
      await app.open(path)
      await expect
        .poll(
          async () => [...data.awaited(), ...(await app.top().locator('[data-skeleton]').all())].map(String),
          { timeout: 30_000, message: path },
        )
        .toEqual([])
      for (const scale of ['1', '1.3']) {
        await app.page.evaluate(
          (size) => document.documentElement.style.setProperty('--text-scale', size),
          scale,
        )
        for (const width of widths) {
          await app.page.setViewportSize({ width, height: 812 })
          for (const word of await brokenWords(app.page))
            faults[`${path.split('?')[0]} ${width} × ${scale}`] = [
              ...(faults[`${path.split('?')[0]} ${width} × ${scale}`] ?? []),
              word,
            ]
        }
      }
    }
    expect(faults).toEqual({})
    await app.close()
  },
)
