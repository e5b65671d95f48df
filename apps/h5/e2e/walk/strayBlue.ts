import type { Page } from 'playwright-core'

/**
 * What is drawn in the blue of taps on the page on top, and can neither be tapped nor is chosen. The mark of the product,
 * what is lit in a drawing, and the third colour of the status chips (spec §3) are blue by themselves.
 */
export async function strayBlue(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const top = document.querySelector('[data-page]:not([inert])')
    if (!top) return ['no page']
    const tapped =
      'button, a, label, input, textarea, select, summary, [role=tab], [role=switch], [role=slider], [role=option], [contenteditable]'
    const chosen =
      '[aria-current], [aria-selected=true], [aria-checked=true], [aria-pressed=true], [data-chosen]'
    const probe = document.createElement('i')
    document.body.append(probe)
    const blues = ['--blue', '--blue-ink'].map((token) => {
      probe.style.color = `var(${token})`
      return getComputedStyle(probe).color
    })
    probe.remove()
    const isBlue = (colour: string) => blues.includes(colour)

    function isDrawnBlue(element: Element): boolean {
      const style = getComputedStyle(element)
      if (isBlue(style.backgroundColor)) return true
      if (element.closest('svg')) {
        const draws = element.matches('path, rect, circle, line, polyline, polygon')
        return draws && (isBlue(style.stroke) || isBlue(style.fill))
      }
      const speaks = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      )
      if (speaks && isBlue(style.color)) return true
      return ['top', 'right', 'bottom', 'left'].some(
        (side) =>
          style.getPropertyValue(`border-${side}-width`) !== '0px' &&
          isBlue(style.getPropertyValue(`border-${side}-color`)),
      )
    }

    return [...top.querySelectorAll('*')]
      .filter((element) => !element.closest(`${tapped}, ${chosen}, [data-own-blue]`))
      .filter((element) => element.getBoundingClientRect().width > 0 && isDrawnBlue(element))
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.getAttribute('class')} ${element.textContent?.slice(0, 30)}`,
      )
  })
}
