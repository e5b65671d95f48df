import type { Verdict } from '@zhzz/contract/prediction/company.ts'
import { keepInAnswers } from '#api/keepInAnswers.ts'

/** Writes what the person just said into the lists that show it: right at once when one comes back, and in the same order. */
export function keepVerdict(predictionId: string, verdict: Verdict | null): void {
  keepInAnswers((thing) =>
    thing.id === predictionId && thing.myVerdict !== undefined ? { ...thing, myVerdict: verdict } : null,
  )
}
