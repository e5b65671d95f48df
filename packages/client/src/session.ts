import type { ViewerInfo } from '@zhzz/contract/account/viewerInfo.ts'

export interface SessionState {
  token: string | null
  /** userInfo of the spec; null until it was fetched once. */
  viewer: ViewerInfo | null
}

/** Where a session is kept (spec §3): the text of a key, null when there is none. */
export interface SessionStorage {
  read: (key: 'ZKY-Token' | 'userInfo') => string | null
  /** Null removes the key. */
  write: (key: 'ZKY-Token' | 'userInfo', value: string | null) => void
}

function isViewer(value: unknown): value is ViewerInfo {
  return typeof value === 'object' && value !== null && 'subAccountId' in value && 'infoSkipsLeft' in value
}

function viewerIn(text: string | null): ViewerInfo | null {
  try {
    const viewer: unknown = JSON.parse(text ?? 'null')
    return isViewer(viewer) ? viewer : null
  } catch {
    return null
  }
}

/** Who is signed in, kept in `storage` and told to whoever watches. */
export function createSession(storage: SessionStorage) {
  let session: SessionState | null = null
  const listeners = new Set<() => void>()

  function stored(): SessionState {
    const token = storage.read('ZKY-Token')
    return { token, viewer: token === null ? null : viewerIn(storage.read('userInfo')) }
  }

  function tell(): void {
    for (const listener of listeners) listener()
  }

  function set(next: SessionState): void {
    session = next
    storage.write('ZKY-Token', next.token)
    storage.write('userInfo', next.viewer && JSON.stringify(next.viewer))
    tell()
  }

  function currentSession(): SessionState {
    session ??= stored()
    return session
  }

  return {
    currentSession,
    startSession(token: string): void {
      set({ token, viewer: null })
    },
    keepViewer(viewer: ViewerInfo): void {
      const { token } = currentSession()
      if (token === null) return
      session = { token, viewer }
      // Another window may have ended the session while the answer was under way.
      if (storage.read('ZKY-Token') === token) storage.write('userInfo', JSON.stringify(viewer))
      tell()
    },
    endSession(): void {
      set({ token: null, viewer: null })
    },
    /** Returns the end of it. */
    watchSession(listener: () => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** The storage was written by another window: `onTurn` comes first when the session is another one. */
    rereadSession(onTurn: () => void): void {
      const { token } = currentSession()
      session = stored()
      if (session.token !== token) onTurn()
      tell()
    },
  }
}

export type Session = ReturnType<typeof createSession>
