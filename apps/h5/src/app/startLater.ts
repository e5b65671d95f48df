import { startKeepingAnswers } from '#api/keptAnswers.ts'
import { startCounting } from '#app/startCounting.ts'
import { startServiceWorker } from '#app/startServiceWorker.ts'

/** What the app does beside its pages; begun when the first screen stands. */
export function startLater(): void {
  startKeepingAnswers()
  startCounting()
  void startServiceWorker()
}
