import { useSyncExternalStore } from 'react'
import type { Client } from '#client.ts'
import type { SessionState } from '#session.ts'

export function createUseSession({ watchSession, currentSession }: Client) {
  /** The session; the component draws again when it changes. Also where the server draws the page. */
  return function useSession(): SessionState {
    return useSyncExternalStore(watchSession, currentSession, currentSession)
  }
}
