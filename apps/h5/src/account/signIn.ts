import { account } from '@zhzz/contract/account/calls.ts'
import { explain } from '#api/explain.ts'
import { queryClient } from '#api/queryClient.ts'
import { send } from '#api/send.ts'
import { keepViewer, startSession } from '#api/session.ts'
import { withWords } from '#i18n/locale.ts'

/** Begins a session with its token: what was read as a visitor is read again, and userInfo is kept. */
export async function signIn(token: string): Promise<void> {
  startSession(token)
  void queryClient.invalidateQueries()
  await refreshViewer()
}

/** Asks for userInfo again, e.g. after an unlock changed what is left. */
export async function refreshViewer(): Promise<void> {
  try {
    const viewer = await send(account.current, {})
    keepViewer(viewer)
    if (viewer.pendingAgreements.length > 0) {
      const { renewAgreements } = await withWords(import('#account/renewAgreements.ts'))
      await renewAgreements(viewer.pendingAgreements)
    }
  } catch (error) {
    explain(error)
  }
}
