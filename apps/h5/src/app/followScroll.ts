/** Less is a finger that rests. */
const least = 8
/** So far down a page its bars stay: the first rows are not covered by them. */
const nearTop = 96

/**
 * Says with `data-down` whether a page was scrolled down last: bars that only choose what the list shows hide, and come
 * back on the first way up. Returns the end of it.
 */
export function followScroll(page: HTMLElement, onScroll: (top: number) => void): () => void {
  let turned = page.scrollTop
  const follow = () => {
    const { scrollTop } = page
    onScroll(scrollTop)
    const moved = scrollTop - turned
    if (Math.abs(moved) < least && scrollTop > nearTop) return
    turned = scrollTop
    const isDown = scrollTop > nearTop && moved > 0
    if (isDown !== page.hasAttribute('data-down')) page.toggleAttribute('data-down', isDown)
  }
  page.addEventListener('scroll', follow, { passive: true })
  return () => page.removeEventListener('scroll', follow)
}
