/**
 * Brings the first field with an error into sight, and the focus to it; its sentence stands there, and is read out. To be
 * called when the errors were just set.
 */
export function showFirstError(): void {
  requestAnimationFrame(() => {
    const error = document.querySelector('[data-page]:not([inert]) [role=alert]')
    const field = error && document.querySelector(`[aria-describedby="${CSS.escape(error.id)}"]`)
    if (field instanceof HTMLElement) field.focus({ preventScroll: true })
    error?.parentElement?.scrollIntoView({ block: 'center' })
  })
}
