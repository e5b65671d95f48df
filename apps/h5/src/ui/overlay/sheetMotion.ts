import styles from '#ui/overlay/Sheet.module.css'

const closeMilliseconds = 180
/** A finger that moved less than that has not said where it goes. */
const slop = 6
/** Pulled down further than this, or let go of faster than that, a sheet closes. */
const farPixels = 140
const fastPixelsPerMillisecond = 0.5

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * The picture of a sheet that closes, sliding on from where the finger left it. The dialog itself is closed at once:
 * focus, taps and going back belong to the page again.
 */
function slideAway(panel: HTMLElement): void {
  if (isStill()) return
  const leaving = document.createElement('div')
  leaving.className = styles.leaving ?? ''
  leaving.inert = true
  leaving.ariaHidden = 'true'
  leaving.append(panel.cloneNode(true))
  document.body.append(leaving)
  const copies = leaving.querySelectorAll(':scope > * *')
  for (const [at, part] of panel.querySelectorAll('*').entries()) {
    const copy = copies[at]
    if (copy && part.scrollTop > 0) copy.scrollTop = part.scrollTop
  }
  setTimeout(() => leaving.remove(), closeMilliseconds)
}

/** True when the content below the finger can be scrolled up, or a finger does something else in it. */
function holdsFinger(target: Element, panel: Element): boolean {
  if (target.closest('input, textarea, select')) return true
  for (let part: Element | null = target; part && part !== panel; part = part.parentElement)
    if (part.scrollTop > 0) return true
  return false
}

interface Pull {
  pointerId: number
  x: number
  y: number
  /** The sheet follows the finger. */
  isHeld: boolean
  offset: number
  /** px per ms, of the last move. */
  speed: number
  at: number
}

/** By its head, or by its content where that is scrolled to the top. What it returns ends that. */
function pullDown(panel: HTMLElement, onClose: () => void): () => void {
  let pull: Pull | null = null

  function begin(event: PointerEvent): void {
    const { target, pointerId, pointerType, isPrimary, button, clientX: x, clientY: y } = event
    if (!isPrimary || button !== 0 || !(target instanceof Element)) return
    const isHead = target.closest('[data-grip]') !== null
    if (!isHead && (pointerType === 'mouse' || holdsFinger(target, panel))) return
    pull = { pointerId, x, y, isHeld: false, offset: 0, speed: 0, at: event.timeStamp }
  }
  /** Down and not sideways: then it is the sheet's from here on. */
  function decide(x: number, y: number): void {
    if (!pull || pull.isHeld) return
    const [right, down] = [x - pull.x, y - pull.y]
    if (Math.hypot(right, down) < slop) return
    if (down > Math.abs(right)) pull.isHeld = true
    else pull = null
  }
  function move(event: PointerEvent): void {
    if (event.pointerId !== pull?.pointerId) return
    const wasHeld = pull.isHeld
    decide(event.clientX, event.clientY)
    if (!pull?.isHeld) return
    if (!wasHeld) panel.setPointerCapture(event.pointerId)
    const offset = Math.max(0, event.clientY - pull.y - slop)
    const passed = event.timeStamp - pull.at
    if (passed > 0) pull.speed = (offset - pull.offset) / passed
    pull.offset = offset
    pull.at = event.timeStamp
    if (!isStill()) panel.style.transform = `translateY(${offset}px)`
  }
  /** Held back before it begins, the browser does not scroll, and the moves go on coming. */
  function hold(event: TouchEvent): void {
    const [finger] = event.touches
    if (finger) decide(finger.clientX, finger.clientY)
    if (pull?.isHeld && event.cancelable) event.preventDefault()
  }
  function end(event: PointerEvent): void {
    if (event.pointerId !== pull?.pointerId) return
    const { isHeld, offset, speed } = pull
    pull = null
    if (!isHeld) return
    const isFar = offset > Math.min(farPixels, panel.offsetHeight / 2)
    if (event.type === 'pointerup' && (isFar || speed > fastPixelsPerMillisecond)) onClose()
    // Closed it is gone by then; what only an answer closes comes back up.
    setTimeout(() => spring(panel))
  }

  panel.addEventListener('pointerdown', begin)
  panel.addEventListener('pointermove', move)
  panel.addEventListener('pointerup', end)
  panel.addEventListener('pointercancel', end)
  panel.addEventListener('touchmove', hold, { passive: false })
  return () => {
    panel.removeEventListener('pointerdown', begin)
    panel.removeEventListener('pointermove', move)
    panel.removeEventListener('pointerup', end)
    panel.removeEventListener('pointercancel', end)
    panel.removeEventListener('touchmove', hold)
  }
}

function spring(panel: HTMLElement): void {
  const { transform } = panel.style
  panel.style.transform = ''
  if (transform !== '' && !isStill())
    panel.animate([{ transform }, { transform: 'none' }], { duration: closeMilliseconds, easing: 'ease-out' })
}

/** A sheet follows the finger that pulls it down, and slides away when it closes (ui/overlay/asSheet.ts). */
export function sheetMotion(panel: HTMLElement, onClose: () => void): () => void {
  const stop = pullDown(panel, onClose)
  return () => {
    stop()
    slideAway(panel)
  }
}
