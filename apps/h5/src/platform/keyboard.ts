/**
 * How much of the window the soft keyboard covers, in px. Android shrinks the window instead, then it is 0; iOS lays
 * the keyboard over the page.
 */
export function keyboardHeight(): number {
  const viewport = window.visualViewport
  if (!viewport || viewport.scale > 1.01) return 0
  return Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop))
}

/** Calls back when the keyboard comes or goes; returns the end of it. */
export function watchKeyboard(onChange: () => void): () => void {
  const viewport = window.visualViewport
  viewport?.addEventListener('resize', onChange)
  viewport?.addEventListener('scroll', onChange)
  return () => {
    viewport?.removeEventListener('resize', onChange)
    viewport?.removeEventListener('scroll', onChange)
  }
}
