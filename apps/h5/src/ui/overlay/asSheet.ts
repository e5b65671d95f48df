/**
 * For `useModal`: the only child of the dialog is pulled down to close it, and slides away when it closes. What moves it
 * comes when a first sheet is opened; without that a sheet closes by its button, Back and Esc.
 */
export function asSheet(dialog: HTMLDialogElement, onClose: () => void): () => void {
  const panel = dialog.firstElementChild
  let isOpen = true
  let stop: () => void = () => undefined
  void import('#ui/overlay/sheetMotion.ts').then(
    ({ sheetMotion }) => {
      if (isOpen && panel instanceof HTMLElement) stop = sheetMotion(panel, onClose)
    },
    () => null,
  )
  return () => {
    isOpen = false
    stop()
  }
}
