import { startKeepingAnswers } from '#api/keptAnswers.ts'
import { watchSession } from '#api/session.ts'
import { startCounting } from '#app/startCounting.ts'
import { startLastViewed } from '#app/startLastViewed.ts'
import { startServiceWorker } from '#app/startServiceWorker.ts'
import { startWindowApi } from '#app/startWindowApi.ts'
import { withWords } from '#i18n/locale.ts'
import { readStored } from '#platform/storage.ts'

/** What the app does beside its pages; begun when the first screen stands. */
export function startLater(): void {
  startKeepingAnswers()
  startLastViewed()
  startCounting()
  void startServiceWorker()
  startWindowApi()
  tellMessages()
  watchSession(tellMessages)
  if (readStored('packs') !== null)
    void withWords(import('#exhibition/pack/startPacks.ts')).then(({ startPacks }) => startPacks())
  if (readStored('targetMarks') !== null)
    void withWords(import('#exhibition/targets.ts')).then(({ startMarks }) => startMarks())
  if (readStored('callResults') !== null)
    void withWords(import('#call/resultOutbox.ts')).then(({ startResults }) => startResults())
}

/** Of who is signed in; a guest's visit fetches nothing for it. */
function tellMessages(): void {
  if (readStored('ZKY-Token') === null) return
  void import('#app/startNotices.ts').then(
    ({ startNotices }) => startNotices(),
    () => null,
  )
}
