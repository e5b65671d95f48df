import { type RefObject, useLayoutEffect, useRef } from 'react'
import { addModal } from '#ui/overlay/openModals.ts'

/**
 * A native modal dialog that is open while `open`: focus stays inside, Escape and going back close it, and
 * while its page lies behind another one it is closed, to come back with the page. `whileOpen` begins what goes on until
 * it closes, and answers what ends that.
 */
export function useModal(
  open: boolean,
  onClose: () => void,
  whileOpen?: (dialog: HTMLDialogElement, close: () => void) => () => void,
): RefObject<HTMLDialogElement | null> {
  const box = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  useLayoutEffect(() => {
    close.current = onClose
  })
  useLayoutEffect(() => {
    const dialog = box.current
    if (!open || !dialog) return undefined
    const onCancel = (event: Event) => {
      event.preventDefault()
      close.current()
    }
    // The backdrop belongs to the dialog: a tap on it has the dialog itself as target.
    const onTap = (event: MouseEvent) => {
      if (event.target === dialog) close.current()
    }
    dialog.addEventListener('cancel', onCancel)
    dialog.addEventListener('click', onTap)
    const remove = addModal(() => close.current())
    dialog.showModal()
    // The dialog itself takes the focus, so that its name is read out and no link looks chosen.
    dialog.tabIndex = -1
    dialog.focus()
    const stop = whileOpen?.(dialog, () => close.current())
    return () => {
      stop?.()
      dialog.removeEventListener('cancel', onCancel)
      dialog.removeEventListener('click', onTap)
      remove()
      dialog.close()
    }
  }, [open, whileOpen])
  return box
}
