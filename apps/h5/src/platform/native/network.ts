import { Network } from '@capacitor/network'

let online = navigator.onLine
const listeners = new Set<() => void>()

function know(connected: boolean): void {
  if (connected === online) return
  online = connected
  for (const listener of listeners) listener()
}

/** Begins to follow the device's connection, which a web view tells late or not at all; once, before anything is drawn. */
export async function followNetwork(): Promise<void> {
  await Network.addListener('networkStatusChange', ({ connected }) => know(connected))
  know((await Network.getStatus()).connected)
}

export function isOnline(): boolean {
  return online
}

export function watchNetwork(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
  }
}
