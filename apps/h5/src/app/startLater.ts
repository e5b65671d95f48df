import { startKeepingAnswers } from '#api/keptAnswers.ts'
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
  if (readStored('packs') !== null)
    void withWords(import('#exhibition/pack/startPacks.ts')).then(({ startPacks }) => startPacks())
  if (readStored('targetMarks') !== null)
    void withWords(import('#exhibition/targets.ts')).then(({ startMarks }) => startMarks())
}
