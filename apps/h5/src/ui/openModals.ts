/** How each open dialog and sheet is closed, the uppermost last. */
let closers: readonly (() => void)[] = []
let listener: () => void = () => {}

function change(next: readonly (() => void)[]): void {
  closers = next
  listener()
}

/** Notes an open dialog; the answer takes it off again. */
export function addModal(close: () => void): () => void {
  const own = () => close()
  change([...closers, own])
  return () => change(closers.filter((other) => other !== own))
}

export function hasModal(): boolean {
  return closers.length > 0
}

export function closeTopModal(): void {
  closers.at(-1)?.()
}

/** Calls back whenever a dialog opens or closes; one listener. */
export function whenModalsChange(react: () => void): void {
  listener = react
}
