import { account } from '@zhzz/contract/account/calls.ts'
import { queryClient } from '#api/queryClient.ts'
import { send } from '#api/send.ts'
import { currentSession, endSession } from '#api/session.ts'
import { t } from '#i18n/t.ts'
import { reLaunch, switchTab } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { countUnsent, forgetPerson } from '#platform/forgetPerson.ts'
import { confirmDialog } from '#ui/overlay/dialog.ts'
import { toast } from '#ui/overlay/toast.ts'

/**
 * 退出登录: asks (decided.md 6: the settings ask in other words), ends the session here and on the server, and goes to
 * the home tab. Whoever comes to this device next finds nothing of the person, so what was not sent is named before.
 */
export async function askToSignOut(question = t('shell.logoutAsk')): Promise<void> {
  const { viewer, token } = currentSession()
  const person = { subAccountId: viewer?.subAccountId, token }
  const unsent = countUnsent(person)
  const lost = unsent > 0 && { body: t('shell.logoutUnsent', { n: unsent }), danger: true }
  if (!(await confirmDialog({ title: question, ...lost }))) return
  // Without connection the session still ends on this device; the server's ends by its age.
  await send(account.logout, {}).catch(() => null)
  forgetSession()
  forgetPerson(person)
  toast(t('shell.loggedOut'))
  switchTab('/')
}

/** The session ends on this device, with everything that was read in it. */
export function forgetSession(): void {
  endSession()
  queryClient.clear()
}

/** After a new password, which ends every session: the login page by password. */
export function signInAgain(sentence: string): void {
  forgetSession()
  toast(sentence)
  reLaunch(to('/pages/login/pwdLogin'))
}
