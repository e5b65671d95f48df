import { here } from '#nav/history.ts'
import { navigateBack } from '#nav/navigate.ts'
import { actIn } from '#nav/page.ts'
import { hasModal } from '#ui/overlay/openModals.ts'

/**
 * ↑ ↓ move through the rows of a list, / goes to its search, Escape goes back. Enter opens a row because the row is a
 * button. Returns the end of it.
 */
export function followKeys(): () => void {
  const follow = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (hasModal()) return
    const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select')
    if (event.key === 'Escape') leave(event.target, isTyping)
    else if (!isTyping && event.key === '/') enterSearch(event)
    else if (!isTyping && (event.key === 'ArrowDown' || event.key === 'ArrowUp'))
      moveBy(event.key === 'ArrowDown' ? 1 : -1, event)
  }
  addEventListener('keydown', follow)
  return () => removeEventListener('keydown', follow)
}

/** Out of a field first; then the page on top closes. A tab has nothing to go back to. */
function leave(target: EventTarget | null, isTyping: boolean): void {
  if (isTyping && target instanceof HTMLElement) target.blur()
  else if (here().place.index > 0) {
    // Wherever the focus is, it is the newest page that closes.
    actIn('')
    navigateBack()
  }
}

function enterSearch(event: Event): void {
  const boxes = [
    ...document.querySelectorAll<HTMLInputElement>('[data-page]:not([inert]) input[type="search"]'),
  ]
  const box =
    boxes.find((one) => one.getClientRects().length > 0) ??
    document.querySelector<HTMLInputElement>('[data-top-bar] input')
  if (!box) return
  event.preventDefault()
  box.focus()
  box.select()
}

/** The page whose rows are walked: the one with the focus, else the list at the left, else the only one. */
function walkedPage(): Element | null {
  return (
    document.activeElement?.closest('[data-page]:not([inert])') ??
    document.querySelector('[data-page]:not([inert]):has([data-table])') ??
    document.querySelector('[data-pane="left"]:not([inert])') ??
    document.querySelector('[data-page]:not([inert])')
  )
}

function mainOf(row: Element | null | undefined): HTMLElement | null {
  if (!(row instanceof HTMLElement)) return null
  return row.hasAttribute('tabindex') ? row : row.querySelector<HTMLElement>('button, a[href]')
}

function moveBy(step: 1 | -1, event: Event): void {
  const page = walkedPage()
  const current = document.activeElement?.closest('[data-row]')
  if (!page || (!current && document.activeElement?.matches('[role="tab"], [role="radio"]'))) return
  const next = current
    ? page.querySelector(`[data-row="${Number(current.getAttribute('data-row')) + step}"]`)
    : (page.querySelector('[data-row][data-chosen]') ?? firstInSight(page))
  const main = mainOf(next)
  if (!main || !next) return
  event.preventDefault()
  main.focus({ preventScroll: true })
  next.scrollIntoView({ block: 'nearest' })
}

/** Not the one that is mostly under the bars. */
function firstInSight(page: Element): Element | undefined {
  const under = page.getBoundingClientRect().top + 80
  return [...page.querySelectorAll('[data-row]')].find((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return (top + bottom) / 2 > under
  })
}
