import type { Page } from 'playwright-core'

/** Longer ones, such as an address of the web or a code, may be broken where a line ends. */
const longest = 16

/**
 * Words of the page on top that a line's end breaks in two: of Latin letters, and numbers from what they count where
 * both stand together (12㎡, 27次).
 */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    const top = document.querySelector('[data-page]:not([inert])')
    if (!top) return ['no page']
    const word =
      /[\p{Script=Latin}\d]+(?:[.,'’][\p{Script=Latin}\d]+)*(?:%|㎡|²|(?<=\d)[万萬亿億元家次场場天届屆条條])?/gu
    const range = document.createRange()
    const found: string[] = []
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!(node instanceof Text) || node.parentElement?.checkVisibility() !== true) continue
      for (const { 0: said, index } of node.data.matchAll(word)) {
        if (said.length < 2 || said.length > most) continue
        range.setStart(node, index)
        range.setEnd(node, index + said.length)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
        const [first] = lines
        if (first && lines.some((line) => line.top >= first.bottom - 2))
          found.push(`${said} in ${node.data.slice(Math.max(0, index - 12), index + 24)}`)
      }
    }
    return found
  }, longest)
}
