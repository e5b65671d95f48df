import { account } from '@zhzz/contract/account/calls.ts'
import { message } from '@zhzz/contract/message/calls.ts'
import { send } from '#api/send.ts'
import { outdate } from '#api/useWrite.ts'
import { withWords } from '#i18n/locale.ts'
import { navigateTo } from '#nav/navigate.ts'
import { isOnline } from '#platform/network.ts'
import { readStored } from '#platform/storage.ts'

/** Milliseconds between two looks for new messages, of an app that is seen. */
const everyLook = 60_000

/** Whose messages were looked at last, and when the newest of them had come. */
let seen: { token: string; until: string } | null = null

let isStarted = false

/** From now on a message that comes while the app is open is told within a minute, and the marks of bell and tab follow. */
export function startNotices(): void {
  if (isStarted) return
  isStarted = true
  setInterval(() => void look().catch(() => null), everyLook)
  void look().catch(() => null)
  // A notification of the system was tapped while the app is open (vite/serviceWorker.js).
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data?.type === 'open' && typeof data.path === 'string') navigateTo(data.path)
  })
}

async function look(): Promise<void> {
  const token = readStored('ZKY-Token')
  if (token === null) seen = null
  if (token === null || document.visibilityState !== 'visible' || !isOnline()) return
  const { list } = await send(message.page, { limit: 1 })
  const [newest = null] = list
  const before = seen?.token === token ? seen.until : null
  const until = newest?.createdAt ?? ''
  // Where the newest was deleted the one below it is nothing new.
  seen = { token, until: before !== null && before > until ? before : until }
  if (newest === null || before === null || until <= before || newest.isRead) return
  outdate([account.statistics, message.page])
  const { tellMessage } = await withWords(import('#pages/home/message/tellMessage.ts'))
  tellMessage(newest)
}
