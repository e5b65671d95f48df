import type { PointerEvent as ReactPointerEvent, SyntheticEvent } from 'react'

/** Spec §9. */
const holdMilliseconds = 350
const tolerancePixels = 10

let held: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | null = null
let swallowClick = false

function letGo(): void {
  if (held) clearTimeout(held.timer)
  held = null
}

/**
 * Handlers for an element on which a long press, a right click or the menu key does something else than a tap. Spread
 * them before `onClick`: the click that ends a long press does not reach it.
 */
export function longPress(onHold: () => void) {
  return {
    onPointerDown: (event: ReactPointerEvent) => {
      letGo()
      swallowClick = false
      if (event.pointerType === 'mouse') return
      const { clientX: x, clientY: y } = event
      const timer = setTimeout(() => {
        held = null
        swallowClick = true
        onHold()
      }, holdMilliseconds)
      held = { timer, x, y }
    },
    onPointerMove: (event: ReactPointerEvent) => {
      if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > tolerancePixels) letGo()
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onContextMenu: (event: SyntheticEvent) => {
      event.preventDefault()
      // A touch screen sends this for the same press; then the timer has spoken or will.
      if (!held && !swallowClick) onHold()
    },
    onClickCapture: (event: SyntheticEvent) => {
      if (!swallowClick) return
      swallowClick = false
      event.stopPropagation()
      event.preventDefault()
    },
  }
}
