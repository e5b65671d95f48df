import type { ViewerInfo } from '@zhzz/contract/account/viewerInfo.ts'
import { readStored, readStoredJson, store } from '#platform/storage.ts'
import { useOutside } from '#platform/useOutside.ts'

export interface Session {
  token: string | null
  /** userInfo of the spec; null until it was fetched once. */
  viewer: ViewerInfo | null
}

function isViewer(value: unknown): value is ViewerInfo {
  return typeof value === 'object' && value !== null && 'subAccountId' in value && 'infoSkipsLeft' in value
}

function stored(): Session {
  const token = readStored('ZKY-Token')
  const viewer = readStoredJson('userInfo')
  return { token, viewer: token !== null && isViewer(viewer) ? viewer : null }
}

let session: Session | null = null
const listeners = new Set<() => void>()

function set(next: Session): void {
  session = next
  store('ZKY-Token', next.token)
  store('userInfo', next.viewer && JSON.stringify(next.viewer))
  for (const listener of listeners) listener()
}

export function currentSession(): Session {
  session ??= stored()
  return session
}

export function startSession(token: string): void {
  set({ token, viewer: null })
}

export function keepViewer(viewer: ViewerInfo): void {
  if (currentSession().token !== null) set({ ...currentSession(), viewer })
}

export function endSession(): void {
  set({ token: null, viewer: null })
}

export function watchSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The session; the component draws again when it changes, in another window too. */
export function useSession(): Session {
  return useOutside(watchSession, currentSession)
}

let turns = 0

/** How often another window began or ended the session; what was drawn before that is not this session's. */
export function turnsElsewhere(): number {
  return turns
}

/** Follows a sign-in or sign-out that happens in another window; `onTurn` comes before anything is drawn again. */
export function followOtherWindows(onTurn: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key !== 'ZKY-Token' && key !== 'userInfo') return
    const { token } = currentSession()
    session = stored()
    if (session.token !== token) {
      turns += 1
      onTurn()
    }
    for (const listener of listeners) listener()
  })
}
