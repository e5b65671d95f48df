import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFaults } from '#e2e/accessible.ts'
import { openApp } from '#e2e/openApp.ts'
import { people } from '#e2e/sample.ts'
import { signInAs, tokenFor } from '#e2e/signInAs.ts'
import { brokenWords } from '#e2e/walk/brokenWords.ts'
import { chineseLabels, listenForData, pageFaults } from '#e2e/walk/pageFaults.ts'
import { everyPage } from '#e2e/walk/pageParams.ts'
import { specTitles } from '#e2e/walk/specTitles.ts'
import { strayBlue } from '#e2e/walk/strayBlue.ts'

/** What a language is looked at for beside what every language is: a page is opened once for all of it. */
const looks = {
  'zh-Hans': { axe: true, words: true, title: true, blue: true, larger: '--text-scale: 1.3' },
  'zh-Hant': {},
  en: { axe: true, words: true, larger: 'font-size: calc(130vw / 23.4375)' },
  fr: { larger: '--text-scale: 1.3' },
  es: {},
} as const satisfies Record<string, Looks>

interface Looks {
  axe?: true
  /** Lines that end inside a word, at three widths, with text of the usual size and 1.3 times as large. */
  words?: true
  /** The title of the specification. */
  title?: true
  blue?: true
  /** By which style of the root text is 1.3 times as large: 字体大小 of 个人设置, or the browser's own. */
  larger?: string
}

const widths = [320, 430, 375] as const

/** Opens every page of the app and looks for whatever is wrong with it. */
export async function walkEveryPage(locale: keyof typeof looks): Promise<void> {
  const look: Looks = looks[locale]
  const app = await openApp({ locale })
  const data = listenForData(app.page)
  const labels = await chineseLabels()
  const faults: Record<string, string[]> = {}

  async function visit(path: string): Promise<void> {
    await app.open(path)
    await expect
      .poll(
        async () => [...data.awaited(), ...(await app.top().locator('[data-skeleton]').all())].map(String),
        { timeout: 30_000, message: path },
      )
      .toEqual([])
    const found = await pageFaults(app.page, locale, data, labels)
    const address = path.split('?')[0] ?? ''
    const title = await app.page.title()
    if (look.title && title !== (specTitles[address] ?? title)) found.push(`title: ${title}`)
    if (look.axe) found.push(...(await accessibilityFaults(app.page)))
    if (look.blue) found.push(...(await strayBlue(app.page)).map((what) => `blue: ${what}`))
    if (look.words) found.push(...(await wordsBroken(app.page)))
    if (look.larger) {
      await styleRoot(app.page, look.larger)
      const larger = await pageFaults(app.page, locale, data)
      found.push(
        ...larger.filter((fault) => /^(too wide|cut off)/.test(fault)).map((fault) => `1.3 × ${fault}`),
      )
    }
    if (found.length > 0) faults[path] = found
  }

  const built = await everyPage(await tokenFor(people.member))
  const addresses = built.map((path) => path.split('?')[0])
  const paths = [
    ...built,
    ...Object.keys(specTitles).filter((path) => path !== '/' && !addresses.includes(path)),
  ]
  const isEntry = (path: string) => path.startsWith('/pages/login/')
  for (const path of paths.filter(isEntry)) await visit(path)
  await signInAs(app, people.member)
  for (const path of paths.filter((each) => !isEntry(each))) await visit(path)
  if (look.larger) expect(await bodySize(app.page)).toBeGreaterThan(15.9)
  expect(faults).toEqual({})
  expect(app.faults).toEqual([])
  await app.close()
}

async function styleRoot(page: Page, style: string): Promise<void> {
  await page.evaluate((text) => document.documentElement.setAttribute('style', text), style)
}

/** Of the text of a page, px; 14 by itself. */
async function bodySize(page: Page): Promise<number> {
  return page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))
}

async function wordsBroken(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const scale of [1.3, 1]) {
    await styleRoot(page, `--text-scale: ${scale}`)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 812 })
      const words = await brokenWords(page)
      found.push(...words.map((word) => `broken at ${width} px × ${scale}: ${word}`))
    }
  }
  return found
}
