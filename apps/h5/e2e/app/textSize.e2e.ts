import { expect, test } from 'vitest'
import { openApp } from '#e2e/openApp.ts'
import { people } from '#e2e/sample.ts'
import { signInAs, tokenFor } from '#e2e/signInAs.ts'
import { listenForData, pageFaults } from '#e2e/walk/pageFaults.ts'
import { everyPage } from '#e2e/walk/pageParams.ts'

test.each([
  ['zh-Hans', '字体大小 of 个人设置'],
  ['fr', '字体大小 of 个人设置'],
  ['en', 'the root font size'],
] as const)(
  'every page in %s at 375 px with text 1.3 times as large by %s: nothing too wide, nothing cut off',
  { timeout: 600_000, retry: 0 },
  async (locale, how) => {
    const app = await openApp({ locale })
    await app.context.addInitScript((byRoot) => {
      if (!byRoot) localStorage.setItem('textSize', 'largest')
      else
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = 'calc(130vw / 23.4375)'
        })
    }, how === 'the root font size')
    const data = listenForData(app.page)
    const faults: Record<string, string[]> = {}
    const visit = async (path: string) => {
      await app.open(path)
      await expect
        .poll(
          async () => [...data.awaited(), ...(await app.top().locator('[data-skeleton]').all())].map(String),
          { timeout: 30_000, message: path },
        )
        .toEqual([])
      const found = (await pageFaults(app.page, locale, data)).filter((fault) =>
        /^(too wide|cut off)/.test(fault),
      )
      if (found.length > 0) {
        faults[path] = found
        await app.shot(`textSize-${locale}-${path.split('?')[0]?.replaceAll('/', '_')}`)
      }
    }
    const paths = await everyPage(await tokenFor(people.member))
    const isEntry = (path: string) => path.startsWith('/pages/login/')
    for (const path of paths.filter(isEntry)) await visit(path)
    await signInAs(app, people.member)
    for (const path of paths.filter((each) => !isEntry(each))) await visit(path)
    const largest = await app.page.evaluate(() => getComputedStyle(document.body).fontSize)
    expect(Number.parseFloat(largest)).toBeGreaterThan(how === 'the root font size' ? 15.9 : 18)
    expect(faults).toEqual({})
    await app.close()
  },
)
