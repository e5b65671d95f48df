import { type RefObject, useEffect, useState } from 'react'

/** True once an element has gone under the navigation bar. `isThere`: it is drawn. */
export function useOutOfSight(element: RefObject<Element | null>, isThere: boolean): boolean {
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    const watched = element.current
    if (!watched || !isThere) return undefined
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (seen) setGone(!seen.isIntersecting && seen.boundingClientRect.top < 0)
      },
      { rootMargin: '-44px 0px 0px' },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element, isThere])
  return isGone
}
