import { newKey } from '@zhzz/client/newKey.ts'
import { event } from '@zhzz/contract/event/calls.ts'
import { hasAgreed } from '#account/consent.ts'
import { send } from '#api/send.ts'
import { here } from '#nav/history.ts'

const restMilliseconds = 10_000
const mostWaiting = 50

interface Click {
  at: string
  page: string
  target: string
}

/** The class names of our own style sheets around what was tapped: `cards>row>name`. Never a word of the page. */
function targetOf(element: Element): string {
  const names: string[] = []
  for (let at: Element | null = element; at && names.length < 3; at = at.parentElement) {
    const name = /(?:^|\s)_(\w+)_\w{5}_\d+/.exec(at.getAttribute('class') ?? '')?.[1]
    if (name !== undefined) names.unshift(name)
  }
  return names.length > 0 ? names.join('>') : element.localName
}

/** Counts taps (spec §7), only while the person agrees to it, until the server says that it does not count. */
export function startCounting(): void {
  const visit = newKey()
  let waiting: Click[] = []
  let counting = true
  let timer: ReturnType<typeof setTimeout> | undefined

  function take(): { visit: string; clicks: Click[] } | null {
    clearTimeout(timer)
    timer = undefined
    const clicks = waiting
    waiting = []
    return counting && hasAgreed() && clicks.length > 0 ? { visit, clicks } : null
  }

  async function sendWaiting(): Promise<void> {
    const batch = take()
    if (!batch) return
    // Lost when it cannot be sent: nobody's work depends on it.
    const answer = await send(event.batch, batch).catch(() => null)
    if (answer && !answer.counting) counting = false
  }

  document.addEventListener(
    'click',
    ({ target }) => {
      if (!counting || !hasAgreed() || !(target instanceof Element) || waiting.length >= mostWaiting) return
      const { path } = here().place
      waiting.push({ at: new Date().toISOString(), page: path, target: targetOf(target) })
      timer ??= setTimeout(() => void sendWaiting(), restMilliseconds)
    },
    { capture: true, passive: true },
  )
  // The page may be gone before an answer comes.
  document.addEventListener('visibilitychange', () => {
    const batch = document.visibilityState === 'hidden' ? take() : null
    if (batch)
      navigator.sendBeacon(event.batch.path, new Blob([JSON.stringify(batch)], { type: 'application/json' }))
  })
}
