import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { reference } from '@zhzz/contract/reference/calls.ts'
import type { Page, Request } from 'playwright-core'
import { ask } from '#e2e/ask.ts'
import { projectFolder } from '#e2e/runServer.ts'
import { cutTexts } from '#e2e/walk/cutTexts.ts'

/** What the calls of a window answered, and which are on their way. */
export interface Answers {
  text: () => string
  /** Names of companies and whatever else people and vendors wrote: this may be Chinese in every language. */
  written: () => string[]
  sources: () => string[]
  awaited: () => string[]
}

export function listenForData(page: Page): Answers {
  const answers: string[] = []
  const written = new Set<string>()
  const sources = new Set<string>()
  const open = new Set<Request>()
  page.on('request', (request) => {
    if (request.isNavigationRequest()) open.clear()
    else if (new URL(request.url()).pathname.includes('/api/')) open.add(request)
  })
  page.on('requestfailed', (request) => open.delete(request))
  page.on('response', async (response) => {
    if (!open.has(response.request())) return
    const body = await response.text().catch(() => '')
    answers.push(body)
    for (const { key, text } of writtenIn(body)) (namesSource.includes(key) ? sources : written).add(text)
    open.delete(response.request())
  })
  return {
    text: () => answers.join('\n'),
    written: () => [...written],
    sources: () => [...sources],
    awaited: () => [...open].map((request) => request.url()),
  }
}

/** What the server names itself, in the reader's language. */
const namedByUs: readonly string[] = [
  'regionName',
  'cityName',
  'city',
  'topCities',
  'regionPath',
  'industryName',
  'industryPath',
  'industries',
  'tags',
  'label',
  'department',
]

/** Where a record comes from: a name of ours, or the title of a list or file. */
const namesSource: readonly string[] = ['source', 'sourceName']

/** The strings of a JSON answer that people or vendors wrote. */
function writtenIn(body: string): { key: string; text: string }[] {
  const found: { key: string; text: string }[] = []
  const walk = (value: unknown, key: string) => {
    if (namedByUs.includes(key)) return
    if (typeof value === 'string') found.push({ key, text: value })
    // 热门搜索 is a list of bare words, all ours.
    else if (Array.isArray(value))
      for (const each of value) walk(each, key === 'data' && typeof each === 'string' ? 'label' : key)
    else if (typeof value === 'object' && value !== null) {
      const isPlace = 'level' in value && 'children' in value
      for (const [name, inner] of Object.entries(value)) if (!isPlace || name !== 'name') walk(inner, name)
    }
  }
  try {
    walk(JSON.parse(body), '')
  } catch {}
  return found
}

const domains = readdirSync(join(projectFolder, 'apps/h5/src/i18n/words')).map((file) =>
  file.replace('.ts', ''),
)
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

/** Every name that the reference data has in Chinese. */
export async function chineseLabels(): Promise<ReadonlySet<string>> {
  const labels = new Set<string>()
  const add = (nodes: readonly { label: string; children: readonly { label: string }[] }[]) => {
    for (const { label, children } of nodes)
      for (const name of [label, ...children.map((one) => one.label)]) labels.add(name)
  }
  add(await ask(reference.industryTree, {}))
  const typeList = [
    'region',
    'exhibition_industry',
    'company_tag',
    'department',
    'data_source',
    'intent_level',
  ]
  for (const nodes of Object.values(await ask(reference.getTreeDictionaryByTypeList, { typeList })))
    add(nodes)
  return labels
}

/**
 * Chinese in a page of another language: what nobody wrote, and what is a name of ours even where it stands in a text
 * that somebody wrote, such as a city in an address.
 */
function chineseIn(texts: readonly string[], data: Answers, labels: ReadonlySet<string>): string[] {
  const whole = new Set(data.written().flatMap((text) => text.match(/\p{Script=Han}+/gu) ?? []))
  const all = [...data.written(), ...data.sources()].join('\n')
  return texts.flatMap((text) =>
    (text.match(/\p{Script=Han}+/gu) ?? [])
      .filter((run) => !all.includes(run) || (labels.has(run) && !whole.has(run)))
      .map((run) => `Chinese: ${run} in ${text.slice(0, 60)}`),
  )
}

/** What is wrong with the page that is shown, beyond what axe sees; `labels` as of `chineseLabels`. */
export async function pageFaults(
  page: Page,
  locale: string,
  data: Answers,
  labels: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const texts = await shownTexts(page)
  const known = data.text()
  const raw = texts
    .filter((text) => rawKey.test(text) && !known.includes(text))
    .map((text) => `raw key: ${text}`)
  const chinese = locale.startsWith('zh') ? [] : chineseIn(texts, data, labels)
  const wide = (await wideElements(page)).map((element) => `too wide: ${element}`)
  const cut = (await cutTexts(page)).map((text) => `cut off: ${text}`)
  return [...new Set([...raw, ...chinese, ...wide, ...cut])]
}
