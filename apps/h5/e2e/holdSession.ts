import { account } from '@zhzz/contract/account/calls.ts'
import { ask } from '#e2e/ask.ts'
import type { AppWindow } from '#e2e/openApp.ts'

/** The session that a switch of the tenant gave, in this window from its next load on. */
export async function holdSession(app: AppWindow, token: string): Promise<void> {
  const viewer = JSON.stringify(await ask(account.current, {}, token))
  await app.context.addInitScript(
    (session) => {
      if (localStorage.getItem('ZKY-Token') !== null) return
      localStorage.setItem('ZKY-Token', session.token)
      localStorage.setItem('userInfo', session.viewer)
    },
    { token, viewer },
  )
}
