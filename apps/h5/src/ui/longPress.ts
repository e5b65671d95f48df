import type { PointerEvent as ReactPointerEvent, SyntheticEvent } from 'react'

/** Spec §9. */
const holdMilliseconds = 350
const tolerancePixels = 10

let pressed: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | null = null
let spoken = false

function letGo(): void {
  if (pressed) clearTimeout(pressed.timer)
  pressed = null
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

/** The click of the finger that held is nobody's, wherever it lands: not the row's, not that of a sheet now under it. */
function speak(onHold: () => void): void {
  pressed = null
  spoken = true
  addEventListener('click', swallow, { capture: true })
  addEventListener('pointerdown', () => removeEventListener('click', swallow, { capture: true }), {
    capture: true,
    once: true,
  })
  onHold()
}

/** Handlers for an element on which a long press, a right click or the menu key does something else than a tap. */
export function longPress(onHold: () => void) {
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: ReactPointerEvent) => {
      letGo()
      spoken = false
      if (pointerType !== 'mouse') {
        pressed = { timer: setTimeout(() => speak(onHold), holdMilliseconds), x, y }
      }
    },
    onPointerMove: ({ clientX, clientY }: ReactPointerEvent) => {
      if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) > tolerancePixels) letGo()
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onContextMenu: (event: SyntheticEvent) => {
      event.preventDefault()
      // A touch screen sends this for the same press; then the timer has spoken or will.
      if (!pressed && !spoken) onHold()
      spoken = false
    },
  }
}
