import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Request } from 'playwright-core'
import { projectFolder } from '#e2e/runServer.ts'
import { cutTexts } from '#e2e/walk/cutTexts.ts'

/** What the calls of a window answered: names of companies and whatever else is data; and which are on their way. */
export function listenForData(page: Page): { text: () => string; awaited: () => string[] } {
  const answers: string[] = []
  const open = new Set<Request>()
  page.on('request', (request) => {
    if (request.isNavigationRequest()) open.clear()
    else if (new URL(request.url()).pathname.includes('/api/')) open.add(request)
  })
  page.on('requestfailed', (request) => open.delete(request))
  page.on('response', async (response) => {
    if (!open.has(response.request())) return
    const body = await response.text().catch(() => '')
    answers.push(textOf(body))
    open.delete(response.request())
  })
  return { text: () => answers.join('\n'), awaited: () => [...open].map((request) => request.url()) }
}

/** The strings of a JSON answer, one a line. */
function textOf(body: string): string {
  const found: string[] = []
  try {
    JSON.parse(body, (_, value: unknown) => {
      if (typeof value === 'string') found.push(value)
      return value
    })
  } catch {
    return body
  }
  return found.join('\n')
}

const domains = readdirSync(join(projectFolder, 'apps/h5/src/i18n/zh-Hans'))
  .map((file) => file.replace('.ts', ''))
  .filter((name) => !name.endsWith('Words'))
const rawKey = new RegExp(`(?<![\\w.@/])(?:${domains.join('|')})\\.[a-z]\\w*(?![\\w.])|\\{\\w+\\}`)

/** What people read on the page on top: its texts, and the names and hints of its controls. */
async function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = []
    for (const root of document.querySelectorAll('[data-page]:not([inert]), body > div > nav')) {
      const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        if (node instanceof Element) {
          for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
            texts.push(node.getAttribute(name) ?? '')
        } else if (!node.parentElement?.closest('script, style, [lang]:not(html), [translate=no]')) {
          texts.push(node.nodeValue ?? '')
        }
      }
    }
    return texts.filter((text) => text.trim() !== '')
  })
}

/** Elements of the page on top that reach beyond the window, where nothing scrolls or cuts them. */
async function wideElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const top = document.querySelector('[data-page]:not([inert])')
    if (!top) return ['no page']
    const isHeld = (element: Element | null): boolean =>
      element !== null &&
      element !== top &&
      (getComputedStyle(element).overflowX !== 'visible' || isHeld(element.parentElement))
    const wide = [...top.querySelectorAll('*')].filter((element) => {
      const { right, left, width } = element.getBoundingClientRect()
      return width > 0 && (right > innerWidth + 1 || left < -1) && !isHeld(element.parentElement)
    })
    const overflows = [document.documentElement, top].some(
      (element) => element.scrollWidth > element.clientWidth,
    )
    const described = wide.map(
      (element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`,
    )
    return overflows ? ['the page scrolls sideways', ...described.slice(0, 5)] : []
  })
}

/** What is wrong with the page that is shown, beyond what axe sees. */
export async function pageFaults(page: Page, locale: string, data: string): Promise<string[]> {
  const texts = await shownTexts(page)
  const raw = texts
    .filter((text) => rawKey.test(text) && !data.includes(text))
    .map((text) => `raw key: ${text}`)
  const chinese = locale.startsWith('zh')
    ? []
    : texts.flatMap((text) =>
        [...text.matchAll(/\p{Script=Han}+/gu)]
          .filter(([words]) => !data.includes(words))
          .map(([words]) => `Chinese: ${words} in ${text.slice(0, 60)}`),
      )
  const wide = (await wideElements(page)).map((element) => `too wide: ${element}`)
  const cut = (await cutTexts(page)).map((text) => `cut off: ${text}`)
  return [...new Set([...raw, ...chinese, ...wide, ...cut])]
}
