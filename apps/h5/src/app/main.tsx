import '#ui/overlay/toast.css'
import { account } from '@zhzz/contract/account/calls.ts'
import { type ReactNode, startTransition, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { refreshViewer } from '#account/signIn.ts'
import { whenExplained } from '#api/explain.ts'
import { queryClient } from '#api/queryClient.ts'
import { readAhead } from '#api/readAhead.ts'
import { send, whenLate, whenSignedOut } from '#api/send.ts'
import { currentSession, followOtherWindows } from '#api/session.ts'
import { App } from '#app/App.tsx'
import { askPrivacy } from '#app/askPrivacy.ts'
import { closeByBack } from '#app/closeByBack.ts'
import { keepCurrentPath } from '#app/currentPath.ts'
import { loadWide } from '#app/loadWide.ts'
import { likelyLoads, loadPage } from '#app/routes.ts'
import { takeGiven } from '#app/takeGiven.ts'
import { loadLocale, withWords } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'
import { isComplete, type PageDefinition } from '#nav/definePage.tsx'
import { here, relaunch, startHistory } from '#nav/history.ts'
import { loginPath } from '#nav/navigate.ts'
import { openRemedy } from '#nav/remedy.ts'
import { keepEntryUrl } from '#platform/entryUrl.ts'
import { platformKind } from '#platform/kind.ts'
import { readStored, tellServer } from '#platform/storage.ts'
import { applyTextSize } from '#platform/textSize.ts'
import { toast } from '#ui/overlay/toast.ts'

async function start(): Promise<void> {
  keepEntryUrl()
  applyTextSize()
  startHistory()
  tellServer()
  takeGiven()
  followOtherWindows(() => queryClient.clear())
  keepCurrentPath()
  closeByBack()
  whenExplained(openRemedy)
  whenLate((endpoint, input) =>
    readStored('packs') === null
      ? undefined
      : withWords(import('#exhibition/pack/standIn.ts')).then(
          ({ standIn }) => standIn(endpoint, input),
          () => null,
        ),
  )
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
    loadWide(),
    bringBackAnswers(),
    loadPage(here().place.path)?.then(readFirst, () => null),
  ])
  await draw()
  // After the first page: nobody waits for it.
  oneByOne([
    ...likelyLoads(),
    () => void import('#app/startLater.ts').then(({ startLater }) => startLater()),
    () => void withWords(import('#followUp/outbox.ts')).then(({ startOutbox }) => startOutbox()),
  ])
  if (platformKind() === 'wechat')
    void import('#app/offerShare.ts').then(
      ({ offerShare }) => offerShare(),
      () => null,
    )
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
function readFirst(page: PageDefinition): void {
  const params = Object.fromEntries(new URLSearchParams(here().place.query))
  if (isComplete(page, params)) for (const read of page.ahead?.(params) ?? []) readAhead(read)
}

/**
 * Draws the app in the place of what the server drew, at the height to which that was scrolled. As a transition: in
 * short slices, between which the browser answers scrolls; what was drawn stays until the last one is done.
 */
function draw(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return Promise.resolve()
  const drawn = root.querySelector('[data-page]')
  let scrolled = drawn?.scrollTop ?? 0
  drawn?.addEventListener('scroll', () => {
    scrolled = drawn.scrollTop
  })
  return new Promise((resolve) => {
    const stands = () => {
      // Seen by tests: what stands here answers from now on.
      root.dataset.live = ''
      if (scrolled > 0) root.querySelector('[data-page]')?.scrollTo(0, scrolled)
      resolve()
    }
    startTransition(() =>
      createRoot(root).render(
        <Standing onStand={stands}>
          <App />
        </Standing>,
      ),
    )
  })
}

/** Says when its content is in the document for the first time. */
function Standing({ onStand, children }: { onStand: () => void; children: ReactNode }) {
  // Once, because it never changes.
  useLayoutEffect(onStand, [onStand])
  return children
}

/** Each in an idle moment of its own, so that no tap waits for all; where the browser cannot tell (Safari), later. */
function oneByOne([work, ...others]: readonly (() => void)[]): void {
  if (!work) return
  const next = () => {
    work()
    oneByOne(others)
  }
  if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: 5000 })
  else setTimeout(next, 300)
}

void start()
