import { calls } from '#endpoint.ts'
import { accountCalls } from '#operate/accounts.ts'
import { operatorCalls } from '#operate/operators.ts'
import { runningCalls } from '#operate/running.ts'
import { tenantCalls } from '#operate/tenants.ts'
import { unlockCalls } from '#operate/unlocks.ts'
import { waitingCalls } from '#operate/waiting.ts'

/** What the operator's console asks; of those who run the product, never of the app. */
export const operate = calls('operate', {
  ...operatorCalls,
  ...waitingCalls,
  ...accountCalls,
  ...tenantCalls,
  ...unlockCalls,
  ...runningCalls,
})
