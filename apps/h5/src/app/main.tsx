import '#ui/toast.css'
import { account } from '@zhzz/contract/account/calls.ts'
import { createRoot } from 'react-dom/client'
import { refreshViewer } from '#account/signIn.ts'
import { queryClient } from '#api/queryClient.ts'
import { send, whenSignedOut } from '#api/send.ts'
import { currentSession, followOtherWindows } from '#api/session.ts'
import { App } from '#app/App.tsx'
import { askPrivacy } from '#app/askPrivacy.tsx'
import { closeByBack } from '#app/closeByBack.ts'
import { keepCurrentPath } from '#app/currentPath.ts'
import { loadLikelyPages, loadPage } from '#app/routes.ts'
import { loadLocale } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'
import { here, relaunch, startHistory } from '#nav/history.ts'
import { loginPath } from '#nav/navigate.ts'
import { toast } from '#ui/toast.ts'

async function start(): Promise<void> {
  startHistory()
  followOtherWindows()
  keepCurrentPath()
  closeByBack()
  whenSignedOut((token) => {
    if (token !== null) void send(account.logout, {}, { token }).catch(() => null)
    const { path, query } = here().place
    queryClient.clear()
    toast(t('failure.signedOut'))
    if (path !== loginPath) relaunch(loginPath, path + query)
  })
  // Words and the first page's code come side by side; a page that fails to load says so itself.
  await Promise.all([
    loadLocale(),
    loadPage(here().place.path)?.then(
      (page) => page.ahead(),
      () => null,
    ),
  ])
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<App />)
  // After the first page: nobody waits for it.
  whenIdle(() => {
    loadLikelyPages()
    void import('#followUp/startOutbox.ts').then(({ startOutbox }) => startOutbox())
  })
  if (here().place.path === '/') void askPrivacy()
  if (currentSession().token !== null) void refreshViewer()
}

/** After the first screen; a moment later where the browser cannot say when it is idle (Safari). */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 })
  else setTimeout(work, 2000)
}

void start()
