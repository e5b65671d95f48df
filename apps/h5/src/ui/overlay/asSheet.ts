/** Moves the panel of a sheet while it is open; what it returns ends that, and lets it leave. */
type SheetMotion = (panel: HTMLElement, onClose: () => void) => () => void

let motion: SheetMotion | null = null

/** What moves sheets comes after the first screen; one that is opened before closes by its button, Back and Esc. */
export function moveSheets(by: SheetMotion): void {
  motion = by
}

/** For `useModal`: the only child of the dialog is pulled down to close it, and slides away when it closes. */
export function asSheet(dialog: HTMLDialogElement, onClose: () => void): () => void {
  const panel = dialog.firstElementChild
  return (panel instanceof HTMLElement && motion?.(panel, onClose)) || (() => undefined)
}
