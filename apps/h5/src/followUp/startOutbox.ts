import { watchSession } from '#api/session.ts'
import { sendUnsent } from '#followUp/outbox.ts'
import { t } from '#i18n/t.ts'
import { isOnline, watchNetwork } from '#platform/network.ts'
import { toast } from '#ui/overlay/toast.ts'

/** A weak connection raises no event when it gets better. */
const retryMilliseconds = 20_000

let running: Promise<void> | null = null

async function sendAll(): Promise<void> {
  const arrived = await sendUnsent()
  if (arrived > 0) toast(t('followUp.queuedSent', { n: arrived }))
}

function tryNow(): void {
  if (!isOnline() || running) return
  running = sendAll().finally(() => {
    running = null
  })
}

/** From now on what waits on this device is sent: at once, when the network or the person is back, and now and then. */
export function startOutbox(): void {
  tryNow()
  watchNetwork(tryNow)
  watchSession(tryNow)
  document.addEventListener('visibilitychange', tryNow)
  setInterval(tryNow, retryMilliseconds)
}
