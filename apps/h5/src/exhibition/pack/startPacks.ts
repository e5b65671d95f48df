import { currentSession, watchSession } from '#api/session.ts'
import { fetchPack } from '#exhibition/pack/fetchPack.ts'
import { areOwn, forgetPacks, packs } from '#exhibition/pack/packs.ts'
import { isOnline, watchNetwork } from '#platform/network.ts'

/** A pack that is older is brought up to date as soon as there is a connection. */
const freshMilliseconds = 30 * 60_000

let isStarted = false
let isRefreshing = false

/** From now on packs are kept up to date, and forgotten when the session ends or becomes another's. */
export function startPacks(): void {
  if (isStarted) return
  isStarted = true
  let { token } = currentSession()
  watchSession(() => {
    const now = currentSession().token
    if (now !== token) void forgetPacks().catch(() => null)
    token = now
  })
  watchNetwork(() => void refreshPacks())
  void refreshPacks()
}

async function refreshPacks(): Promise<void> {
  if (currentSession().token === null || (currentSession().viewer !== null && !areOwn()))
    return await forgetPacks().catch(() => undefined)
  if (!isOnline() || isRefreshing) return
  isRefreshing = true
  // What cannot be brought now stays as it is; nobody asked, so nothing is said.
  for (const { editionId, at } of packs())
    if (Date.now() - at > freshMilliseconds) await fetchPack(editionId).catch(() => null)
  isRefreshing = false
}
