import { account } from '@zhzz/contract/account/calls.ts'
import { queryClient } from '#api/queryClient.ts'
import { send } from '#api/send.ts'
import { endSession } from '#api/session.ts'
import { t } from '#i18n/t.ts'
import { reLaunch, switchTab } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { confirmDialog } from '#ui/dialog.ts'
import { toast } from '#ui/toast.ts'

/** 退出登录: asks (decided.md 6: the settings ask in other words), ends the session here and on the server, and goes to the home tab. */
export async function askToSignOut(question = t('shell.logoutAsk')): Promise<void> {
  if (!(await confirmDialog({ title: question }))) return
  // Without connection the session still ends on this device; the server's ends by its age.
  await send(account.logout, {}).catch(() => null)
  forgetSession()
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
