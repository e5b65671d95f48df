import { useSyncExternalStore } from 'react'

/** State kept outside of React; the component draws again when it changes. Also where the server draws the page. */
export function useOutside<State>(watch: (listener: () => void) => () => void, read: () => State): State {
  return useSyncExternalStore(watch, read, read)
}
