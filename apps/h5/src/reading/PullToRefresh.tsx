import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { t } from '#i18n/t.ts'
import styles from '#reading/PullToRefresh.module.css'

/** So far the list must be pulled; the finger goes about twice as far. */
const threshold = 56
const furthest = 88

interface PullToRefreshProps {
  refresh: () => void
  /** The indicator stays while true. */
  busy: boolean
  children: ReactNode
}

/** A list that is pulled down at its top asks for itself again. For touch only; nothing is drawn until it is pulled. */
export function PullToRefresh({ refresh, busy, children }: PullToRefreshProps) {
  const box = useRef<HTMLDivElement>(null)
  const [pulled, setPulled] = useState(0)
  const [asked, setAsked] = useState(false)
  if (asked && !busy && pulled === 0) setAsked(false)
  const release = useEffectEvent((distance: number) => {
    setPulled(0)
    if (distance < threshold) return
    setAsked(true)
    refresh()
  })
  useEffect(() => {
    const page = box.current?.closest<HTMLElement>('[data-page]')
    if (!page) return undefined
    return followPull(page, setPulled, release)
  }, [])
  const shown = pulled > 0 ? pulled : asked ? threshold * 0.75 : 0
  return (
    <div ref={box}>
      <div className={styles.pull} style={{ height: shown }} role="status">
        {shown > 0 && t(asked ? 'list.refreshing' : pulled >= threshold ? 'list.letGo' : 'list.pullDown')}
      </div>
      {children}
    </div>
  )
}

/** Follows one finger that pulls `page` down from its top; the further, the harder. Returns the end of it. */
function followPull(
  page: HTMLElement,
  onPull: (distance: number) => void,
  onRelease: (distance: number) => void,
): () => void {
  let from: { x: number; y: number } | null = null
  let distance = 0
  const start = ({ touches }: TouchEvent) => {
    const touch = touches[0]
    from =
      touch && touches.length === 1 && page.scrollTop <= 0 ? { x: touch.clientX, y: touch.clientY } : null
    distance = 0
  }
  const move = (event: TouchEvent) => {
    const touch = event.touches[0]
    if (!from || !touch) return
    const down = touch.clientY - from.y
    // A finger that goes sideways or up wants something else.
    if (distance === 0 && (down < 0 || Math.abs(touch.clientX - from.x) > down)) from = null
    if (!from || down < 8) return
    if (event.cancelable) event.preventDefault()
    distance = Math.min(furthest, (down - 8) / 2)
    onPull(distance)
  }
  const end = () => {
    if (from && distance > 0) onRelease(distance)
    from = null
    distance = 0
  }
  page.addEventListener('touchstart', start, { passive: true })
  page.addEventListener('touchmove', move, { passive: false })
  page.addEventListener('touchend', end)
  page.addEventListener('touchcancel', end)
  return () => {
    page.removeEventListener('touchstart', start)
    page.removeEventListener('touchmove', move)
    page.removeEventListener('touchend', end)
    page.removeEventListener('touchcancel', end)
  }
}
