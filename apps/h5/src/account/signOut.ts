import { account } from '@zhzz/contract/account/calls.ts'
import { queryClient } from '#api/queryClient.ts'
import { send } from '#api/send.ts'
import { endSession } from '#api/session.ts'
import { t } from '#i18n/t.ts'
import { switchTab } from '#nav/navigate.ts'
import { confirmDialog } from '#ui/dialog.ts'
import { toast } from '#ui/toast.ts'

/** 退出登录: asks, ends the session here and on the server, and goes to the home tab. */
export async function askToSignOut(): Promise<void> {
  if (!(await confirmDialog({ title: t('shell.logoutAsk') }))) return
  // Without connection the session still ends on this device; the server's ends by its age.
  await send(account.logout, {}).catch(() => null)
  endSession()
  queryClient.clear()
  toast(t('shell.loggedOut'))
  switchTab('/')
}
