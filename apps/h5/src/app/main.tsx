import '#ui/toast.css'
import { account } from '@zhzz/contract/account/calls.ts'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { refreshViewer } from '#account/signIn.ts'
import { queryClient } from '#api/queryClient.ts'
import { readAhead } from '#api/readAhead.ts'
import { send, whenSignedOut } from '#api/send.ts'
import { currentSession, followOtherWindows } from '#api/session.ts'
import { App } from '#app/App.tsx'
import { askPrivacy } from '#app/askPrivacy.tsx'
import { closeByBack } from '#app/closeByBack.ts'
import { keepCurrentPath } from '#app/currentPath.ts'
import { offerShare } from '#app/offerShare.ts'
import { loadLikelyPages, loadPage } from '#app/routes.ts'
import { takeGiven } from '#app/takeGiven.ts'
import { loadLocale } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'
import type { PageDefinition } from '#nav/definePage.tsx'
import { here, relaunch, startHistory } from '#nav/history.ts'
import { loginPath } from '#nav/navigate.ts'
import { keepEntryUrl } from '#platform/entryUrl.ts'
import { readStored, tellServer } from '#platform/storage.browser.ts'
import { applyTextSize } from '#platform/textSize.browser.ts'
import { toast } from '#ui/toast.ts'

async function start(): Promise<void> {
  keepEntryUrl()
  applyTextSize()
  startHistory()
  tellServer()
  takeGiven()
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
  // Words, kept answers and the first page's code come side by side; a page that fails to load says so itself.
  await Promise.all([
    loadLocale(),
    bringBackAnswers(),
    loadPage(here().place.path)?.then(readFirst, () => null),
  ])
  draw()
  // After the first page: nobody waits for it.
  whenIdle(() => {
    loadLikelyPages()
    void import('#app/startLater.ts').then(({ startLater }) => startLater())
    void import('#followUp/startOutbox.ts').then(({ startOutbox }) => startOutbox())
  })
  offerShare()
  if (here().place.path === '/') void askPrivacy()
  if (currentSession().token !== null) void refreshViewer()
}

/** What an earlier visit kept on this device; a first visit does not fetch the code for it. */
async function bringBackAnswers(): Promise<void> {
  if (readStored('answersOf') === null) return
  await import('#api/keptAnswers.ts').then(
    ({ restoreAnswers }) => restoreAnswers(),
    () => null,
  )
}

/** Begins what the page reads first. */
function readFirst({ ahead, required }: PageDefinition): void {
  const params = Object.fromEntries(new URLSearchParams(here().place.query))
  if (required.every((name) => params[name])) for (const read of ahead?.(params) ?? []) readAhead(read)
}

/** Draws the app in the place of what the server drew, at the height to which that was scrolled. */
function draw(): void {
  const root = document.getElementById('root')
  if (!root) return
  const scrolled = root.querySelector('[data-page]')?.scrollTop ?? 0
  flushSync(() => createRoot(root).render(<App />))
  // Seen by tests: what stands here answers from now on.
  root.dataset.live = ''
  if (scrolled > 0) root.querySelector('[data-page]')?.scrollTo(0, scrolled)
}

/** After the first screen; a moment later where the browser cannot say when it is idle (Safari). */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 })
  else setTimeout(work, 2000)
}

void start()
