/** How each open dialog and sheet is closed, the uppermost last. */
let closers: readonly (() => void)[] = []
const listeners = new Set<() => void>()

function change(next: readonly (() => void)[]): void {
  closers = next
  for (const listener of listeners) listener()
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
  closers[closers.length - 1]?.()
}

/** Calls back whenever a dialog opens or closes; the answer ends that. */
export function whenModalsChange(react: () => void): () => void {
  listeners.add(react)
  return () => {
    listeners.delete(react)
  }
}
