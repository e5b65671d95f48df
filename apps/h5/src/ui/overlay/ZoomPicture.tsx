import { type PointerEvent, useRef, useState } from 'react'
import { t } from '#i18n/t.ts'
import styles from '#ui/overlay/ImagePreview.module.css'
import { toast } from '#ui/overlay/toast.ts'
import { moveBy, unzoomed, type View, zoomAt } from '#ui/overlay/zoom.ts'

const doubleTapMilliseconds = 300

/** One picture: two fingers or a double tap zoom it, one finger moves it when zoomed. */
export function ZoomPicture({ url, alt }: { url: string; alt: string }) {
  const box = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const lastTap = useRef(0)
  const [view, setView] = useState<View>(unzoomed)
  const [broken, setBroken] = useState(false)

  function frame(): DOMRect {
    return box.current?.getBoundingClientRect() ?? new DOMRect()
  }

  function fromMiddle(point: { x: number; y: number }) {
    const { left, top, width, height } = frame()
    return { x: point.x - left - width / 2, y: point.y - top - height / 2 }
  }

  function onDown(event: PointerEvent) {
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (view.scale > 1) event.currentTarget.setPointerCapture(event.pointerId)
  }

  function onMove(event: PointerEvent) {
    const known = fingers.current.get(event.pointerId)
    if (!known) return
    const point = { x: event.clientX, y: event.clientY }
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at)
    fingers.current.set(event.pointerId, point)
    if (other) {
      const distance = (at: { x: number; y: number }) => Math.hypot(at.x - other.x, at.y - other.y)
      const middle = fromMiddle({ x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 })
      const ratio = distance(point) / Math.max(1, distance(known))
      setView((now) => zoomAt(now, now.scale * ratio, middle, frame()))
    } else if (view.scale > 1) {
      setView((now) => moveBy(now, { x: point.x - known.x, y: point.y - known.y }, frame()))
    }
  }

  function onUp(event: PointerEvent) {
    fingers.current.delete(event.pointerId)
  }

  function onTap(event: { timeStamp: number; clientX: number; clientY: number }) {
    const isDouble = event.timeStamp - lastTap.current < doubleTapMilliseconds
    lastTap.current = isDouble ? 0 : event.timeStamp
    if (!isDouble) return
    const at = fromMiddle({ x: event.clientX, y: event.clientY })
    setView((now) => (now.scale > 1 ? unzoomed : zoomAt(now, 2.5, at, frame())))
  }

  return (
    <div
      ref={box}
      className={styles.slide}
      data-zoomed={view.scale > 1 ? '' : undefined}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={onUp}
      onClick={onTap}
    >
      {broken ? (
        <p>{t('shell.previewFailed')}</p>
      ) : (
        <img
          src={url}
          alt={alt}
          draggable={false}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          onError={() => {
            setBroken(true)
            toast(t('shell.previewFailed'), 'part')
          }}
        />
      )}
    </div>
  )
}
