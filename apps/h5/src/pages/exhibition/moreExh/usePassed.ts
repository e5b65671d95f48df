import { type RefObject, useEffect, useState } from 'react'

/**
 * The `data-pavilion` of the row that lies under the upper edge of a line that stays over the list; null before the first
 * row has come there.
 */
export function usePassed(line: RefObject<HTMLElement | null>): string | null {
  const [passed, setPassed] = useState<string | null>(null)
  useEffect(() => {
    const page = line.current?.closest('[data-page]')
    if (!page) return undefined
    function look() {
      const edge = line.current?.getBoundingClientRect()
      if (!edge) return
      const under = document
        .elementsFromPoint(edge.left + edge.width / 2, edge.top + 1)
        .map((element) => element.closest('[data-pavilion]'))
        .find((row) => row !== null)
      setPassed(under?.getAttribute('data-pavilion') ?? null)
    }
    page.addEventListener('scroll', look, { passive: true })
    return () => page.removeEventListener('scroll', look)
  }, [line])
  return passed
}
