import type { Page } from 'playwright-core'

/**
 * Texts of the page on top that are cut or stand out of what holds them, where nobody meant it: meant are an ellipsis, a
 * limit of lines, what scrolls, and what is hidden as a whole.
 */
export async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const top = document.querySelector('[data-page]:not([inert])')
    if (!top) return ['no page']
    /** Of a font's box, px that hold no ink are no loss. */
    const loss = 2
    const holders = 'button, a, li, dt, dd, td, th, label, header, section, article, fieldset'

    /** Of the boxes of a text only what has ink, roughly: an em. */
    function inkOf(node: Text, size: number): { left: number; right: number; top: number; bottom: number }[] {
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()]
        .filter(({ width }) => width > 1)
        .map(({ left, right, top: upper, bottom }) => {
          const middle = (upper + bottom) / 2
          return { left, right, top: middle - size / 2, bottom: middle + size / 2 }
        })
    }

    function isCut(node: Text, element: Element): boolean {
      const ink = inkOf(node, Number.parseFloat(getComputedStyle(element).fontSize))
      for (let box: Element | null = element; box && box !== top; box = box.parentElement) {
        const style = getComputedStyle(box)
        if (style.visibility === 'hidden' || style.opacity === '0' || style.clipPath === 'inset(50%)')
          return false
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) return false
        if (style.display === 'inline' || style.display === 'contents') continue
        const edge = box.getBoundingClientRect()
        const clips = style.overflowX !== 'visible'
        if (!clips && !box.matches(holders)) continue
        for (const { left, right, top: upper, bottom } of ink) {
          const isAway =
            right <= edge.left || left >= edge.right || bottom <= edge.top || upper >= edge.bottom
          if (clips && isAway) continue
          const outside = Math.max(
            edge.left - left,
            right - edge.right,
            edge.top - upper,
            bottom - edge.bottom,
          )
          if (outside > loss) return true
        }
      }
      return false
    }

    const found: string[] = []
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      if (!(node instanceof Text) || !element || node.data.trim() === '') continue
      // What is folded has boxes, and is not drawn.
      if (!element.checkVisibility()) continue
      if (isCut(node, element)) found.push(`${element.className} ${node.data.slice(0, 40)}`)
    }
    for (const title of top.querySelectorAll('h1')) {
      if (title.scrollWidth > title.clientWidth + 1 && title.clientWidth > 1)
        found.push(`title ${title.textContent}`)
    }
    for (const input of top.querySelectorAll('input')) {
      const isShort = input.placeholder !== '' && input.scrollWidth > input.clientWidth + 1
      if (isShort && getComputedStyle(input).textOverflow !== 'ellipsis')
        found.push(`hint ${input.placeholder}`)
    }
    return found
  })
}
