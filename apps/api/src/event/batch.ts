import { event } from '@zhzz/contract/event/calls.ts'
import { onItsOwn } from '#serve/steps.ts'

/** What a row and its two index entries take beside its texts. */
const rowBytes = 140

export const batch = onItsOwn(event.batch, async ({ visit, clicks }, { db, deps, caller, now }) => {
  if (!deps.live().countClicks) return { counting: false }
  const rows = clicks.map(({ at, page, target }) => ({
    visit,
    name: 'click',
    at: new Date(at),
    createdAt: now,
    page,
    target,
  }))
  const bytes = rows.reduce((sum, { page, target }) => sum + rowBytes + page.length + target.length, 0)
  const { limits } = deps
  // Statistics are not worth a full disk: the app is told to send no more, and nobody is bothered.
  if ((await limits.count('eventNetworkDay', caller.network, bytes)).isOver) return { counting: false }
  if ((await limits.count('eventAllDay', 'all', bytes)).isOver) return { counting: false }
  await db.insertInto('eventLog').values(rows).execute()
  return { counting: true }
})
