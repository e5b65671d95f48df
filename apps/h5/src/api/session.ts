import { createUseSession } from '@zhzz/client/react/useSession.ts'
import { client } from '#api/client.ts'

export const { currentSession, startSession, keepViewer, endSession, watchSession } = client

export const useSession = createUseSession(client)

let turns = 0

/** How often another window began or ended the session; what was drawn before that is not this session's. */
export function turnsElsewhere(): number {
  return turns
}

/** Follows a sign-in or sign-out that happens in another window; `onTurn` comes before anything is drawn again. */
export function followOtherWindows(onTurn: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key !== 'ZKY-Token' && key !== 'userInfo') return
    client.rereadSession(() => {
      turns += 1
      onTurn()
    })
  })
}
