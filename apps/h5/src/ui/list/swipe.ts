/** A finger that moved less than that has not said where it goes. */
const slop = 8

/**
 * A row whose actions lie behind its right end, `width` px wide: a finger draws it to the left by them, and `onChange`
 * says whether they stand open. What it returns ends that.
 */
export function drawAside(front: HTMLElement, width: () => number, onChange: (open: boolean) => void) {
  let start: { pointerId: number; x: number; y: number; from: number } | null = null
  let isHeld = false
  let offset = 0

  function place(next: number): void {
    offset = Math.max(-width(), Math.min(0, next))
    front.style.transform = offset === 0 ? '' : `translateX(${offset}px)`
  }
  function begin({ pointerId, pointerType, clientX: x, clientY: y, isPrimary }: PointerEvent): void {
    if (pointerType === 'mouse' || !isPrimary) return
    start = { pointerId, x, y, from: offset }
    isHeld = false
  }
  function move({ target, pointerId, clientX, clientY }: PointerEvent): void {
    if (pointerId !== start?.pointerId) return
    const [right, down] = [clientX - start.x, clientY - start.y]
    if (!isHeld) {
      if (Math.hypot(right, down) < slop) return
      // The list scrolls; to the right only what stands open is drawn back.
      if (Math.abs(down) >= Math.abs(right) || (right > 0 && start.from === 0)) {
        start = null
        return
      }
      isHeld = true
      // The row sees no more moves, and must not take the finger for one that rests.
      target?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }))
      front.setPointerCapture(pointerId)
      front.dataset['drawn'] = ''
      onChange(true)
    }
    place(start.from + right)
  }
  function end({ pointerId }: PointerEvent): void {
    if (pointerId !== start?.pointerId) return
    const { from } = start
    start = null
    if (isHeld) settle(from === 0 ? offset < -width() / 4 : offset < (-width() * 3) / 4)
    // A tap shuts it.
    else if (from !== 0) settle(false)
  }
  function settle(open: boolean): void {
    delete front.dataset['drawn']
    place(open ? -width() : 0)
    onChange(open)
  }

  front.addEventListener('pointerdown', begin)
  front.addEventListener('pointermove', move)
  front.addEventListener('pointerup', end)
  front.addEventListener('pointercancel', end)
  return {
    close: () => settle(false),
    stop: () => {
      front.removeEventListener('pointerdown', begin)
      front.removeEventListener('pointermove', move)
      front.removeEventListener('pointerup', end)
      front.removeEventListener('pointercancel', end)
    },
  }
}
