import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from '#ui/cx.ts'
import styles from '#ui/list/SwipeRow.module.css'
import { drawAside } from '#ui/list/swipe.ts'

interface SwipeAction {
  label: string
  tone: 'amber' | 'green'
  onAct: () => void
}

interface SwipeRowProps {
  children: ReactNode
  /** Behind the right end of the row; they must be in reach without a finger too. Empty: it stays where it is. */
  actions: readonly SwipeAction[]
}

/** A row that is drawn to the left to reach what lies behind it. */
export function SwipeRow({ children, actions }: SwipeRowProps) {
  const front = useRef<HTMLDivElement>(null)
  const behind = useRef<HTMLDivElement>(null)
  const drawing = useRef<{ close: () => void } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const canOpen = actions.length > 0
  useEffect(() => {
    if (!front.current || !canOpen) return undefined
    const drawn = drawAside(front.current, () => behind.current?.offsetWidth ?? 0, setOpen)
    drawing.current = drawn
    return () => {
      drawn.close()
      drawn.stop()
    }
  }, [canOpen])
  // What stands open goes shut by a tap on the row, or anywhere else.
  useEffect(() => {
    if (!isOpen) return undefined
    const shut = ({ target }: Event) => {
      if (target instanceof Node && front.current?.parentElement?.contains(target)) return
      drawing.current?.close()
    }
    addEventListener('pointerdown', shut)
    return () => removeEventListener('pointerdown', shut)
  }, [isOpen])
  // The click of a tap that shut it is nobody's.
  const wasOpen = useRef(false)
  function swallow(event: MouseEvent) {
    if (!wasOpen.current) return
    event.preventDefault()
    event.stopPropagation()
    drawing.current?.close()
  }
  return (
    <div className={styles.swipe}>
      <div ref={behind} className={cx(styles.behind, isOpen && styles.seen)}>
        {actions.map(({ label, tone, onAct }) => (
          <button
            key={label}
            type="button"
            className={styles[tone]}
            onClick={() => {
              drawing.current?.close()
              onAct()
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <div
        ref={front}
        className={styles.front}
        onPointerDownCapture={() => {
          wasOpen.current = isOpen
        }}
        onClickCapture={swallow}
      >
        {children}
      </div>
    </div>
  )
}
