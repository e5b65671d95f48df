export function isOnline(): boolean {
  return !('onLine' in navigator) || navigator.onLine
}

/** Calls back when the connection comes or goes; returns the end of it. */
export function watchNetwork(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
